import { beforeAll, describe, expect, test } from 'vitest'
import { queryOf, type TextQuery } from '#server/domain/finding/query.ts'
import { searchItems } from '#server/flows/finding/search_items.ts'
import { searchJob } from '#server/jobs/search.ts'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { recommended, titles } from '#test/support/given/recommendations.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

/** More than are read of one kind. */
const count = 1_100
const at: [number, number] = [12.33, 51.33]
const city = { 'addr:city': 'Leipzig', 'addr:suburb': 'Plagwitz', at }

beforeAll(async () => {
  const places = Array.from({ length: count }, (_, index) => ({
    ...{ id: `bar/${index}`, name: `Bar ${index}`, amenity: 'bar' },
    ...city,
  }))
  const start = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const late = [
    { id: 'event', name: 'Bar piano night', starts: start, ...city },
    { id: 'maze', name: 'Corn maze', description: 'For owls', ...city },
  ]
  await importText(world, featureLines([...places, ...late]), {
    source: 'crowd',
    timezone: 'Europe/Berlin',
  })
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      insert into places (owner_id, place_id, name, name_key, neighborhood, city, activity_name, updated_at)
      select a.owner_id, gen_random_uuid(), 'Shed ' || n, 'shed ' || n, case when n = 600 then 'Mitte' else 'Wedding' end,
        'Berlin', case when n = 601 then 'Bouldering' end, now() - n * interval '1 hour'
      from accounts a, generate_series(1, 650) n
      where a.owner_id = ${db.owner}`,
  })
  await searchJob(world.database).run(sam.owner)
})

const found = async (input: object) => titles((await recommended(sam, input)).data.items)

describe('of more places than are read at once', () => {
  test('a private one is found by its name, where it is and what it is for', async () => {
    expect(await found({ search: 'shed 640' })).toEqual(['Shed 640'])
    expect(await found({ neighborhoods: ['Mitte'] })).toEqual(['Shed 600'])
    expect(await found({ activities: ['Climbing'] })).toEqual(['Shed 601'])
  })

  test('the events of a city are not crowded out by its places', async () => {
    const soon = { starts_at: new Date().toISOString(), ends_at: inDays(7) }
    for (const input of [
      { neighborhoods: ['Leipzig'], search: 'bar' },
      { neighborhoods: ['Leipzig'], time_slots: [soon] },
    ]) {
      const { data } = await recommended(sam, { ...input, preference_terms: ['piano'] })
      expect(titles(data.items)[0]).toBe('Bar piano night')
    }
    const query = queryOf('bar')
    const time = { from: new Date(), until: new Date(inDays(7)), exact: null, hours: null }
    const searched = await world.database.read(sam.owner, (db) =>
      searchItems(
        db,
        query as TextQuery,
        { time: { ...time, weekdays: null, timezone: 'Europe/Berlin' } },
        new Set(['events', 'places']),
        'wide',
      ),
    )
    expect(searched.map(({ name }) => name)).toContain('Bar piano night')
  })

  test('one that fits only a word of the person’s own is found', async () => {
    const own = { neighborhoods: ['Leipzig'], user_activities: ['owls'] }
    expect(await found(own)).toEqual(['Corn maze'])
    expect(await found({ ...own, activities: ['Bouldering'] })).toEqual(['Corn maze'])
  })
})

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString()
}
