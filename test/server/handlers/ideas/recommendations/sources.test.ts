import { expect, test } from 'vitest'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { addDays } from '#server/domain/basics/days.ts'
import { feature, importText } from '#test/support/given/inventory.ts'
import { aList, answer } from '#test/support/given/lists.ts'
import { recommended } from '#test/support/given/recommendations.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const source = 'changing'
const day = (days: number) => addDays(wallTimeOf(new Date(), 'Europe/Berlin').date, days)

/** Imports a thing, as its source says now. */
function say(thing: Parameters<typeof feature>[0]) {
  return importText(world, `${feature(thing)}\n`, { source })
}

/** Puts the public thing of this name on a list: then it is the account's own. */
async function save(account: Account, query: string): Promise<void> {
  const { data } = await answer(account, 'ideas.search', { query })
  await answer(account, 'ideas.object.mutate', {
    operation: 'add_to_list',
    subject: { handle: data.items[0]?.handle },
    destination: { ideas_list_handle: await aList(account, { name: query }) },
  })
}

/** The only choice, between two hours in three days. */
async function chosen(account: Account, search: string, [from, until]: [string, string]) {
  const slot = { starts_at: `${day(3)}T${from}`, ends_at: `${day(3)}T${until}` }
  const { body } = await account.call('ideas.recommendations.get', { search, time_slots: [slot] })
  const [item] = body.data?.items ?? []
  return item ? [item.reasons.includes('Open then'), item.provisional] : body.error.code
}

test('a saved place is open when its source says now, and nobody knows when it is gone there', async () => {
  const sam = await world.account('Sam')
  const hall = { id: 'hall', name: 'Zitherhalle', amenity: 'bar' }
  await say({ ...hall, opening_hours: 'Mo-Su 10:00-23:00' })
  await save(sam, 'Zitherhalle')
  expect(await chosen(sam, 'zitherhalle', ['18:00', '21:00'])).toEqual([true, false])
  await say({ ...hall, opening_hours: 'Mo-Su 08:00-12:00' })
  expect(await chosen(sam, 'zitherhalle', ['18:00', '21:00'])).toBe('nothing_found')
  expect(await chosen(sam, 'zitherhalle', ['08:00', '11:00'])).toEqual([true, false])
  await say({ ...hall, operating_status: 'closed' })
  expect(await chosen(sam, 'zitherhalle', ['18:00', '21:00'])).toEqual([false, true])
  const { data } = await recommended(sam, { search: 'zitherhalle' })
  expect(data.items).toMatchObject([{ title: 'Zitherhalle', provisional: true }])
  expect(data.gaps).toContainEqual({
    code: 'source_changed',
    message:
      'The public source of “Zitherhalle” no longer says what was saved from it. Check it before you rely on it.',
  })
})

test('a saved event is only provisional once its source gives it another time', async () => {
  const sam = await world.account('Sam')
  const night = { id: 'night', name: 'Harp night', venue: 'Zitherhalle' }
  await say({ ...night, starts: `${day(3)}T20:00:00+01:00` })
  await save(sam, 'Harp night')
  expect(await chosen(sam, 'harp night', ['18:00', '23:00'])).toEqual([false, false])
  const page = await recommended(sam, { search: 'harp', page_size: 1 })
  expect(page.data.items).toMatchObject([{ provisional: false }])
  await say({ ...night, starts: `${day(9)}T20:00:00+01:00` })
  expect(await chosen(sam, 'harp night', ['18:00', '23:00'])).toEqual([false, true])
})
