import { beforeAll, describe, expect, test } from 'vitest'
import { comparable } from '#test/support/comparable.ts'
import { aList, anIdea, answer, people, problem } from '#test/support/given/lists.ts'
import { likes, mutate, threeFriends } from '#test/support/given/likes.ts'
import { disconnect } from '#test/support/given/rows.ts'
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

const get = 'relationships.interest.get'

/** The candidate of a new idea. */
async function candidate(account: Account, title: string) {
  const { data } = await answer(account, 'ideas.structured_create', { kind: 'place', title })
  return { handle: data.idea.idea_handle, subject: { candidate_id: data.idea.candidate_id } }
}

/** Something Sam and Ada both like, each for the other. */
async function shared(title: string) {
  const { handle, subject } = await candidate(sam, title)
  await mutate(sam, handle, { operation: 'save', people_handles: [toAda] })
  const adas = await anIdea(ada, title)
  await mutate(ada, adas, { operation: 'save', people_handles: [toSam] })
  return { handle, subject, adas }
}

async function mutual(input: Record<string, unknown>) {
  const { data } = await answer(sam, get, { operation: 'check_mutual', ...input })
  return data.mutual
}

describe('relationships.interest.get', () => {
  test('says mutual where the other shares the interest, by handle and by name', async () => {
    const { subject } = await shared('Sauna')
    for (const named of [
      { person_handle: toAda },
      { person_query: 'ADA' },
      { person_query: 'ad' },
    ]) {
      const { data } = await answer(sam, get, { subject, ...named })
      expect(data).toMatchObject({ mine: true, person: { person_handle: toAda }, mutual: true })
    }
  })

  test('is unknown where the other or the caller does not share it', async () => {
    const { subject, handle } = await shared('Opera')
    expect(await mutual({ subject, person_handle: toMira })).toBe('unknown')
    expect(await mutual({ subject })).toBe('unknown')
    await mutate(sam, handle, { operation: 'unlike' })
    const { data } = await answer(sam, get, { subject, person_handle: toAda })
    expect(data).toMatchObject({ mine: false, mutual: 'unknown' })
  })

  test('the other’s like for somebody else, or for nobody in particular, stays unknown', async () => {
    const { subject, handle } = await candidate(sam, 'Quiet bar')
    await mutate(sam, handle, { operation: 'save', people_handles: [toAda] })
    const adas = await anIdea(ada, 'Quiet bar')
    await mutate(ada, adas, { operation: 'save' })
    expect(await mutual({ subject, person_handle: toAda })).toBe('unknown')
    await mutate(ada, adas, { operation: 'save', people_handles: [toSam] })
    expect(await mutual({ subject, person_handle: toAda })).toBe(true)
  })

  test('every read checks it again: like taken back, person removed, disconnected', async () => {
    const { subject, adas } = await shared('Boules')
    const asked = { subject, person_handle: toAda }
    expect(await mutual(asked)).toBe(true)
    await mutate(ada, adas, { operation: 'remove_person', people_handles: [toSam] })
    expect(await mutual(asked)).toBe('unknown')
    await mutate(ada, adas, { operation: 'save', people_handles: [toSam] })
    expect(await mutual(asked)).toBe(true)
    await mutate(ada, adas, { operation: 'unlike' })
    expect(await mutual(asked)).toBe('unknown')
    const other = await threeFriends(world)
    const { handle, subject: theirs } = await candidate(other.sam, 'Boules')
    await mutate(other.sam, handle, { operation: 'save' })
    const mine = await anIdea(other.ada, 'Boules')
    await mutate(other.ada, mine, { operation: 'save', people_handles: [other.toSam] })
    const input = { subject: theirs, person_handle: other.toAda }
    expect((await answer(other.sam, get, input)).data.mutual).toBe(true)
    await disconnect(world, other.sam, other.toAda)
    expect((await answer(other.sam, get, input)).data.mutual).toBe('unknown')
  })

  test('an unknown name is answered the same whether or not such an account exists', async () => {
    const { subject } = await shared('Chess')
    await world.account('Henriette')
    const unknown = await answer(sam, get, { subject, person_query: 'Henriette' })
    const nobody = await answer(sam, get, { subject, person_query: 'Hildegard' })
    expect(unknown.data).toMatchObject({ mine: true, person: null, mutual: 'unknown' })
    const { execution_id: _, ...first } = unknown
    const { execution_id: __, ...second } = nobody
    expect(comparable(first)).toEqual(comparable(second))
  })

  test('a name that matches several returns them, and nothing of their interests', async () => {
    const { subject } = await shared('Bowling')
    const [weber, kaya] = await people(sam, 'Jonas Weber', 'Jonas Kaya')
    const { data } = await answer(sam, get, { subject, person_query: 'jonas' })
    expect(data).toMatchObject({ person: null, mutual: 'unknown' })
    const handles = data.candidates?.map(({ person_handle }) => person_handle)
    expect(new Set(handles)).toEqual(new Set([weber, kaya]))
  })

  test('a Friend in Mind never shares anything', async () => {
    const { subject } = await shared('Karaoke')
    const [mind] = await people(sam, 'Somebody in mind')
    expect(await mutual({ subject, person_handle: mind })).toBe('unknown')
  })

  test('the other’s interest in something the caller does not have stays unknown', async () => {
    await mutate(ada, await anIdea(ada, 'Only hers'), {
      operation: 'save',
      people_handles: [toSam],
    })
    const [incoming] = await likes(sam, { filters: { incoming_only: true } })
    expect(incoming?.subject.title).toBe('Only hers')
    const subject = { type: 'idea', handle: incoming?.subject.handle }
    const { data } = await answer(sam, get, { subject, person_handle: toAda })
    expect(data).toMatchObject({ mine: false, mutual: 'unknown' })
  })

  test.each([{}, { subject: { type: 'idea' } }])(
    'asks which interest is meant where none is named: %j',
    async (input) => {
      const { status, data, outcome } = await answer(sam, get, { ...input, person_query: 'Ada' })
      expect(status).toBe('completed')
      expect(data).toEqual({
        subject: input.subject ?? {},
        mine: false,
        person: null,
        mutual: 'unknown',
      })
      expect(outcome.fallback_text).toContain('Which interest is meant?')
      expect(outcome.next_actions.map(({ capability }) => capability)).toEqual([
        'ideas.saved.query',
      ])
    },
  )

  test('a subject must be of this account', async () => {
    const { subject } = await candidate(ada, 'Foreign')
    const refused = (pointer: string, code = 'input_invalid', status = 422) => ({
      status,
      code,
      pointers: [pointer],
    })
    expect(await problem(sam, get, { subject })).toEqual(
      refused('/subject/candidate_id', 'reference_not_found', 404),
    )
    const own = await candidate(sam, 'In a list')
    const idea_list_handle = await aList(ada)
    expect(await problem(sam, get, { subject: { ...own.subject, idea_list_handle } })).toEqual(
      refused('/subject/idea_list_handle', 'reference_not_found', 404),
    )
  })
})
