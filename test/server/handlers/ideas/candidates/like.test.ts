import { beforeAll, describe, expect, test } from 'vitest'
import { aList, anIdea, answer, problem } from '#test/support/given/lists.ts'
import { likes, mutate, threeFriends } from '#test/support/given/likes.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
let sam: Account
let ada: Account
let toAda: string
let toMira: string
let toSam: string

beforeAll(async () => {
  ;({ sam, ada, toAda, toMira, toSam } = await threeFriends(world))
})

const like = 'ideas.candidates.like'

async function candidates(account: Account, ...titles: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const title of titles) {
    const { data } = await answer(account, 'ideas.structured_create', { kind: 'place', title })
    ids.push(data.idea.candidate_id)
  }
  return ids
}

const titlesOf = async (account: Account) =>
  (await likes(account)).map(({ subject }) => subject.title)

describe('ideas.candidates.like', () => {
  test('likes several ideas at once for people, and says which likes are mutual', async () => {
    const candidate_ids = await candidates(sam, 'Tea', 'Cake')
    await mutate(ada, await anIdea(ada, 'Cake'), { operation: 'save', people_handles: [toSam] })
    const { status, data, effects } = await answer(sam, like, {
      candidate_ids,
      person_handles: [toAda, toMira],
    })
    expect(status).toBe('completed')
    const people = [{ person_handle: toAda }, { person_handle: toMira }]
    expect(data.likes).toMatchObject([
      { candidate_id: candidate_ids[0], liked: true, people, mutual: false },
      { candidate_id: candidate_ids[1], liked: true, people, mutual: true },
    ])
    expect(effects).toHaveLength(2)
    expect(await titlesOf(ada)).toEqual(expect.arrayContaining(['Tea', 'Cake']))
    const [item] = await likes(sam)
    expect(item?.intentions).toEqual([[toAda, toMira]])
  })

  test('liking only liked ideas is unchanged; one new idea is a change', async () => {
    const [first = '', second = ''] = await candidates(sam, 'One', 'Two')
    await answer(sam, like, { candidate_ids: [first] })
    const again = await answer(sam, like, { candidate_ids: [first] })
    expect(again).toMatchObject({
      status: 'unchanged',
      effects: [],
      data: { likes: [{ liked: true, people: [] }], reversible_action_id: null },
    })
    const more = await answer(sam, like, { candidate_ids: [first, second] })
    expect(more).toMatchObject({ status: 'completed', effects: [{}] })
    expect(more.effects).toHaveLength(1)
  })

  test('one undo undoes all of it, and earlier likes stay', async () => {
    const [before = '', fresh = ''] = await candidates(sam, 'Before', 'Fresh')
    await answer(sam, like, { candidate_ids: [before] })
    const { data } = await answer(sam, like, {
      candidate_ids: [before, fresh],
      person_handles: [toAda],
    })
    expect(await titlesOf(ada)).toEqual(expect.arrayContaining(['Before', 'Fresh']))
    const { reversible_action_id } = data
    const undo = { operation: 'undo', reversible_action_id }
    const undone = await answer(sam, 'relationships.interest.mutate', undo)
    expect(undone.outcome.facts).toMatchObject({ undone: 2 })
    const titles = await titlesOf(ada)
    expect(titles).not.toContain('Before')
    expect(titles).not.toContain('Fresh')
    const mine = await titlesOf(sam)
    expect(mine).toContain('Before')
    expect(mine).not.toContain('Fresh')
  })

  test('where one candidate does not exist, nothing is changed', async () => {
    const [good = ''] = await candidates(sam, 'Good')
    const [foreign = ''] = await candidates(ada, 'Foreign')
    for (const bad of [foreign, `${good}x`, 'junk', '']) {
      expect(await problem(sam, like, { candidate_ids: [good, bad] })).toEqual({
        status: 404,
        code: 'reference_not_found',
        pointers: ['/candidate_ids/1'],
      })
    }
    expect(await titlesOf(sam)).not.toContain('Good')
  })

  test('one idea by two candidate ids is one like', async () => {
    const [one = ''] = await candidates(sam, 'Twice')
    const { data: read } = await answer(sam, 'ideas.saved.query', { query: 'Twice' })
    const other = read.items[0]?.candidate_id ?? ''
    expect(other).not.toBe(one)
    const { data, effects } = await answer(sam, like, { candidate_ids: [one, other, one] })
    expect(data.likes.map(({ candidate_id }) => candidate_id)).toEqual([one, other, one])
    expect(effects).toHaveLength(1)
  })

  test('asks for candidates, and refuses a list that does not exist', async () => {
    const { body } = await sam.call(like, {})
    expect(body).toMatchObject({ status: 'needs_input', error: { code: 'subject_required' } })
    const candidate_ids = await candidates(sam, 'Listed')
    const own = await aList(sam)
    expect((await answer(sam, like, { candidate_ids, idea_list_handle: own })).status).toBe(
      'completed',
    )
    const idea_list_handle = await aList(ada)
    expect(await problem(sam, like, { candidate_ids, idea_list_handle })).toMatchObject({
      status: 404,
      pointers: ['/idea_list_handle'],
    })
  })

  test('an archived idea cannot be liked, and nothing else in the call is liked', async () => {
    const { data } = await answer(sam, 'ideas.structured_create', { kind: 'place', title: 'Shut' })
    const [open = ''] = await candidates(sam, 'Open')
    const { idea_handle, candidate_id } = data.idea
    await answer(sam, 'ideas.created.archive', { idea_handle })
    const refused = await answer(sam, like, { candidate_ids: [open, candidate_id] })
    expect(refused).toMatchObject({
      status: 'failed',
      error: { code: 'idea_archived', pointer: '/candidate_ids/1' },
    })
    expect(await titlesOf(sam)).not.toContain('Open')
  })
})
