import { expect, test } from 'vitest'
import { toIdea } from '#server/data/ideas/rows.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import { type AuthoredKeys, listAuthored } from '#server/data/objects/list_authored.ts'
import { type AuthoredRow, authoredPart } from '#server/domain/ideas/authored.ts'
import { listPeople } from '#server/data/people/list.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { listPlaces } from '#server/data/places/find.ts'
import { toPlace } from '#server/data/places/rows.ts'
import type { Db } from '#server/database/db.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { only } from '#server/domain/basics/only.ts'
import { answer, ideas, people } from '#test/support/given/lists.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

// What the row of a part of an answer tells must be what the database tells when it is asked.

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const nothing: AuthoredKeys = {
  ...{ ideas: [], places: [], plans: [], actions: [] },
  ...{ captures: [], roundups: [], people: [], title_keys: [] },
}

/** What the database tells of one thing. */
async function asked(db: Db, keys: Partial<AuthoredKeys>): Promise<AuthoredRow | null> {
  const [row, ...others] = await listAuthored(db, { ...nothing, ...keys })
  expect(others).toEqual([])
  return row ?? null
}

const inTurn = <T>(work: (db: Db) => Promise<T>) => world.database.write(sam.owner, { work })

/** Whose words a row may have, as this release and earlier ones keep them. */
const authors = [null, 'owner', 'source', 'page:moon.example', 'public', 'friend']

test('a place tells whose words it has, unless an idea at it knows the page', async () => {
  const made = await answer(sam, 'places.private.create', { name: 'Moon Bar', address: 'Road 1' })
  const id = parseHandle('place', made.data.place.place_handle) ?? ''
  for (const words_from of authors)
    for (const origin of ['manual', 'captured', 'adopted', 'discovered'])
      for (const own_words of [[], ['name', 'part of address']]) {
        const [known, told] = await inTurn(async (db) => {
          await db.sql`
            update places set words_from = ${words_from}, origin = ${origin}, own_words = ${own_words}::text[]
            where owner_id = ${db.owner} and place_id = ${id}`
          const row = only(await listPlaces(db, [id]))
          return [authoredPart(toPlace(row)), await asked(db, { places: [id] })]
        })
        const isOpen = words_from === null && origin !== 'manual'
        expect(known, `${words_from} ${origin}`).toEqual(
          isOpen ? null : { kind: 'place', id, row: told },
        )
      }
})

test('an idea tells whose words it and its place have, unless only other rows know', async () => {
  const made = await answer(sam, 'places.private.create', { name: 'Sun Bar', address: 'Road 2' })
  const place_id = parseHandle('place', made.data.place.place_handle) ?? ''
  const [handle = ''] = await ideas(sam, 'Dance')
  const id = parseHandle('idea', handle) ?? ''
  for (const words_from of authors)
    for (const origin of ['created', 'captured', 'adopted', 'discovered'])
      for (const source_url of [null, 'https://sun.example/a'])
        for (const [at, place] of [
          [null, null],
          ['place_id', 'manual'],
          ['venue_place_id', 'manual'],
          ['place_id', 'captured'],
        ]) {
          const [known, told] = await inTurn(async (db) => {
            await db.sql`
              update places set origin = ${place ?? 'manual'} where owner_id = ${db.owner} and place_id = ${place_id}`
            await db.sql`
              update ideas set words_from = ${words_from}, idea_origin = ${origin}, source_url = ${source_url},
                own_words = '{title}', place_id = case when ${at}::text = 'place_id' then ${place_id}::uuid end,
                venue_place_id = case when ${at}::text = 'venue_place_id' then ${place_id}::uuid end
              where owner_id = ${db.owner} and idea_id = ${id}`
            const sealing = { owner: sam.owner, seal: world.service.runtime.seal }
            const part = toIdea(sealing, only(await listIdeas(db, [id])))
            return [authoredPart(part), await asked(db, { ideas: [id] })]
          })
          const isOfRoundup = words_from === null && origin === 'captured' && source_url === null
          const isOpen = isOfRoundup || place === 'captured'
          const what = [words_from, origin, source_url, at, place].join(' ')
          expect(known, what).toEqual(isOpen ? null : { kind: 'idea', id, row: told })
        }
})

test('a person tells whether they have chosen their name', async () => {
  const id = parseHandle('person', only(await people(sam, 'Zoe'))) ?? ''
  for (const origin of ['saved', 'sign_up'])
    for (const classification of ['connected', 'friend_in_mind']) {
      const [known, told] = await inTurn(async (db) => {
        await db.sql`
          update people set origin = ${origin}, classification = ${classification}
          where owner_id = ${db.owner} and person_id = ${id}`
        const part = toPerson(only(await listPeople(db, [id])))
        return [authoredPart(part), await asked(db, { people: [id] })]
      })
      expect(known, `${origin} ${classification}`).toEqual({ kind: 'person', id, row: told })
      expect(told === null).toBe(origin === 'saved' || classification === 'connected')
    }
})

test('a copy of a part tells nothing: it may say something else', () => {
  const row = { person_id: '6f1c1a52-0c1e-4f0a-8b44-3b1f5c1f9c11', display_name: 'Zoe' }
  const part = toPerson(row as Parameters<typeof toPerson>[0])
  expect(authoredPart(part)).not.toBeNull()
  expect(authoredPart({ ...part })).toBeNull()
})
