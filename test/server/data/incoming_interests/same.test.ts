import { expect, test } from 'vitest'
import { isSameInterest, thingColumns } from '#server/data/incoming_interests/same.ts'
import { sql } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { newId } from '#server/database/id.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()

interface Interest {
  kind: 'place' | 'idea' | 'event'
  title: string
  starts_at?: string
  neighborhood_name?: string
}

const at = (time: string): Interest => ({ kind: 'event', title: 'Jazz night', starts_at: time })
const named = (title: string): Interest => ({ kind: 'place', title })

/** Pairs of interests, and whether both are in the same thing. */
const pairs: [Interest, Interest, boolean][] = [
  [named('Café Müller'), named('café   MÜLLER'), true],
  [named('Café'), named('Cafe\u0301'), true],
  [named('Straße'), named('STRASSE'), true],
  [named('Bar'), named('Bär'), false],
  [named('Bàr'), named('Bár'), false],
  [named('Über uns'), named('Uber üns'), false],
  [named('Sauna'), named('Saunas'), false],
  [named('Привет'), named('ПРИВЕТ'), true],
  [named('Sauna'), { kind: 'idea', title: 'Sauna' }, true],
  [named('Jazz night'), at('2027-01-01T20:00Z'), false],
  [at('2027-01-01T20:00Z'), { ...at('2027-01-01T20:00Z'), title: 'jazz  NIGHT' }, true],
  [at('2027-01-01T20:00Z'), at('2027-01-02T07:59Z'), true],
  [at('2027-01-01T20:00Z'), at('2027-01-02T08:00Z'), false],
  [at('2027-01-01T20:00Z'), at('2027-06-01T20:00Z'), false],
  [at('2027-01-01T20:00Z'), { kind: 'event', title: 'Jazz night' }, false],
  [
    { ...named('Bar'), neighborhood_name: 'Mitte' },
    { ...named('Bar'), neighborhood_name: 'Kreuzberg' },
    false,
  ],
  [{ ...named('Bar'), neighborhood_name: 'Mitte' }, named('Bar'), true],
]

const columns = sql`(kind text, title text, title_key text, starts_at timestamptz, neighborhood_name text)`

const otherColumns = {
  kind: sql`k.kind`,
  title: sql`k.title`,
  title_key: sql`k.title_key`,
  starts_at: sql`k.starts_at`,
  neighborhood_name: sql`k.neighborhood_name`,
}

test('two interests are in one thing by kind, title, time and neighborhood, whichever comes first', async () => {
  const row = (one: Interest) => JSON.stringify([{ ...one, title_key: nameKey(one.title) }])
  const same = async (one: Interest, other: Interest) => {
    const [found] = await world.database.read(newId(), (db) =>
      db.run<{ same: boolean | null }>(sql`
        select ${isSameInterest(thingColumns, otherColumns)} as same
        from jsonb_to_recordset(${row(one)}) as t ${columns}
        cross join jsonb_to_recordset(${row(other)}) as k ${columns}`),
    )
    return found?.same ?? false
  }
  for (const [one, other, expected] of pairs) {
    const what = `${JSON.stringify(one)} ${JSON.stringify(other)}`
    expect(await same(one, other), what).toBe(expected)
    expect(await same(other, one), `the other way round: ${what}`).toBe(expected)
  }
})
