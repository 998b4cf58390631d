import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asSuperuser } from '#test/support/cluster.ts'
import { captureJob, type TestCaptureJob } from '#test/support/given/capture_job.ts'
import { aList, answer, read } from '#test/support/given/lists.ts'
import { readRoundup, roundupJob, type TestRoundupJob } from '#test/support/given/roundups.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const mutate = 'ideas.roundup.mutate'

let captures: TestCaptureJob
let roundups: TestRoundupJob

beforeAll(() => {
  captures = captureJob(world, [])
  roundups = roundupJob(world, [])
})

afterAll(async () => {
  await Promise.all([captures.end(), roundups.end()])
})

/** Reads what is due of an account until nothing is. */
async function work({ owner }: Pick<Account, 'owner'>, job = captures): Promise<void> {
  while ((await roundups.run(owner)) === 'again');
  while ((await job.run(owner)) === 'again');
}

const deleteList = (ideas_list_handle: string) =>
  answer(sam, 'ideas.lists.delete', { ideas_list_handle })

/** Lets the captures at these positions come later, or now: `<= 2`. */
const due = (positions: string, seconds: number) =>
  asSuperuser(
    world.superuser_url,
    `update captures set due_at = now() + ${seconds} * interval '1 second'
     where owner_id = '${sam.owner}' and state = 'accepted' and position ${positions}`,
  )

const titled = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `${name} ${index + 1}` }))

/** A roundup of so many items whose captures wait for their turn. */
async function capturing(name: string, count: number, target: Record<string, unknown>) {
  const items = titled(name, count)
  return answer(sam, mutate, { operation: 'create', items, scope: 'all', ...target })
}

const assign = (public_id: string, expected_generation: number, target: Record<string, unknown>) =>
  answer(sam, mutate, {
    ...{ operation: 'assign_destination', public_id, expected_generation, ...target },
  })

const outcomes = ({ items }: { items: readonly { outcome: string }[] }) =>
  items.map(({ outcome }) => outcome)

const savedOf = async (query: string) =>
  (await answer(sam, 'ideas.saved.query', { query })).data.items.map(({ title }) => title).sort()

describe('a roundup whose list is deleted while it is captured', () => {
  test('asks where its ideas go, and goes on with the answer', async () => {
    const target_ideas_list_handle = await aList(sam, { name: 'Harbour walks' })
    const made = await capturing('Quay', 3, { target_ideas_list_handle })
    const { public_id } = made.data
    const [first] = made.data.items
    await deleteList(target_ideas_list_handle)
    await work(sam)
    const asked = await answer(sam, 'ideas.roundup.get', { public_id })
    expect([asked.status, asked.error.code]).toEqual(['needs_input', 'destination_required'])
    expect(asked.error.message).toContain('The list “Harbour walks” no longer exists.')
    expect(asked.data).toMatchObject({ generation: 1, destination: null })
    expect(asked.data.continuation?.operation).toBe('assign_destination')
    expect(outcomes(asked.data)).toEqual(['pending', 'pending', 'pending'])
    expect(await savedOf('Quay')).toEqual([])
    const { execution } = (await answer(sam, 'executions.get', { execution_id: made.execution_id }))
      .data
    expect([execution.status, execution.result?.data]).toEqual(['needs_input', asked.data])
    const { capture_public_id } = first ?? {}
    const calledOff = await answer(sam, 'ideas.capture.get', { capture_public_id })
    expect(calledOff).toMatchObject({ status: 'failed', error: { code: 'access_denied' } })
    expect(calledOff.data.retry).toBeNull()
    expect(calledOff.next_actions[0]).toMatchObject({
      capability: 'ideas.roundup.get',
      input: { public_id },
    })
    const makes = asked.next_actions.find(({ capability }) => capability === 'ideas.lists.create')
    expect(makes?.input).toEqual({ name: 'Harbour walks' })
    const list = (await answer(sam, 'ideas.lists.create', makes?.input ?? {})).data.list
    const goesOn = asked.next_actions.find(({ capability }) => capability === mutate)
    const went = await answer(sam, mutate, {
      ...goesOn?.input,
      target_ideas_list_handle: list.ideas_list_handle,
    })
    expect([went.status, went.data.generation]).toEqual(['accepted', 2])
    await work(sam)
    const end = await readRoundup(sam, public_id)
    expect([end.state, outcomes(end)]).toEqual(['completed', Array(3).fill('captured')])
    const { items } = await read(sam, list.ideas_list_handle)
    expect(items.map(({ title }) => title)).toEqual(['Quay 1', 'Quay 2', 'Quay 3'])
    expect(end.updates.filter(({ stage }) => stage === 'question')).toHaveLength(1)
  })

  test('keeps what was saved, and asks once for the rest, again and again', async () => {
    const first = await aList(sam, { name: 'Bridges' })
    const { public_id } = (await capturing('Bridge', 6, { target_ideas_list_handle: first })).data
    await due('> 2', 3600)
    await work(sam)
    await deleteList(first)
    await due('> 2', 0)
    await work(sam)
    const asked = await answer(sam, 'ideas.roundup.get', { public_id })
    expect(outcomes(asked.data)).toEqual([...['captured', 'captured'], ...Array(4).fill('pending')])
    expect(asked.error.message).toContain('What was saved stays saved.')
    const second = await aList(sam, { name: 'More bridges' })
    await assign(public_id, 1, { target_ideas_list_handle: second })
    await due('in (4, 5, 6)', 3600)
    await work(sam)
    await deleteList(second)
    await due('> 3', 0)
    await work(sam)
    const again = await answer(sam, 'ideas.roundup.get', { public_id })
    expect([again.status, again.error.code, again.data.generation]).toEqual([
      ...['needs_input', 'destination_required', 2],
    ])
    expect(outcomes(again.data).filter((outcome) => outcome === 'captured')).toHaveLength(3)
    const third = await aList(sam, { name: 'Last bridges' })
    await assign(public_id, 2, { target_ideas_list_handle: third })
    await work(sam)
    expect((await readRoundup(sam, public_id)).state).toBe('completed')
    expect((await read(sam, third)).items.map(({ title }) => title)).toEqual([
      ...['Bridge 4', 'Bridge 5', 'Bridge 6'],
    ])
    expect(await savedOf('Bridge')).toHaveLength(6)
  })

  test('can be archived while it waits', async () => {
    const list = await aList(sam)
    const { public_id } = (await capturing('Pond', 2, { target_ideas_list_handle: list })).data
    await deleteList(list)
    await work(sam)
    const input = { operation: 'archive', public_id, expected_generation: 1 }
    expect((await answer(sam, mutate, input)).data.state).toBe('archived')
    await work(sam)
    expect(await savedOf('Pond')).toEqual([])
  })

  test('leaves an item as it is that has failed for another reason', async () => {
    const list = await aList(sam)
    const items = [{ title: 'Concert in the yard', kind: 'event' }, ...titled('Yard', 2)]
    const made = await answer(sam, mutate, {
      ...{ operation: 'create', items, scope: 'all', target_ideas_list_handle: list },
    })
    const { public_id } = made.data
    await due('> 1', 3600)
    await work(sam)
    await deleteList(list)
    await due('> 1', 0)
    await work(sam)
    const asked = await readRoundup(sam, public_id)
    expect([asked.state, outcomes(asked)]).toEqual([
      'destination_required',
      ['failed', 'pending', 'pending'],
    ])
    await assign(public_id, 1, { target_ideas_list_handle: await aList(sam) })
    await work(sam)
    const end = await readRoundup(sam, public_id)
    expect(outcomes(end)).toEqual(['failed', 'captured', 'captured'])
  })

  test('asks once, also where two workers find it at the same time', async () => {
    const other = captureJob(world, [])
    const list = await aList(sam)
    const { public_id } = (await capturing('Weir', 12, { target_ideas_list_handle: list })).data
    // However slow the deletion is, there are ideas that come after it, for both workers.
    await due('> 4', 3600)
    const working = Promise.all([work(sam), work(sam, other)])
    await deleteList(list)
    await working
    await due('> 4', 0)
    await Promise.all([work(sam), work(sam, other)])
    await work(sam)
    const asked = await readRoundup(sam, public_id)
    expect(asked.state).toBe('destination_required')
    expect(new Set(outcomes(asked))).not.toContain('failed')
    expect(asked.updates.filter(({ stage }) => stage === 'question')).toHaveLength(1)
    await assign(public_id, 1, { target_ideas_list_handle: await aList(sam) })
    await Promise.all([work(sam), work(sam, other)])
    await other.end()
    expect((await readRoundup(sam, public_id)).state).toBe('completed')
    expect(await savedOf('Weir')).toHaveLength(12)
  })
})

describe('a roundup whose person is deleted while it is captured', () => {
  async function aPerson(display_name: string): Promise<string> {
    const made = await answer(sam, 'relationships.people.manage', {
      ...{ operation: 'create', display_name },
    })
    return made.data.person?.person_handle ?? ''
  }
  const deletePerson = (person_handle: string) =>
    answer(sam, 'relationships.people.manage', { operation: 'delete', person_handle })

  test('asks where its ideas go, and offers its list', async () => {
    const list = await aList(sam, { name: 'Wells' })
    const mira = await aPerson('Mira Wellman')
    const { public_id } = (
      await capturing('Well', 2, {
        ...{ target_ideas_list_handle: list, target_person_text: mira },
      })
    ).data
    await deletePerson(mira)
    await work(sam)
    const asked = await answer(sam, 'ideas.roundup.get', { public_id })
    expect(asked.error.message).toContain('The person that the ideas were for is no longer saved.')
    const [offered] = asked.error.candidates ?? []
    expect(offered).toMatchObject({ ideas_list_handle: list, name: 'Wells' })
    await answer(sam, mutate, (offered?.input ?? {}) as Record<string, unknown>)
    await work(sam)
    const end = await readRoundup(sam, public_id)
    expect([end.state, end.destination]).toEqual([
      'completed',
      { list: { ideas_list_handle: list, name: 'Wells' } },
    ])
  })

  test('keeps the person where only the list is gone', async () => {
    const list = await aList(sam)
    const noor = await aPerson('Noor Locke')
    const { public_id } = (
      await capturing('Lock', 2, { target_ideas_list_handle: list, target_person_text: noor })
    ).data
    await deleteList(list)
    await work(sam)
    const other = await aList(sam)
    const { data } = await assign(public_id, 1, { target_ideas_list_handle: other })
    expect(data.destination).toMatchObject({
      list: { ideas_list_handle: other },
      person: { person_handle: noor },
    })
    await work(sam)
    expect((await readRoundup(sam, public_id)).state).toBe('completed')
  })
})

test('an item that is retried alone after its list is gone says so', async () => {
  const list = await aList(sam)
  const made = await answer(sam, mutate, {
    ...{ operation: 'create', scope: 'all', target_ideas_list_handle: list },
    items: [{ title: 'Concert on the roof', kind: 'event' }, { title: 'Roof' }],
  })
  await work(sam)
  const { public_id } = made.data
  const capture_public_id = made.data.items[0]?.capture_public_id
  const failed = await answer(sam, 'ideas.capture.get', { capture_public_id })
  await answer(sam, 'ideas.capture.retry', {
    ...{ capture_public_id, expected_state_version: failed.data.state_version },
    additional_detail: 'It is on 24 December 2027 at 19:00.',
  })
  await deleteList(list)
  await work(sam)
  const end = await readRoundup(sam, public_id)
  expect([end.state, outcomes(end)]).toEqual(['completed', ['failed', 'captured']])
  const again = { operation: 'retry', public_id, expected_generation: 1 }
  expect((await answer(sam, mutate, again)).data.state).toBe('destination_required')
})

test('captures and roundups go on a list that was generated', async () => {
  await answer(sam, 'ideas.structured_create', { kind: 'place', title: 'Calm cabin' })
  const generated = await answer(sam, 'ideas.list.generate', { search: 'Calm cabin' })
  const handle = generated.data.list?.ideas_list_handle
  await answer(sam, 'ideas.capture', { text: 'Reed house', target_ideas_list_handle: handle })
  const { public_id } = (await capturing('Reed', 2, { target_ideas_list_handle: handle })).data
  await work(sam)
  expect((await readRoundup(sam, public_id)).state).toBe('completed')
  const { items } = await read(sam, handle ?? '')
  const titles = items.map(({ title }) => title).filter((title) => title.startsWith('Reed'))
  expect(titles.sort()).toEqual(['Reed 1', 'Reed 2', 'Reed house'])
})
