import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type ItemFilter, listItems } from '#server/data/inventory_items/list.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { useAccount, useWorld } from '#test/support/world.ts'
import { brand } from '#test/support/postgres/answer.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const hour = 3_600_000
const now = Date.now()
const at = (hours: number) => new Date(now + hours * hour)

/** When events begin, in hours from now, and how many hours they last; null where nobody knows. */
const starts = [-1000, -200, -30, -26, -24, -5, -2, 1, 20, 47, 49, 70, 200]
const lengths = [null, 1, 23, 24.5, 25, 26, 49, 300, 1100]
const events = starts.flatMap((start) => lengths.map((length) => ({ start, length })))

beforeAll(async () => {
  const lines = events.map(({ start, length }) => ({
    id: `${start} ${length}`,
    name: `Haus ${start} ${length}`,
    venue: 'Nordlicht',
    starts: at(start).toISOString(),
    ...(length !== null && { ends: at(start + length).toISOString() }),
  }))
  await importText(world, featureLines(lines), { source: 'periods' })
})

const windows = [
  [null, null],
  [null, 48.5],
  [0, null],
  [-500.5, 10.5],
  [24.6, 48.6],
  [48.6, 72.6],
  [190.6, 400],
] as const

test.each(windows)(
  'the events of a period are those that run in it: %s to %s',
  async (from, until) => {
    const window = {
      from: from === null ? null : at(from),
      until: until === null ? null : at(until),
    }
    const found = await list({ window })
    const running = events.filter(({ start, length }) => {
      const isAhead = start + (length ?? 3) > 0
      const lasts = from === null || start + (length ?? 0) >= from
      return isAhead && lasts && (until === null || start < until)
    })
    expect(found.toSorted()).toEqual(
      running.map(({ start, length }) => `Haus ${start} ${length}`).toSorted(),
    )
    expect(running.length).toBeGreaterThan(0)
    const words = await list({ window, query: null, terms: [`'haus'`], order: 'rank' })
    expect(words.toSorted()).toEqual(found.toSorted())
  },
)

test('the soonest come first, however long they last', async () => {
  const found = await list({ window: { from: at(0), until: null }, most: 7 })
  const begun = (name: string) => Number(name.split(' ')[1])
  expect(found.map(begun)).toEqual(found.map(begun).toSorted((one, other) => one - other))
  expect(begun(found[0] ?? '')).toBe(-1000)
})

async function list(filter: Partial<ItemFilter>): Promise<string[]> {
  const database = openDatabase({ url: world.database_url, brand })
  onTestFinished(() => database.close())
  const items = await database.read(sam.owner, (db) =>
    listItems(db, {
      ...{ terms: [`'haus'`], kinds: ['event'], order: 'start', most: 1_000 },
      ...filter,
    }),
  )
  return items.map(({ name }) => name)
}
