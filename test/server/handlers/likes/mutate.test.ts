import { beforeAll, describe, expect, test } from 'vitest'
import { anIdea, answer, people, problem } from '#test/support/given/lists.ts'
import { mutate } from '#test/support/given/likes.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'
import { earlier } from '#test/support/given/time.ts'
import { sql } from '#server/database/sql.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
let ada = ''
let jonas = ''

beforeAll(async () => {
  ;[ada = '', jonas = ''] = await people(sam, 'Ada', 'Jonas')
})

const undo = (receipt_id: unknown) => sam.call('likes.mutate', { operation: 'undo', receipt_id })

/** Lets the account's changes be this much older. */
async function age(time: string): Promise<void> {
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      update reversible_actions set expires_at = ${earlier(sql`expires_at`, time)}
      where owner_id = ${db.owner}`,
  })
}

describe('likes.mutate', () => {
  test('save adds an intention, replace sets them all, remove_person removes a person from each', async () => {
    const idea = await anIdea(sam, 'Ramen')
    const saved = await mutate(sam, idea, { operation: 'save' })
    expect(saved).toMatchObject({
      status: 'completed',
      data: { saved: true, intentions: [], revision: 1, receipt_id: expect.stringMatching(/^re_/) },
    })
    const withAda = await mutate(sam, idea, { operation: 'save', people_handles: [ada] })
    expect(withAda.data).toMatchObject({ intentions: [[ada]], revision: 2 })
    const both = await mutate(sam, idea, { operation: 'save', intentions: [[jonas, ada]] })
    expect(both.data).toMatchObject({ intentions: [[ada], [jonas, ada]], revision: 3 })
    expect(both.outcome.fallback_text).toBe(
      'You like “Ramen”. You would do it with Ada, or with Jonas and Ada.',
    )
    const out = await mutate(sam, idea, { operation: 'remove_person', people_handles: [ada] })
    expect(out.data).toMatchObject({ saved: true, intentions: [[jonas]], revision: 4 })
    const replaced = await mutate(sam, idea, {
      operation: 'replace',
      intentions: [[ada, jonas], [ada]],
    })
    expect(replaced.data).toMatchObject({ intentions: [[ada, jonas], [ada]], revision: 5 })
    const unliked = await mutate(sam, idea, { operation: 'unlike' })
    expect(unliked.data).toMatchObject({ saved: false, intentions: [], revision: 6 })
  })

  test.each([
    [{ operation: 'save', intentions: [] }],
    [{ operation: 'replace', intentions: [['ada', 'jonas', 'ada'], ['jonas', 'ada'], []] }],
    [{ operation: 'remove_person', people_handles: ['mira'] }],
  ])('asking for what is already so is unchanged, in any order: %j', async (asked) => {
    const [mira = ''] = await people(sam, 'Mira')
    const text = JSON.stringify(asked)
      .replaceAll('"ada"', `"${ada}"`)
      .replaceAll('"jonas"', `"${jonas}"`)
      .replaceAll('"mira"', `"${mira}"`)
    const idea = await anIdea(sam, `Same ${crypto.randomUUID()}`)
    await mutate(sam, idea, { operation: 'save', intentions: [[ada, jonas]] })
    const again = await mutate(sam, idea, JSON.parse(text))
    expect(again).toMatchObject({
      status: 'unchanged',
      effects: [],
      data: { revision: 1, intentions: [[ada, jonas]], receipt_id: null, reversible_until: null },
    })
  })

  test('unliking what was never liked is unchanged, and has no revision', async () => {
    const never = await mutate(sam, await anIdea(sam, 'Never'), { operation: 'unlike' })
    expect(never).toMatchObject({ status: 'unchanged', data: { saved: false, revision: 0 } })
  })

  test.each([
    [{}, '/operation'],
    [{ operation: 'undo' }, '/receipt_id'],
    [{ operation: 'replace', subject: { kind: 'idea', handle: 'x' } }, '/intentions'],
    [{ operation: 'remove_person', subject: { kind: 'idea', handle: 'x' } }, '/people_handles'],
    [{ operation: 'remove_person', people_handles: [] }, '/people_handles'],
  ])('%j lacks %s', async (input, pointer) => {
    const found = await problem(sam, 'likes.mutate', input)
    expect(found).toEqual({ status: 422, code: 'input_invalid', pointers: [pointer] })
  })

  test('people named to be unliked are asked about: the whole like would go', async () => {
    const idea = await anIdea(sam, 'With both')
    await mutate(sam, idea, { operation: 'save', people_handles: [ada, jonas] })
    const subject = { kind: 'idea', handle: idea }
    const input = { subject, operation: 'unlike', people_handles: [ada] }
    expect(await answer(sam, 'likes.mutate', input)).toMatchObject({
      status: 'needs_input',
      error: { code: 'clarification_required', pointer: '/people_handles' },
    })
    const empty = await mutate(sam, idea, { operation: 'unlike', people_handles: [] })
    expect(empty.data).toMatchObject({ saved: false, revision: 2 })
  })

  test('without a subject it asks for one', async () => {
    const { body } = await sam.call('likes.mutate', { operation: 'save' })
    expect(body).toMatchObject({ status: 'needs_input', error: { code: 'subject_required' } })
  })

  test('a revision that is not the current one is a conflict, and nothing changes', async () => {
    const idea = await anIdea(sam, 'Contested')
    await mutate(sam, idea, { operation: 'save', revision: 0 })
    const subject = { kind: 'idea', handle: idea }
    const late = await sam.call('likes.mutate', { subject, operation: 'unlike', revision: 0 })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'stale_revision', current: { revision: 1 } },
    })
    const right = await mutate(sam, idea, { operation: 'unlike', revision: 1 })
    expect(right).toMatchObject({ status: 'completed', data: { revision: 2 } })
  })

  test('a place and an event are liked like an idea, each by one like, whichever kind it is named by', async () => {
    const { data } = await answer(sam, 'places.private.create', { name: 'Kitchen' })
    const { place_handle } = data.place
    const kitchen = await mutate(sam, place_handle, { operation: 'save' }, 'place')
    expect(kitchen.data.subject).toEqual({ kind: 'place', handle: place_handle, title: 'Kitchen' })
    const { data: jazz } = await answer(sam, 'ideas.structured_create', {
      kind: 'event',
      title: 'Jazz',
      event_start_at: '2027-01-01T20:00:00Z',
    })
    const { idea_handle } = jazz.idea
    const event = await mutate(sam, idea_handle, { operation: 'save' }, 'event')
    expect(event.data).toMatchObject({ subject: { kind: 'event' }, revision: 1 })
    const again = await mutate(sam, idea_handle, { operation: 'save' }, 'idea')
    expect(again).toMatchObject({
      status: 'unchanged',
      data: { subject: { kind: 'idea' }, revision: 1 },
    })
    const wrong = [
      [idea_handle, 'place'],
      [place_handle, 'event'],
      [await anIdea(sam, 'No event'), 'event'],
    ]
    for (const [handle, kind] of wrong) {
      const subject = { kind, handle }
      expect(await problem(sam, 'likes.mutate', { subject, operation: 'save' })).toEqual({
        status: 404,
        code: 'reference_not_found',
        pointers: ['/subject/handle'],
      })
    }
  })

  test('an idea says that it is liked as long as its like is saved', async () => {
    const idea = await anIdea(sam, 'Shown as liked')
    const shown = async () => {
      const { data } = await answer(sam, 'ideas.saved.query', { query: 'Shown as liked' })
      return data.items[0]?.liked
    }
    expect(await shown()).toBe(false)
    const { data } = await mutate(sam, idea, { operation: 'save' })
    expect(await shown()).toBe(true)
    await undo(data.receipt_id)
    expect(await shown()).toBe(false)
  })

  test('an archived idea cannot be liked and can be unliked', async () => {
    const idea = await anIdea(sam, 'Closed')
    await mutate(sam, idea, { operation: 'save' })
    await answer(sam, 'ideas.created.archive', { idea_handle: idea })
    const refused = await mutate(sam, idea, { operation: 'save', people_handles: [ada] })
    expect(refused).toMatchObject({ status: 'failed', error: { code: 'idea_archived' } })
    expect(await mutate(sam, idea, { operation: 'unlike' })).toMatchObject({ status: 'completed' })
    const { data } = await answer(sam, 'places.private.create', { name: 'Closed kitchen' })
    const { place_handle } = data.place
    await answer(sam, 'places.private.archive', { place_handle })
    const place = await mutate(sam, place_handle, { operation: 'save' }, 'place')
    expect(place).toMatchObject({ status: 'failed', error: { code: 'place_archived' } })
  })

  test('a like has at most a hundred intentions', async () => {
    const names = Array.from({ length: 15 }, (_, index) => `Guest ${index}`)
    const guests = await people(sam, ...names)
    const pairs = guests.flatMap((one, at) => guests.slice(at + 1).map((other) => [one, other]))
    const idea = await anIdea(sam, 'Popular')
    const full = await mutate(sam, idea, { operation: 'save', intentions: pairs.slice(0, 100) })
    expect(full.data.intentions).toHaveLength(100)
    const more = await mutate(sam, idea, { operation: 'save', people_handles: pairs[100] })
    expect(more).toMatchObject({ status: 'failed', error: { code: 'limit_reached' } })
  })

  test('a deleted person is no longer in any intention', async () => {
    const [brief = ''] = await people(sam, 'Brief')
    const idea = await anIdea(sam, 'With somebody')
    await mutate(sam, idea, { operation: 'save', intentions: [[brief], [brief, ada]] })
    const deletion = { operation: 'delete', person_handle: brief }
    await answer(sam, 'relationships.people.manage', deletion)
    const again = await mutate(sam, idea, { operation: 'save' })
    expect(again).toMatchObject({ status: 'unchanged', data: { intentions: [[ada]] } })
    const unknown = { operation: 'save', intentions: [[ada], [ada, brief]] }
    const subject = { kind: 'idea', handle: idea }
    expect(await problem(sam, 'likes.mutate', { subject, ...unknown })).toMatchObject({
      status: 404,
      pointers: ['/intentions/1/1'],
    })
  })

  test('an idempotency key in the input must be the one of the request', async () => {
    const input = {
      subject: { kind: 'idea', handle: await anIdea(sam, 'Keyed') },
      operation: 'save',
      idempotency_key: 'one',
    }
    const other = await sam.call('likes.mutate', input, { key: 'other' })
    expect(other.status).toBe(422)
    const first = await sam.call('likes.mutate', input, { key: 'one' })
    const replay = await sam.call('likes.mutate', input, { key: 'one' })
    expect(first.body).toMatchObject({ status: 'completed', data: { revision: 1 } })
    expect(replay.body).toMatchObject({ replayed: true, data: { revision: 1 } })
  })
})

describe('undoing a like', () => {
  test('restores exactly what it was, and raises the revision', async () => {
    const idea = await anIdea(sam, 'Back and forth')
    await mutate(sam, idea, { operation: 'save', intentions: [[ada], [ada, jonas]] })
    const { data } = await mutate(sam, idea, { operation: 'replace', intentions: [[jonas]] })
    const { body } = await undo(data.receipt_id)
    expect(body).toMatchObject({
      status: 'completed',
      data: {
        subject: { handle: idea, title: 'Back and forth' },
        saved: true,
        intentions: [[ada], [ada, jonas]],
        revision: 3,
      },
    })
    const { body: redone } = await undo(body.data.receipt_id)
    expect(redone.data).toMatchObject({ intentions: [[jonas]], revision: 4 })
  })

  test('leaves what was changed later as it is', async () => {
    const idea = await anIdea(sam, 'Two changes')
    const save = (...people_handles: string[]) =>
      mutate(sam, idea, { operation: 'save', people_handles })
    const first = await save(ada)
    const second = await save(jonas)
    const undone = await undo(first.data.receipt_id)
    expect(undone.body.data).toMatchObject({ saved: true, intentions: [[jonas]] })
    // Undoing the second as well does not bring back what the first did.
    const both = await undo(second.data.receipt_id)
    expect(both.body.data.intentions).toEqual([])

    await save(ada)
    const unliked = await mutate(sam, idea, { operation: 'unlike' })
    await save(jonas)
    const back = await undo(unliked.data.receipt_id)
    expect(back.body.data).toMatchObject({ saved: true, intentions: [[jonas], [ada]] })
  })

  test('a subject that is not the receipt’s is refused, and the receipt stays usable', async () => {
    const [idea, other] = [await anIdea(sam, 'This'), await anIdea(sam, 'That')]
    const { receipt_id } = (await mutate(sam, idea, { operation: 'save' })).data
    const input = { operation: 'undo', receipt_id }
    const wrong = { ...input, subject: { kind: 'idea', handle: other } }
    expect(await problem(sam, 'likes.mutate', wrong)).toEqual({
      status: 422,
      code: 'input_invalid',
      pointers: ['/subject/handle', '/receipt_id'],
    })
    const right = { ...input, subject: { kind: 'idea', handle: idea } }
    expect((await answer(sam, 'likes.mutate', right)).data.saved).toBe(false)
  })

  test('of twenty undos at once one is done and the others are refused', async () => {
    const idea = await anIdea(sam, 'Once only')
    const { data } = await mutate(sam, idea, { operation: 'save', people_handles: [ada] })
    const given = await Promise.all(Array.from({ length: 20 }, () => undo(data.receipt_id)))
    const ends = given.map(({ body }): unknown => body.error?.code ?? body.code ?? body.status)
    expect(ends.filter((end) => end === 'completed')).toHaveLength(1)
    const others = ends.filter((end) => end !== 'completed' && end !== 'dependency_unavailable')
    expect(new Set(others)).toEqual(new Set(['not_reversible']))
    const now = await mutate(sam, idea, { operation: 'unlike' })
    expect(now).toMatchObject({ status: 'unchanged', data: { saved: false, revision: 2 } })
  })

  test('ends after 24 hours by the database’s clock, and stays ended when the clock goes back', async () => {
    const idea = await anIdea(sam, 'Yesterday')
    const { data } = await mutate(sam, idea, { operation: 'save' })
    const hours = (Date.parse(data.reversible_until ?? '') - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThan(24.1)
    await age('25 hours')
    const late = await undo(data.receipt_id)
    expect(late.body).toMatchObject({ status: 'failed', error: { code: 'not_reversible' } })
    await age('-25 hours')
    const later = await undo(data.receipt_id)
    expect(later.body).toMatchObject({ status: 'failed', error: { code: 'not_reversible' } })
  })

  test("another account's receipt and one that never existed get the same answer", async () => {
    const kim = await world.account('Kim')
    const { data } = await mutate(sam, await anIdea(sam, 'Mine'), { operation: 'save' })
    const input = { operation: 'undo', receipt_id: data.receipt_id }
    const foreign = await problem(kim, 'likes.mutate', input)
    expect(foreign).toEqual({
      status: 404,
      code: 'reference_not_found',
      pointers: ['/receipt_id'],
    })
    for (const receipt_id of [`re_${'7'.repeat(25)}0`, 'junk', '']) {
      expect(await problem(kim, 'likes.mutate', { operation: 'undo', receipt_id })).toEqual(foreign)
    }
    expect((await undo(data.receipt_id)).body.status).toBe('completed')
  })

  test('an undo with a stale revision is refused and stays possible', async () => {
    const idea = await anIdea(sam, 'Held')
    const { data } = await mutate(sam, idea, { operation: 'save' })
    const { receipt_id } = data
    const stale = await sam.call('likes.mutate', { operation: 'undo', receipt_id, revision: 9 })
    expect(stale).toMatchObject({ status: 409, body: { current: { revision: 1 } } })
    expect((await undo(receipt_id)).body.status).toBe('completed')
  })
})

test('fifty likes of one idea at once make one like, and every answer agrees with it', async () => {
  const idea = await anIdea(sam, 'Race')
  const subject = { kind: 'idea', handle: idea }
  const given = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      sam.call('likes.mutate', {
        subject,
        operation: 'save',
        people_handles: [index % 2 ? ada : jonas],
      }),
    ),
  )
  const ends = given.map(({ body }): unknown => body.code ?? body.status)
  expect(ends.filter((end) => end === 'completed').length).toBeLessThanOrEqual(2)
  expect(
    ends.every((end) => /^(completed|unchanged|dependency_unavailable)$/.test(String(end))),
  ).toBe(true)
  const now = await mutate(sam, idea, { operation: 'save' })
  expect(new Set(now.data.intentions.flat())).toEqual(new Set([ada, jonas]))
  expect(now.data.revision).toBe(2)
})
