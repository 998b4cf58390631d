import { expect, test } from 'vitest'
import {
  selectAccents,
  isSameInterest,
  thingColumns,
} from '#server/data/incoming_interests/same.ts'
import { updateMissingAccents } from '#server/data/incoming_interests/update.ts'
import { listLikeIds } from '#server/data/likes/list.ts'
import { sql } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { newId } from '#server/database/id.ts'
import { asSuperuser } from '#test/support/cluster.ts'
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
  title_key: sql`k.title_key`,
  accents: selectAccents(sql`k.title`),
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

/** A row of a table as text of SQL. */
function inserted(table: string, row: Record<string, string | null>): string {
  const values = Object.values(row).map((value) =>
    value === null ? 'null' : `'${value.replaceAll("'", "''")}'`,
  )
  return `insert into ${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')})`
}

/** An account that likes one thing, and whose friend likes the other. */
function rowsOf(owner_id: string, one: Interest, other: Interest): string[] {
  const [idea_id, person_id, peer_owner] = [newId(), newId(), newId()]
  const kind = one.kind === 'event' ? 'event' : 'idea'
  const [title, title_key] = [one.title, nameKey(one.title)]
  return [
    inserted('people', {
      ...{ owner_id, person_id, display_name: 'Ada', name_key: 'ada', classification: 'connected' },
    }),
    inserted('connections', { owner_id, person_id, peer_owner, peer_person_id: newId() }),
    inserted('ideas', {
      ...{ owner_id, idea_id, title, title_key, kind: kind === 'event' ? 'event' : 'place' },
      event_start_at: one.starts_at ?? null,
      neighborhood_name: one.neighborhood_name ?? null,
    }),
    inserted('likes', {
      ...{ owner_id, like_id: newId(), subject_kind: kind, subject_id: idea_id, title, title_key },
      saved: 'true',
    }),
    inserted('incoming_interests', {
      ...{
        owner_id,
        peer_owner,
        source_id: newId(),
        interest_id: newId(),
        person_id,
        version: '1',
      },
      ...{ kind: other.kind, title: other.title, title_key: nameKey(other.title) },
      starts_at: other.starts_at ?? null,
      neighborhood_name: other.neighborhood_name ?? null,
    }),
  ]
}

test('likes and interests that are in one thing are one entry, with accents that are stored or not yet', async () => {
  const made = pairs.flatMap(([one, other, expected]) => [
    { owner: newId(), one, other, expected },
    { owner: newId(), one: other, other: one, expected },
  ])
  const rows = made.flatMap(({ owner, one, other }) => rowsOf(owner, one, other))
  await asSuperuser(
    world.superuser_url,
    ['set session_replication_role = replica', ...rows].join(';\n'),
  )
  const misses: string[] = []
  const look = async (when: string) => {
    for (const { owner, one, other, expected } of made) {
      const count = async (filters: object) => {
        const query = { filters, people: null, timezone: 'Europe/Berlin', now: new Date() }
        return (await world.database.read(owner, (db) => listLikeIds(db, query))).length
      }
      const counts = [await count({}), await count({ own_only: true, incoming_only: true })]
      if (counts.join() === (expected ? '1,1' : '2,0')) continue
      misses.push(`${when}: ${JSON.stringify(one)} ${JSON.stringify(other)}: ${counts}`)
    }
  }
  await look('computed')
  for (const { owner } of made) {
    await world.database.write(owner, { work: (db) => updateMissingAccents(db, 500) })
  }
  await look('stored')
  expect(misses).toEqual([])
})
