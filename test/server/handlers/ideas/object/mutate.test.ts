import type { CapabilityId } from '#generated/types.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCapture } from '#test/support/given/captures.ts'
import { aRun, found } from '#test/support/given/discovery.ts'
import { likes, mutate as changeLike, threeFriends } from '#test/support/given/likes.ts'
import { aList, alter, anIdea, answer, people, problem } from '#test/support/given/lists.ts'
import { objectRows } from '#test/support/given/objects.ts'
import { aCandidate, aDraft, inHours } from '#test/support/given/plans.ts'
import { letPass } from '#test/support/given/time.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const mutate = 'ideas.object.mutate'

interface Change {
  id: CapabilityId
  input: Record<string, unknown>
}

/** The types of objects, and how one of each is named. */
type Subjects = Record<string, Record<string, unknown>>

let subjects: Subjects
let list: string

async function makeSubjects(account: Account): Promise<Subjects> {
  const event = await aCandidate(account, {
    kind: 'event',
    title: 'Winter concert',
    event_start_at: inHours(100),
  })
  const { idea_handle, candidate_id } = await aCandidate(account, { title: 'Soup evening' })
  const { data } = await answer(account, 'places.private.create', { name: 'Stadtbad Neukölln' })
  const { plan } = await aDraft(account)
  const [person] = await people(account, 'Mira')
  return {
    ideas_list: { handle: await aList(account, { name: 'Warm places' }) },
    idea: { handle: idea_handle },
    event: { handle: event.idea_handle },
    recommendation: { candidate_id },
    place: { handle: data.place.place_handle },
    capture: { handle: await aCapture(account) },
    plan: { handle: plan.plan_handle },
    person: { handle: person },
  }
}

beforeAll(async () => {
  subjects = await makeSubjects(sam)
  list = await aList(sam, { name: 'December' })
})

/** What each operation is for; everything else is refused. */
const operations = {
  add_to_list: ['idea', 'event', 'recommendation', 'place'],
  remove_from_list: ['idea', 'event', 'recommendation'],
  create_share_link: ['ideas_list'],
  update_defaults: ['ideas_list'],
} as const

type Operation = keyof typeof operations

const types = [
  'ideas_list',
  'idea',
  'event',
  'recommendation',
  'place',
  'capture',
  'plan',
  'person',
]

const cases = (Object.keys(operations) as Operation[]).flatMap((operation) =>
  types.map((type) => [operation, type] as const),
)

/** The rest of an operation's input. */
function rest(operation: Operation): Record<string, unknown> {
  if (operation === 'update_defaults') return { defaults: { neighborhood_names: ['Mitte'] } }
  return operation === 'create_share_link' ? {} : { destination: { ideas_list_handle: list } }
}

const undo = (reversible_action_id: unknown) =>
  answer(sam, mutate, { operation: 'undo', reversible_action_id })

describe.each(cases)('%s of %s', (operation, type) => {
  const isFor: readonly string[] = operations[operation]
  const input = () => ({ operation, subject: subjects[type], ...rest(operation) })

  test.runIf(isFor.includes(type))(
    'changes it, and undoing brings back the same rows',
    async () => {
      if (operation === 'remove_from_list') {
        await answer(sam, mutate, { ...input(), operation: 'add_to_list' })
      }
      // A place becomes an idea the first time, which stays.
      if (type === 'place') {
        const { data } = await answer(sam, mutate, input())
        await undo(data.reversible_action_id)
      }
      const before = await objectRows(sam)
      const done = await answer(sam, mutate, input())
      expect(done.status).toBe('completed')
      expect(done.data.subject.label).not.toBe('')
      const after = await objectRows(sam)
      expect(after).not.toEqual(before)
      if (operation !== 'create_share_link') {
        const again = await answer(sam, mutate, input())
        expect(again).toMatchObject({ status: 'unchanged', data: { reversible_action_id: null } })
        expect(await objectRows(sam)).toEqual(after)
      }
      const undone = await undo(done.data.reversible_action_id)
      expect(undone).toMatchObject({ status: 'completed', data: { result: 'undone' } })
      expect(await objectRows(sam)).toEqual(before)
      const twice = await undo(done.data.reversible_action_id)
      expect(twice).toMatchObject({ status: 'failed', error: { code: 'not_reversible' } })
      if (undone.data.reversible_action_id !== null) {
        await undo(undone.data.reversible_action_id)
        expect(await objectRows(sam)).toEqual(after)
        if (operation === 'add_to_list') {
          await answer(sam, mutate, {
            ...input(),
            operation: 'remove_from_list',
            ...removable(type),
          })
        }
      }
    },
  )

  test.skipIf(isFor.includes(type))('is refused with the reason, and changes nothing', async () => {
    const before = await objectRows(sam)
    expect(await problem(sam, mutate, input())).toEqual({
      status: 422,
      code: 'input_invalid',
      pointers: ['/subject'],
    })
    expect(await objectRows(sam)).toEqual(before)
  })
})

/** What is removed from a list again: of a place the idea that it became. */
function removable(type: string): Record<string, unknown> {
  return type === 'place' ? { subject: { type: 'idea', query: 'Stadtbad Neukölln' } } : {}
}

describe('ideas.object.mutate', () => {
  test('names plans.prepare_send where a link to a plan is asked for', async () => {
    const { body } = await sam.call(mutate, {
      operation: 'create_share_link',
      subject: subjects.plan,
    })
    expect(body.errors[0]?.message).toContain('plans.prepare_send')
    expect(body).toMatchObject({ prerequisite: { capability: 'plans.prepare_send' } })
  })

  test('answers another account’s object, an unknown one and a deleted one alike', async () => {
    const ada = await world.account('Ada')
    const theirs = await makeSubjects(ada)
    const gone = await aList(sam, { name: 'Gone' })
    await answer(sam, 'ideas.lists.delete', { ideas_list_handle: gone })
    const before = await objectRows(ada)
    const named = [
      ...Object.values(theirs),
      { handle: 'il_00000000000000000000000000' },
      { handle: gone },
    ]
    for (const subject of named) {
      const [key = ''] = Object.keys(subject)
      for (const operation of Object.keys(operations) as Operation[]) {
        const { body, status } = await sam.call(mutate, { operation, subject, ...rest(operation) })
        expect(status).toBe(404)
        expect(body).toMatchObject({
          code: 'reference_not_found',
          errors: [{ pointer: `/subject/${key}` }],
        })
      }
    }
    const destination = { ideas_list_handle: theirs.ideas_list?.handle }
    const input = { operation: 'add_to_list', subject: subjects.idea, destination }
    expect(await problem(sam, mutate, input)).toMatchObject({
      status: 404,
      pointers: ['/destination/ideas_list_handle'],
    })
    const link = { operation: 'create_share_link', subject: subjects.ideas_list }
    const share_options = { person_handle: theirs.person?.handle }
    expect(await problem(sam, mutate, { ...link, share_options })).toMatchObject({
      status: 404,
      pointers: ['/share_options/person_handle'],
    })
    expect(await objectRows(ada)).toEqual(before)
  })

  test('undoes nothing of another account’s', async () => {
    const ada = await world.account('Ada')
    const ideas_list_handle = await aList(ada)
    const { data } = await answer(ada, mutate, {
      operation: 'add_to_list',
      subject: { handle: await anIdea(ada, 'Hers') },
      destination: { ideas_list_handle },
    })
    const input = { operation: 'undo', reversible_action_id: data.reversible_action_id }
    expect(await problem(sam, mutate, input)).toMatchObject({ status: 404 })
    expect((await answer(ada, mutate, input)).status).toBe('completed')
  })

  test('refuses every unknown key at once, with the one that was meant', async () => {
    const { body } = await sam.call(mutate, {
      operation: 'update_defaults',
      subject: { handle: list, typ: 'ideas_list' },
      defaults: { activity_name: ['Sauna'], when_start: 'soon', activity_names: 'Sauna' },
      share_options: { expires: '2027-01-01T00:00:00Z' },
    })
    expect(body.errors.map((one) => [one.pointer, Reflect.get(one, 'suggestion')])).toEqual([
      ['/subject/typ', 'type'],
      ['/defaults/activity_name', 'activity_names'],
      ['/defaults/when_start', undefined],
      ['/defaults/activity_names', undefined],
      ['/share_options/expires', 'expires_at'],
    ])
  })

  test.each([
    [{}, '/operation'],
    [{ operation: 'undo' }, '/reversible_action_id'],
    [{ operation: 'update_defaults', subject: { query: 'December' } }, '/defaults'],
    [
      {
        operation: 'add_to_list',
        subject: { query: 'Soup evening' },
        defaults: { when_preset: 'today' },
      },
      '/defaults',
    ],
    [{ operation: 'create_share_link', subject: { query: ' ' } }, '/subject/query'],
    [
      {
        operation: 'create_share_link',
        subject: { query: 'December' },
        share_options: { expires_at: '2020-01-01T00:00:00Z' },
      },
      '/share_options/expires_at',
    ],
    [
      {
        operation: 'create_share_link',
        subject: { query: 'December' },
        share_options: { expires_at: '2100-01-01T00:00:00Z' },
      },
      '/share_options/expires_at',
    ],
  ])('refuses %j at %s', async (input, pointer) => {
    const before = await objectRows(sam)
    expect(await problem(sam, mutate, input)).toEqual({
      status: 422,
      code: 'input_invalid',
      pointers: [pointer],
    })
    expect(await objectRows(sam)).toEqual(before)
  })

  test('asks which list is meant, with the input that names each', async () => {
    await aList(sam, { name: 'Rainy Sundays' })
    await aList(sam, { name: 'Sunny Sundays' })
    const { idea: subject } = subjects
    const input = { operation: 'add_to_list', subject, destination: { name: 'sundays' } }
    const asked = await answer(sam, mutate, input)
    expect(asked).toMatchObject({ status: 'needs_input', error: { code: 'list_ambiguous' } })
    const [first] = asked.error.candidates ?? []
    const chosen = await answer(sam, mutate, first?.input as Record<string, unknown>)
    expect(chosen.status).toBe('completed')
    const none = await answer(sam, mutate, { operation: 'add_to_list', subject })
    expect(none.error.code).toBe('destination_required')
    const unknown = await answer(sam, mutate, { ...input, destination: { name: 'Nowhere' } })
    expect(unknown.error.code).toBe('destination_required')
    expect(unknown.next_actions[0]).toMatchObject({
      capability: 'ideas.lists.create',
      input: { name: 'Nowhere' },
    })
    const differs = { ...input, destination: { name: 'sunny', ideas_list_handle: list } }
    expect((await problem(sam, mutate, differs)).pointers).toEqual([
      '/destination/ideas_list_handle',
      '/destination/name',
    ])
  })

  test('changes nothing of a saved view', async () => {
    const view = await aList(sam, { name: 'A view' })
    await alter(world, 'A view', `origin = 'saved_view'`)
    for (const input of [
      {
        operation: 'add_to_list',
        subject: subjects.idea,
        destination: { ideas_list_handle: view },
      },
      {
        operation: 'remove_from_list',
        subject: subjects.idea,
        destination: { ideas_list_handle: view },
      },
      { operation: 'create_share_link', subject: { handle: view } },
    ]) {
      const { status, error } = await answer(sam, mutate, input)
      expect([status, error.code]).toEqual(['failed', 'capability_retired'])
    }
  })

  test('leaves alone what was archived', async () => {
    const { idea_handle } = await aCandidate(sam, { title: 'Old' })
    await answer(sam, 'ideas.created.archive', { idea_handle })
    const input = { operation: 'add_to_list', destination: { ideas_list_handle: list } }
    const idea = await answer(sam, mutate, { ...input, subject: { handle: idea_handle } })
    expect(idea.error.code).toBe('idea_archived')
    const { data } = await answer(sam, 'places.private.create', { name: 'Closed' })
    const { place_handle } = data.place
    await answer(sam, 'places.private.archive', { place_handle })
    const place = await answer(sam, mutate, { ...input, subject: { handle: place_handle } })
    expect(place.error.code).toBe('place_archived')
  })

  test('an idea that was archived comes back when its place is put on a list', async () => {
    const { data } = await answer(sam, 'places.private.create', { name: 'Boulder hall' })
    const { place_handle } = data.place
    const input = {
      operation: 'add_to_list',
      subject: { handle: place_handle },
      destination: { ideas_list_handle: list },
    }
    const first = await answer(sam, mutate, input)
    const idea_handle = first.data.subject.handle
    await answer(sam, 'ideas.created.archive', { idea_handle })
    const second = await answer(sam, mutate, input)
    expect(second.data.subject.handle).toBe(idea_handle)
    expect(second.outcome.fallback_text).toContain('active again')
  })

  test.each([
    [
      'the list is deleted',
      (_: string, l: string) => ({ id: 'ideas.lists.delete', input: { ideas_list_handle: l } }),
    ],
    [
      'the idea is archived',
      (idea: string) => ({ id: 'ideas.created.archive', input: { idea_handle: idea } }),
    ],
    [
      'the idea is removed',
      (idea: string, l: string) => ({
        id: 'ideas.lists.items.update',
        input: { ideas_list_handle: l, idea_handles: [idea], mode: 'remove' },
      }),
    ],
  ] as [string, (idea: string, list: string) => Change][])(
    'cannot be undone once %s',
    async (_, change) => {
      const idea = await anIdea(sam, 'Moved on')
      const ideas_list_handle = await aList(sam)
      const { data } = await answer(sam, mutate, {
        operation: 'add_to_list',
        subject: { handle: idea },
        destination: { ideas_list_handle },
      })
      const { id, input } = change(idea, ideas_list_handle)
      await answer(sam, id, input)
      const before = await objectRows(sam)
      const { status, error } = await undo(data.reversible_action_id)
      expect([status, error.code]).toEqual(['failed', 'not_reversible'])
      expect(await objectRows(sam)).toEqual(before)
    },
  )

  test('changed defaults and an ended link cannot be undone', async () => {
    const handle = await aList(sam)
    const update = (names: string[]) =>
      answer(sam, mutate, {
        operation: 'update_defaults',
        subject: { handle },
        defaults: { custom_activity_names: names },
      })
    const first = await update(['Boules'])
    await update(['Chess'])
    expect((await undo(first.data.reversible_action_id)).error.code).toBe('not_reversible')
    const link = await answer(sam, mutate, { operation: 'create_share_link', subject: { handle } })
    await answer(sam, 'ideas.lists.delete', { ideas_list_handle: handle })
    expect((await undo(link.data.reversible_action_id)).error.code).toBe('not_reversible')
  })

  test('a link opens the list for as long as it says, and not after it is undone', async () => {
    const handle = await aList(sam, { name: 'Passed on' })
    const expires_at = new Date(Date.now() + 7 * 86_400_000).toISOString()
    const { data, outcome } = await answer(sam, mutate, {
      operation: 'create_share_link',
      subject: { handle },
      share_options: { expires_at, person_handle: subjects.person?.handle },
    })
    expect(data.share_link?.person_handle).toBe(subjects.person?.handle)
    expect(outcome.facts.expires_at).toBe(expires_at)
    const url = data.share_link?.url ?? ''
    expect((await fetch(url)).status).toBe(200)
    await undo(data.reversible_action_id)
    expect((await fetch(url)).status).not.toBe(200)
  })

  test('undoes likes, too, and only of the subject that is said', async () => {
    const { candidate_id, idea_handle } = await aCandidate(sam, { title: 'Liked' })
    const input = { candidate_ids: [candidate_id] }
    const { data } = await answer(sam, 'ideas.candidates.like', input)
    const { reversible_action_id } = data
    const undoing = { operation: 'undo', reversible_action_id }
    expect(await problem(sam, mutate, { ...undoing, subject: subjects.event })).toMatchObject({
      pointers: ['/subject', '/reversible_action_id'],
    })
    const undone = await answer(sam, mutate, { ...undoing, subject: { handle: idea_handle } })
    expect(undone).toMatchObject({
      status: 'completed',
      data: { subject: { handle: idea_handle } },
    })
    expect((await likes(sam)).map(({ subject }) => subject.handle)).not.toContain(idea_handle)
  })

  test('of ten undoings at once one undoes, and of ten additions with one key one adds', async () => {
    const idea = await anIdea(sam, 'Raced')
    const ideas_list_handle = await aList(sam)
    const add = {
      operation: 'add_to_list',
      subject: { handle: idea },
      destination: { ideas_list_handle },
    }
    const ten = Array.from({ length: 10 })
    const key = crypto.randomUUID()
    const added = await Promise.all(ten.map(() => sam.call(mutate, add, { key })))
    const ids = new Set(added.map(({ body }) => body.data.reversible_action_id))
    expect(ids.size).toBe(1)
    const [reversible_action_id] = ids
    const undoing = { operation: 'undo', reversible_action_id }
    const undone = await Promise.all(ten.map(() => answer(sam, mutate, undoing)))
    expect(undone.filter(({ status }) => status === 'completed')).toHaveLength(1)
  })
})

test('a friend’s interest becomes one idea of one’s own, and undoing leaves it saved', async () => {
  const { sam: host, ada, toSam } = await threeFriends(world)
  await changeLike(ada, await anIdea(ada, 'Natural wine'), {
    operation: 'save',
    people_handles: [toSam],
  })
  await world.service.runtime.replicate(ada.owner)
  const [incoming] = await likes(host, { filters: { incoming_only: true } })
  const subject = { handle: incoming?.subject.handle }
  const ideas_list_handle = await aList(host)
  const input = { operation: 'add_to_list', subject, destination: { ideas_list_handle } }
  const first = await answer(host, mutate, input)
  expect(first).toMatchObject({ status: 'completed', data: { subject: { label: 'Natural wine' } } })
  await answer(host, mutate, {
    operation: 'undo',
    reversible_action_id: first.data.reversible_action_id,
  })
  const second = await answer(host, mutate, input)
  expect(second.data.subject.handle).toBe(first.data.subject.handle)
})

test('a day later nothing can be undone', async () => {
  const late = await world.account('Late')
  const ideas_list_handle = await aList(late)
  const { data } = await answer(late, mutate, {
    operation: 'add_to_list',
    subject: { handle: await anIdea(late, 'Late') },
    destination: { ideas_list_handle },
  })
  await letPass(world.superuser_url, '25 hours')
  const again = await world.token(late)
  const { status, error } = await answer(again, mutate, {
    operation: 'undo',
    reversible_action_id: data.reversible_action_id,
  })
  expect([status, error.code]).toEqual(['failed', 'not_reversible'])
})

test('what a host recorded is a recommendation, and becomes one idea when it is put on a list', async () => {
  const finder = await world.account('Finder')
  const run = await aRun(finder)
  const { data: recorded } = await answer(finder, 'discovery.record', {
    run_handle: run.run_handle,
    result_state: 'results',
    candidates: [found()],
  })
  const candidate_id = recorded.candidates[0]?.candidate_id
  const subject = { candidate_id }
  const input = { operation: 'inspect', subject }
  const { data } = await answer(finder, 'ideas.object.get', input)
  expect(data.subject).toMatchObject({ type: 'recommendation', label: 'Beginners at the wheel' })
  expect(data.object).toMatchObject({ kind: 'offering', evidence: [{ claim_type: 'price' }] })
  const ideas_list_handle = await aList(finder)
  const add = { operation: 'add_to_list', subject, destination: { ideas_list_handle } }
  const added = await answer(finder, mutate, add)
  expect(added).toMatchObject({ status: 'completed', data: { subject: { type: 'idea' } } })
  const again = await answer(finder, mutate, add)
  expect(again).toMatchObject({ status: 'unchanged', data: { subject: added.data.subject } })
  expect(
    (await problem(await world.account('Other'), 'ideas.object.get', { subject })).status,
  ).toBe(404)
})
