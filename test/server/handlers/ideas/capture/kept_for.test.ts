import { expect, test } from 'vitest'
import { insertIdeaForPerson } from '#server/data/idea_people/insert.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { anIdea, answer, people } from '#test/support/given/lists.ts'
import { type Account, useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

/** Keeps an idea for a person, as the end of a capture does. */
async function keepFor(account: Account, idea_handle: string, person_handle: string) {
  const idea = parseHandle('idea', idea_handle) ?? ''
  const person = parseHandle('person', person_handle) ?? ''
  await world.database.write(account.owner, {
    work: (db) => insertIdeaForPerson(db, idea, person),
  })
}

test('an idea that is kept for a person is found with them, and is no like', async () => {
  const [mira = '', noa = ''] = await people(sam, 'Mira', 'Noa')
  const sauna = await anIdea(sam, 'Ostsee Sauna')
  await anIdea(sam, 'Cinema')
  await keepFor(sam, sauna, mira)
  await keepFor(sam, sauna, mira)
  const saved = async (person_handle: string) =>
    (await answer(sam, 'ideas.saved.query', { person_handle })).data.items
  expect(await saved(mira)).toMatchObject([
    { idea_handle: sauna, liked: false, liked_by: [], mutual: false },
  ])
  expect(await saved(noa)).toEqual([])
  const read = async (person_handle: string) =>
    (await answer(sam, 'relationships.person.get', { person_handle })).data.interests
  expect(await read(mira)).toEqual([
    { idea_handle: sauna, kind: 'place', title: 'Ostsee Sauna', mine: false, mutual: 'unknown' },
  ])
  expect(await read(noa)).toEqual([])
  const { data } = await answer(sam, 'likes.query', {})
  expect(data.items).toEqual([])
  await answer(sam, 'ideas.created.archive', { idea_handle: sauna })
  expect(await saved(mira)).toEqual([])
  expect(await read(mira)).toEqual([])
})
