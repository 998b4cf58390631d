import { expect, test } from 'vitest'
import { deleteSource } from '#server/data/inventory_items/delete.ts'
import { sql } from '#server/database/sql.ts'
import { ensureDemoInventory } from '#server/process/inventory/demo.ts'
import { featureLines, importText, withSession } from '#test/support/given/inventory.ts'
import { answer } from '#test/support/given/lists.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

interface Found {
  kind: string
  items: number
  neighborhoods: number
  unplaced: number
  unnamed: number
  last: Date | null
}

function found(): Promise<Found[]> {
  return withSession(world.database_url, (session) =>
    session.run<Found>(sql`
      select kind, count(*) as items, count(distinct neighborhood_name) as neighborhoods,
        count(*) filter (where city <> 'Berlin' or timezone <> 'Europe/Berlin') as unplaced,
        count(*) filter (where activity_names = '{}') as unnamed, max(starts_at) as last
      from inventory_items
      where retired_at is null
      group by kind
      order by kind`),
  )
}

test('the demo has 160 places in 20 neighborhoods and 60 events that lie ahead, each with an activity', async () => {
  expect(await ensureDemoInventory(world.database_url)).toBe(true)
  const [events, places] = await found()
  expect(places).toMatchObject({ items: 160, neighborhoods: 20, unplaced: 0, unnamed: 0 })
  expect(events).toMatchObject({ items: 60, unplaced: 0, unnamed: 0 })
  const { data } = await answer(sam, 'events.search', { query: 'swing night' })
  expect(data.items).toHaveLength(2)
})

test('a second start imports nothing, and one weeks later moves the events on', async () => {
  const [before] = await found()
  expect(await ensureDemoInventory(world.database_url)).toBe(false)
  const later = new Date(Date.now() + 15 * 86_400_000)
  expect(await ensureDemoInventory(world.database_url, later)).toBe(true)
  const [after, places] = await found()
  expect(after?.items).toBe(60)
  expect(places?.items).toBe(160)
  expect((after?.last?.getTime() ?? 0) - (before?.last?.getTime() ?? 0)).toBeGreaterThan(
    10 * 86_400_000,
  )
})

test('what was removed does not come back beside another source', async () => {
  await importText(world, featureLines([{ id: '1', name: 'Real place' }]), { source: 'real' })
  await withSession(world.database_url, (session) => deleteSource(session, 'demo'))
  expect(await ensureDemoInventory(world.database_url)).toBe(false)
})
