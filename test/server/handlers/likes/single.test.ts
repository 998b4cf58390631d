import { describe, expect, test } from 'vitest'
import { likes as entries } from '#test/support/given/likes.ts'
import { answer } from '#test/support/given/lists.ts'
import { ideaAt, likes, samAndAda, unlikes } from '#test/support/given/recommendations.ts'
import { disconnect } from '#test/support/given/rows.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const title = 'Café Central'

/** Likes a thing of one's own for a person. */
async function like(account: Account, kind: 'idea' | 'place', handle: string, person: string) {
  const subject = { kind, handle }
  await answer(account, 'likes.mutate', { operation: 'save', subject, people_handles: [person] })
  await world.service.runtime.replicate(account.owner)
}

/** For each entry of likes.query whether it is the account's, and who is known to like it, too. */
async function matches(account: Account) {
  return (await entries(account)).map(({ mine, matches: people = [] }) => [
    mine,
    people.map(({ display_name }) => display_name),
  ])
}

async function briefOf(account: Account) {
  const { data } = await answer(account, 'planning.brief.get', {})
  return data.sections.flatMap(({ items }) => items.map((item) => item.title))
}

/** Who is said to like the first choice. */
async function likedBy(account: Account) {
  const { data } = await answer(account, 'ideas.recommendations.get', {})
  return data.items[0]?.liked_by.map(({ display_name }) => display_name)
}

describe('one like of a friend', () => {
  test('is one thing in the brief, also where the caller likes two of its name', async () => {
    const { sam, ada, toAda, toSam } = await samAndAda(world)
    for (const address of ['Oranienstraße 1, 10999 Berlin', 'Müllerstraße 1, 13353 Berlin']) {
      const area = address.startsWith('O') ? 'Kreuzberg' : 'Wedding'
      const { idea_handle } = await ideaAt(sam, title, { address: `${address} ${area}` })
      await like(sam, 'idea', idea_handle, toAda)
    }
    await likes(ada, title, [toSam])
    expect(await briefOf(sam)).toEqual([`Ada likes “${title}” too`])
    expect(await briefOf(ada)).toEqual([`Sam likes “${title}” too`])
    expect(await matches(ada)).toEqual([[true, ['Sam']]])
  })

  test('is told once, whatever the friend likes of that name, until the last of it is taken back', async () => {
    const { sam, ada, toAda, toSam } = await samAndAda(world)
    await likes(sam, title, [toAda])
    const idea = await likes(ada, title, [toSam])
    const { data } = await answer(ada, 'places.private.create', { name: title })
    const { place_handle } = data.place
    await like(ada, 'place', place_handle, toSam)
    expect([await matches(sam), await likedBy(sam)]).toEqual([[[true, ['Ada']]], ['Ada']])
    await unlikes(ada, idea)
    expect([await matches(sam), await likedBy(sam)]).toEqual([[[true, ['Ada']]], ['Ada']])
    await answer(ada, 'places.private.archive', { place_handle })
    await world.service.runtime.replicate(ada.owner)
    expect([await matches(sam), await likedBy(sam), await briefOf(sam)]).toEqual([
      [[true, []]],
      [],
      [],
    ])
  })

  test('given twice is the same like, and ends when the two part', async () => {
    const { sam, ada, toAda, toSam } = await samAndAda(world)
    await likes(ada, title, [toSam])
    const { data } = await answer(sam, 'ideas.recommendations.get', {})
    const candidate_ids = [data.items[0]?.candidate_id]
    const first = await answer(sam, 'ideas.candidates.like', { candidate_ids })
    const second = await answer(sam, 'ideas.candidates.like', { candidate_ids })
    expect([first.status, second.status]).toEqual(['completed', 'unchanged'])
    expect(await matches(sam)).toEqual([[true, ['Ada']]])
    await disconnect(world, sam, toAda)
    expect([await matches(sam), await briefOf(sam)]).toEqual([[[true, []]], []])
  })
})
