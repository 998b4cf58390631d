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
async function work({ owner }: Pick<Account, 'owner'>): Promise<void> {
  while ((await roundups.run(owner)) === 'again');
  while ((await captures.run(owner)) === 'again');
}

/** A roundup that is created and read to its end. */
async function done(account: Account, input: Record<string, unknown>) {
  const created = await answer(account, mutate, { operation: 'create', ...input })
  await work(account)
  const { public_id } = created.data
  return { created, end: await answer(account, 'ideas.roundup.get', { public_id }) }
}

const cafes = [
  {
    title: 'Café Botanico',
    kind: 'place',
    excerpt: 'Breakfast in a garden. Richardstraße 100, 12043 Berlin',
  },
  { title: 'Sauna', kind: 'place' },
  { title: 'House of Small Wonder', kind: 'place', excerpt: 'Up the stairs.' },
]

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title).sort()

describe('the items of a roundup', () => {
  test('become ideas with their titles, on the list', async () => {
    const target_ideas_list_handle = await aList(sam, { name: 'Brunch' })
    const { created, end } = await done(sam, {
      items: cafes,
      scope: 'all',
      target_ideas_list_handle,
    })
    expect([end.status, end.data.state, end.data.generation]).toEqual(['completed', 'completed', 1])
    expect(end.outcome.facts).toMatchObject({ saved_items: 3, reused_items: 0, failed_items: 0 })
    const { items } = await read(sam, target_ideas_list_handle)
    expect(titles(items)).toEqual(titles(cafes))
    const botanico = items.find(({ title }) => title === 'Café Botanico')
    expect(botanico).toMatchObject({
      kind: 'place',
      place: { address: expect.stringContaining('Richardstraße 100') },
    })
    expect(end.data.items.map(({ idea_handle }) => idea_handle).sort()).toEqual(
      items.map(({ idea_handle }) => idea_handle).sort(),
    )
    for (const { capture_public_id } of end.data.items) {
      const capture = await answer(sam, 'ideas.capture.get', { capture_public_id })
      expect(capture.status).toBe('completed')
    }
    const { execution } = (
      await answer(sam, 'executions.get', { execution_id: created.execution_id })
    ).data
    expect([execution.status, execution.result?.data]).toEqual(['completed', { ...end.data }])
  })

  test('that are there already are used again, and are not saved twice', async () => {
    const first = await aList(sam)
    const second = await aList(sam)
    const items = [{ title: 'Tea Temple' }, { title: 'Coffee Circle' }]
    await done(sam, { items, scope: 'all', target_ideas_list_handle: first })
    const { end } = await done(sam, {
      ...{
        items: [...items, { title: 'Cake Corner' }],
        scope: 'all',
        target_ideas_list_handle: second,
      },
    })
    expect(end.data.items.map(({ outcome }) => outcome)).toEqual(['reused', 'reused', 'captured'])
    expect(end.outcome.fallback_text).toMatch(/2 of them were saved before\.$/)
    expect(titles((await read(sam, second)).items)).toEqual([
      'Cake Corner',
      'Coffee Circle',
      'Tea Temple',
    ])
    expect((await read(sam, first)).items).toHaveLength(2)
  })

  test('that cannot be saved fail by themselves, and one that is retried alone changes the roundup', async () => {
    const { end } = await done(sam, {
      items: [
        { title: 'Open air concert', kind: 'event' },
        { title: 'Concert hall', kind: 'place' },
      ],
      ...{ scope: 'all', target_ideas_list_handle: await aList(sam) },
    })
    expect([end.status, end.data.items.map(({ outcome }) => outcome)]).toEqual([
      'completed',
      ['failed', 'captured'],
    ])
    expect(end.outcome.facts).toMatchObject({ failed_items: 1, saved_items: 1 })
    const capture_public_id = end.data.items[0]?.capture_public_id
    const { data } = await answer(sam, 'ideas.capture.get', { capture_public_id })
    expect(end.data.items[0]?.reason).toBe('It is an event, and nothing says when it is.')
    expect(end.next_actions[0]).toMatchObject({
      capability: 'ideas.capture.retry',
      input: { capture_public_id, expected_state_version: data.state_version },
    })
    await answer(sam, 'ideas.capture.retry', {
      ...{ capture_public_id, expected_state_version: data.state_version },
      additional_detail: 'It is on 24 December 2027 at 19:00.',
    })
    await work(sam)
    const after = await readRoundup(sam, end.data.public_id)
    expect(after.items[0]).toMatchObject({ outcome: 'captured', capture_public_id })
    expect(after.items[0]?.reason).toBeUndefined()
  })

  test('of a text are read with their own dates', async () => {
    const { end } = await done(sam, {
      source_text:
        'This week:\n1. Jazz night – 24 December 2027, 20:00\n2. Poetry slam – 25 December 2027, 19:30\n3. Quiz – 26 December 2027, 18:00',
      ...{ scope: 'all', target_ideas_list_handle: await aList(sam) },
    })
    expect(end.data.items.map(({ outcome }) => outcome)).toEqual(Array(3).fill('captured'))
    const { data } = await answer(sam, 'ideas.saved.query', { query: 'Jazz night' })
    expect(data.items[0]).toMatchObject({
      kind: 'event',
      event: { starts_at: '2027-12-24T19:00:00.000Z' },
    })
  })

  test('that are all events without dates need these, and not the same reading again', async () => {
    const { end } = await done(sam, {
      items: ['Lesung im Hof', 'Fête de la soupe'].map((title) => ({ title, kind: 'event' })),
      ...{ scope: 'all', target_ideas_list_handle: await aList(sam) },
    })
    expect([end.status, end.error.code]).toEqual(['failed', 'source_unsupported'])
    expect(end.error.message).toContain('additional_detail')
    expect(end.next_actions[0]?.capability).toBe('ideas.capture.retry')
  })

  test('that are addresses are named by what they lead to', async () => {
    const { end } = await done(sam, {
      items: ['http://127.0.0.1:9/lago', 'Strandbad Tegel'].map((title) => ({ title })),
      ...{ scope: 'all', target_ideas_list_handle: await aList(sam) },
    })
    expect(end.data.items.map(({ outcome }) => outcome)).toEqual(['failed', 'captured'])
  })

  test('that stand for a source as a whole have the name of their idea', async () => {
    const whole = async (source_text: string) => {
      const { end } = await done(sam, { source_text, target_ideas_list_handle: await aList(sam) })
      return [end.status, ...end.data.items.map(({ title }) => title)]
    }
    expect(await whole('Kantine Nord, Seestraße 12, 13353 Berlin')).toEqual([
      'completed',
      'Kantine Nord',
    ])
    expect(await whole('ok')).toEqual(['failed'])
  })

  test('stand on the list in the order of the source, in whatever order they end', async () => {
    const ida = await world.account('Ida')
    const target_ideas_list_handle = await aList(ida)
    const before = await answer(ida, 'ideas.structured_create', {
      ...{ kind: 'place', title: 'Pier 7', ideas_list_handles: [target_ideas_list_handle] },
    })
    expect(before.status).toBe('completed')
    const items = [6, 2, 5, 1, 4, 3].map((position) => ({ title: `Pier ${position}`, position }))
    const created = await answer(ida, mutate, {
      ...{ operation: 'create', items, scope: 'all', target_ideas_list_handle },
    })
    const { public_id } = created.data
    // The captures of the first three items are put off, so that the last three end before them, the last one first.
    const due = (positions: string, seconds: string) =>
      asSuperuser(
        world.superuser_url,
        `update captures
         set due_at = (now() at time zone 'UTC' + (${seconds}) * interval '1 second') at time zone 'UTC'
         where owner_id = '${ida.owner}' and state = 'accepted' and position ${positions}`,
      )
    await due('<= 3', '3600')
    await due('> 3', '-position')
    await work(ida)
    const titled = async () =>
      (await read(ida, target_ideas_list_handle)).items.map(({ title }) => title)
    expect(await titled()).toEqual(['Pier 7', 'Pier 4', 'Pier 5', 'Pier 6'])
    await answer(ida, 'ideas.structured_create', {
      ...{ kind: 'place', title: 'Pier 8', ideas_list_handles: [target_ideas_list_handle] },
    })
    await due('<= 3', '-position')
    await answer(ida, 'ideas.capture', { text: 'Pier 9' })
    await work(ida)
    expect((await readRoundup(ida, public_id)).state).toBe('completed')
    expect(await titled()).toEqual([
      'Pier 7',
      'Pier 1',
      'Pier 2',
      'Pier 3',
      'Pier 4',
      'Pier 5',
      'Pier 6',
      'Pier 8',
    ])
  })

  test('of two accounts stay with them', async () => {
    const [ada, mira] = [await world.account('Ada'), await world.account('Mira')]
    const items = Array.from({ length: 10 }, (_, index) => ({ title: `Secret place ${index}` }))
    const ends = await Promise.all(
      [ada, mira].map(async (account) =>
        done(account, { items, scope: 'all', target_ideas_list_handle: await aList(account) }),
      ),
    )
    for (const { end } of ends) {
      expect(end.data.items.map(({ outcome }) => outcome)).toEqual(Array(10).fill('captured'))
    }
    const handles = ends.flatMap(({ end }) => end.data.items.map(({ idea_handle }) => idea_handle))
    expect(new Set(handles).size).toBe(20)
  })

  test('may be a hundred', async () => {
    const lee = await world.account('Lee')
    const items = Array.from({ length: 100 }, (_, index) => ({
      title: `Hidden garden ${index + 1}`,
    }))
    const { end } = await done(lee, {
      ...{ items, scope: 'all', target_ideas_list_handle: await aList(lee) },
    })
    expect(end.outcome.facts).toMatchObject({ saved_items: 100, failed_items: 0 })
    expect(end.data.updates.at(-1)).toMatchObject({ stage: 'completed' })
  })
})

test('captures that two workers end at the same time complete the roundup once', async () => {
  const kim = await world.account('Kim')
  const items = Array.from({ length: 30 }, (_, index) => ({ title: `Quiet corner ${index}` }))
  const { data, execution_id } = await answer(kim, mutate, {
    ...{ operation: 'create', items, scope: 'all', target_ideas_list_handle: await aList(kim) },
  })
  const other = captureJob(world, [])
  const run = async (job: TestCaptureJob) => {
    while ((await job.run(kim.owner)) === 'again');
  }
  await Promise.all([run(captures), run(other)])
  while (!['completed', 'failed'].includes((await readRoundup(kim, data.public_id)).state)) {
    await asSuperuser(
      world.superuser_url,
      `update captures set lease_until = null, due_at = now() where state = 'accepted'`,
    )
    await Promise.all([run(captures), run(other)])
  }
  await other.end()
  const { updates } = await readRoundup(kim, data.public_id)
  expect(updates.filter(({ stage }) => stage === 'completed')).toHaveLength(1)
  const { execution } = (await answer(kim, 'executions.get', { execution_id })).data
  expect(execution.status).toBe('completed')
})

test('what a capture of several things suggests is a roundup of them, on the same list', async () => {
  const target_ideas_list_handle = await aList(sam)
  const items = ['Garden of herbs', 'Garden of stones', 'Garden of water']
  const text = items.map((title, index) => `${index + 1}. ${title}`).join('\n')
  const { data } = await answer(sam, 'ideas.capture', { text, target_ideas_list_handle })
  await work(sam)
  const { capture_public_id } = data
  const asked = await answer(sam, 'ideas.capture.get', { capture_public_id })
  const suggested = asked.next_actions.find(({ capability }) => capability === mutate)
  const made = await answer(sam, mutate, suggested?.input ?? {})
  await work(sam)
  const waits = await answer(sam, 'ideas.roundup.get', { public_id: made.data.public_id })
  expect(waits.data.items.map(({ title }) => title)).toEqual(items)
  await answer(sam, mutate, { ...waits.next_actions[0]?.input, scope: 'all' })
  await work(sam)
  expect(titles((await read(sam, target_ideas_list_handle)).items)).toEqual(items)
})
