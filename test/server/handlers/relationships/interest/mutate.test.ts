import { beforeAll, describe, expect, test } from 'vitest'
import { anIdea, answer, people, problem } from '#test/support/given/lists.ts'
import { likes, threeFriends } from '#test/support/given/likes.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
let sam: Account
let ada: Account
let mira: Account
let toAda: string
let toMira: string

beforeAll(async () => {
  ;({ sam, ada, mira, toAda, toMira } = await threeFriends(world))
})

const mutate = 'relationships.interest.mutate'

async function subjectOf(title: string) {
  const { data } = await answer(sam, 'ideas.structured_create', { kind: 'place', title })
  return { type: 'idea', candidate_id: data.idea.candidate_id }
}

const titlesOf = async (account: Account) =>
  (await likes(account)).map(({ subject }) => subject.title)

describe('relationships.interest.mutate', () => {
  test('a like for one person is shown to them, and to the next person it is for', async () => {
    const subject = await subjectOf('Swim')
    const first = await answer(sam, mutate, { operation: 'like', subject, person_handle: toAda })
    expect(first).toMatchObject({
      status: 'completed',
      data: {
        subject,
        person: { person_handle: toAda },
        liked: true,
        reversible_action_id: expect.stringMatching(/^ra_/),
      },
      effects: [{ type: 'interest.changed', state: 'confirmed', resource: { kind: 'idea' } }],
    })
    await answer(sam, mutate, { operation: 'like', subject, person_query: 'mira' })
    expect(await titlesOf(ada)).toContain('Swim')
    expect(await titlesOf(mira)).toContain('Swim')
    await answer(sam, mutate, { operation: 'unlike', subject, person_handle: toAda })
    expect(await titlesOf(ada)).not.toContain('Swim')
    expect(await titlesOf(mira)).toContain('Swim')
    const whole = await answer(sam, mutate, { operation: 'unlike', subject })
    expect(whole.data).toMatchObject({ person: null, liked: false })
    expect(await titlesOf(mira)).not.toContain('Swim')
  })

  test('the same like again is unchanged, and there is nothing to undo', async () => {
    const subject = await subjectOf('Run')
    const nothing = { status: 'unchanged', effects: [], data: { reversible_action_id: null } }
    expect(await answer(sam, mutate, { operation: 'unlike', subject })).toMatchObject(nothing)
    const asked = { operation: 'like', subject, person_handle: toMira }
    await answer(sam, mutate, asked)
    expect(await answer(sam, mutate, asked)).toMatchObject(nothing)
    expect(await answer(sam, mutate, { operation: 'like', subject })).toMatchObject(nothing)
    const other = { operation: 'unlike', subject, person_handle: toAda }
    expect(await answer(sam, mutate, other)).toMatchObject({ ...nothing, data: { liked: false } })
  })

  test('an undo restores the state before, once, and can itself be undone', async () => {
    const subject = await subjectOf('Row')
    const { data } = await answer(sam, mutate, { operation: 'like', subject, person_handle: toAda })
    const undo = { operation: 'undo', reversible_action_id: data.reversible_action_id }
    const undone = await answer(sam, mutate, undo)
    expect(undone).toMatchObject({
      status: 'completed',
      data: { subject: { type: 'idea' }, person: null, liked: false },
    })
    expect(await titlesOf(ada)).not.toContain('Row')
    expect(await answer(sam, mutate, undo)).toMatchObject({
      status: 'failed',
      error: { code: 'not_reversible', pointer: '/reversible_action_id' },
    })
    const { reversible_action_id } = undone.data
    await answer(sam, mutate, { operation: 'undo', reversible_action_id })
    expect(await titlesOf(ada)).toContain('Row')
  })

  test('an undo keeps later changes and says so, and refuses another subject', async () => {
    const subject = await subjectOf('Sail')
    const like = { operation: 'like', subject }
    const { data } = await answer(sam, mutate, { ...like, person_handle: toAda })
    await answer(sam, mutate, { ...like, person_handle: toMira })
    const undo = { operation: 'undo', reversible_action_id: data.reversible_action_id }
    const other = { ...undo, subject: await subjectOf('Surf') }
    expect(await problem(sam, mutate, other)).toEqual({
      status: 422,
      code: 'input_invalid',
      pointers: ['/subject/candidate_id', '/reversible_action_id'],
    })
    const undone = await answer(sam, mutate, { ...undo, subject })
    expect(undone.outcome.fallback_text).toBe(
      'Undone. What you changed later in your like of “Sail” stays.',
    )
    expect(await titlesOf(mira)).toContain('Sail')
    expect(await titlesOf(ada)).not.toContain('Sail')
  })

  test('of twenty undos at once one is done', async () => {
    const subject = await subjectOf('Dive')
    const { data } = await answer(sam, mutate, { operation: 'like', subject, person_handle: toAda })
    const undo = { operation: 'undo', reversible_action_id: data.reversible_action_id }
    const given = await Promise.all(Array.from({ length: 20 }, () => sam.call(mutate, undo)))
    const ends = given.map(({ body }): unknown => body.error?.code ?? body.code ?? body.status)
    expect(ends.filter((end) => end === 'completed')).toHaveLength(1)
    expect(
      ends.every((end) => /^(completed|not_reversible|dependency_unavailable)$/.test(String(end))),
    ).toBe(true)
    expect(await titlesOf(ada)).not.toContain('Dive')
  })

  test("another account's reversible action, a receipt and an unknown one get the same answer", async () => {
    const subject = await subjectOf('Skate')
    const { data } = await answer(sam, mutate, { operation: 'like', subject })
    const id = data.reversible_action_id ?? ''
    const found = (account: Account, reversible_action_id: string) =>
      problem(account, mutate, { operation: 'undo', reversible_action_id })
    const missing = {
      status: 404,
      code: 'reference_not_found',
      pointers: ['/reversible_action_id'],
    }
    expect(await found(ada, id)).toEqual(missing)
    expect(await found(sam, id.replace('ra_', 're_'))).toEqual(missing)
    expect(await found(sam, `ra_${'7'.repeat(25)}0`)).toEqual(missing)
    const receipt = await sam.call('likes.mutate', {
      operation: 'undo',
      receipt_id: id.replace('ra_', 're_'),
    })
    expect(receipt.status).toBe(404)
  })

  test('the answer asks about people who are unknown or ambiguous', async () => {
    const subject = await subjectOf('Sing')
    await people(sam, 'Jonas Weber', 'Jonas Kaya')
    const like = (person_query: string) =>
      answer(sam, mutate, { operation: 'like', subject, person_query })
    const prerequisite = { capability: 'relationships.people.ensure' }
    expect(await like('Henriette')).toMatchObject({
      status: 'needs_input',
      error: { code: 'person_unresolved', prerequisite },
    })
    const several = await like('Jonas')
    expect(several).toMatchObject({ error: { code: 'person_ambiguous' } })
    expect(several.error.candidates).toHaveLength(2)
    expect(await titlesOf(sam)).not.toContain('Sing')
  })

  test.each([
    [{}, 422, ['/operation']],
    [{ operation: 'undo' }, 422, ['/reversible_action_id']],
  ])('%j is refused', async (input, status, pointers) => {
    expect(await problem(sam, mutate, input)).toMatchObject({ status, pointers })
  })

  test.each([[{}], [{ subject: {} }], [{ subject: { type: 'place' } }]])(
    'without anything it is about it asks: %j',
    async (input) => {
      const { body } = await sam.call(mutate, { operation: 'like', ...input })
      expect(body).toMatchObject({ status: 'needs_input', error: { code: 'subject_required' } })
    },
  )

  test('a private place is a subject by its handle', async () => {
    const { data } = await answer(sam, 'places.private.create', { name: 'Balcony' })
    const subject = { type: 'place', place_handle: data.place.place_handle }
    const liked = await answer(sam, mutate, { operation: 'like', subject, person_handle: toAda })
    expect(liked.effects).toMatchObject([{ resource: { kind: 'place' } }])
    expect(await titlesOf(ada)).toContain('Balcony')
    const { reversible_action_id } = liked.data
    const undone = await answer(sam, mutate, { operation: 'undo', reversible_action_id })
    expect(undone.data.subject).toEqual(subject)
  })

  test('a type that does not fit is refused, and a place may be an idea of a place', async () => {
    const { data } = await answer(sam, 'places.private.create', { name: 'Terrace' })
    const { place_handle } = data.place
    const { candidate_id } = await subjectOf('Climb')
    const ask = (subject: object) => problem(sam, mutate, { operation: 'like', subject })
    for (const type of ['idea', 'event']) {
      expect(await ask({ type, place_handle })).toEqual({
        status: 404,
        code: 'reference_not_found',
        pointers: ['/subject/place_handle'],
      })
    }
    expect(await ask({ type: 'event', candidate_id })).toMatchObject({
      pointers: ['/subject/candidate_id'],
    })
    for (const type of ['idea', 'place', 'recommendation']) {
      const { data: liked } = await answer(sam, mutate, {
        operation: 'like',
        subject: { type, candidate_id },
      })
      expect(liked.liked).toBe(true)
    }
    expect(await titlesOf(sam)).not.toContain('Terrace')
  })

  test('a candidate that is not this account’s changes nothing', async () => {
    const foreign = await answer(ada, 'ideas.structured_create', { kind: 'place', title: 'Hers' })
    const { candidate_id } = foreign.data.idea
    const input = { operation: 'like', subject: { candidate_id } }
    expect(await problem(sam, mutate, input)).toEqual({
      status: 404,
      code: 'reference_not_found',
      pointers: ['/subject/candidate_id'],
    })
    expect(await anIdea(sam, 'Still works')).toMatch(/^id_/)
  })
})
