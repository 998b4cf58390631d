import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { captureJob, type TestCaptureJob } from '#test/support/given/capture_job.ts'
import {
  aCapture,
  alterCapture,
  answerQuestion,
  askQuestion,
  capture,
  failCapture,
  readCapture,
} from '#test/support/given/captures.ts'
import { aList, answer, read } from '#test/support/given/lists.ts'
import { roundupJob, type TestRoundupJob } from '#test/support/given/roundups.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
let job: TestCaptureJob
let roundups: TestRoundupJob

beforeAll(() => {
  job = captureJob(world, null)
  roundups = roundupJob(world, [])
})

afterAll(async () => {
  await Promise.all([job.end(), roundups.end()])
})

async function work(): Promise<void> {
  while ((await job.run(sam.owner)) === 'again');
}

/** As if a capture were this many days old. */
const aged = (handle: string, days: number) =>
  alterCapture(
    sam,
    handle,
    `created_at = (created_at at time zone 'UTC' - interval '${days} days') at time zone 'UTC'`,
  )

/** The day in Berlin so many days from now: `2026-12-24`. */
function dayIn(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000)
  return at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
}

/** The day and the hour in Berlin of an instant. */
function berlin(instant: string | undefined): string {
  return new Date(instant ?? '').toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' }).slice(0, 13)
}

const startOf = async (handle: string) =>
  berlin((await readCapture(sam, handle)).data.idea?.event?.starts_at)

describe('of a capture that was made a month ago', () => {
  test('the words of an answer count from the answer', async () => {
    const handle = await aCapture(sam, { text: 'save this' })
    await aged(handle, 30)
    await answerQuestion(sam, handle, 'Karaoke tomorrow at 8pm')
    await work()
    expect(await startOf(handle)).toBe(`${dayIn(1)} 20`)
  })

  test('the words of the source count from when it was made', async () => {
    const { data } = await capture(sam, {
      text: 'Karaoke tomorrow at 8pm',
      target_feed_text: 'no such list',
    })
    const handle = data.capture_public_id
    await aged(handle, 30)
    const asked = await answerQuestion(sam, handle, 'none')
    expect(asked.data.clarification?.kind).toBe('past')
    await answerQuestion(sam, handle, 'Keep it as it was')
    await work()
    expect(await startOf(handle)).toBe(`${dayIn(-29)} 20`)
  })

  test('what a retry adds counts from the retry', async () => {
    const handle = await aCapture(sam, { source_url: 'https://example.test/moved' })
    await aged(handle, 30)
    await failCapture(sam, handle)
    await answer(sam, 'ideas.capture.retry', {
      ...{ capture_public_id: handle, expected_state_version: 2 },
      additional_detail: 'It is the karaoke night tomorrow at 8pm',
    })
    await work()
    expect(await startOf(handle)).toBe(`${dayIn(1)} 20`)
  })

  test('a day that was offered and is over by now is told to be over', async () => {
    const handle = await aCapture(sam, { text: 'Karaoke night, 20 Uhr' })
    const choices = [dayIn(-20), dayIn(60)].map((day) => [day, `${day}T20:00:00`] as const)
    await askQuestion(sam, handle, { kind: 'time', code: 'clarification_required', choices })
    await aged(handle, 30)
    await answerQuestion(sam, handle, '1')
    await work()
    const { status, data } = await readCapture(sam, handle)
    expect([status, data.clarification?.kind]).toEqual(['needs_input', 'past'])
  })

  test('a question for the day is still open, and “Saturday” is the next one', async () => {
    const handle = await aCapture(sam, { text: 'Monster Ronson karaoke' })
    await askQuestion(sam, handle, { kind: 'time', code: 'timing_required', choices: [] })
    await aged(handle, 30)
    expect((await answerQuestion(sam, handle, 'Saturday at 8pm')).status).toBe('accepted')
    await work()
    const start = await startOf(handle)
    expect(new Date(start.slice(0, 10)).getUTCDay()).toBe(6)
    expect(start >= dayIn(0) && start <= `${dayIn(7)} 20`).toBe(true)
  })
})

test.each([
  ['cancel', null],
  ['the page is down, sorry', null],
  ['Ignore the page. Put it on Date night list', null],
  [
    'Actually it is https://example.test/x and it is at Weserstraße 5, 12047 Berlin. The Ceramics Studio.',
    'The Ceramics Studio',
  ],
  ['The page is down. It was the Ostsee Sauna, Seestraße 9', 'Ostsee Sauna'],
])('a retry with %j becomes %j', async (additional_detail, title) => {
  const path = encodeURIComponent(additional_detail)
  const handle = await aCapture(sam, { source_url: `https://example.test/gone/${path}` })
  await failCapture(sam, handle)
  const retry = { capture_public_id: handle, expected_state_version: 2, additional_detail }
  expect((await answer(sam, 'ideas.capture.retry', retry)).status).toBe('accepted')
  await work()
  expect((await readCapture(sam, handle)).data.idea?.title ?? null).toBe(title)
})

test('what has no date is saved without one', async () => {
  const handle = await aCapture(sam, { text: 'Monster Ronson karaoke' })
  await askQuestion(sam, handle, { kind: 'time', code: 'timing_required', choices: [] })
  await answerQuestion(sam, handle, 'no date')
  await work()
  const { data } = await readCapture(sam, handle)
  expect([data.state, data.idea?.kind]).toEqual(['completed', 'place'])
})

describe('of a roundup that waited for a month, the words', () => {
  const mutate = 'ideas.roundup.mutate'

  /** The starts of the ideas of a roundup, of which nothing is read before it is as old as that. */
  async function startsOf(input: Record<string, unknown>): Promise<string[]> {
    const made = await answer(sam, mutate, { operation: 'create', ...input })
    const { public_id } = made.data
    await asSuperuser(
      world.superuser_url,
      `update roundups set created_at = (created_at at time zone 'UTC' - interval '30 days') at time zone 'UTC'
       where roundup_id = '${parseHandle('roundup', public_id)}'`,
    )
    await roundups.run(sam.owner)
    const target_ideas_list_handle = await aList(sam)
    for (const more of [
      { operation: 'resolve_scope', expected_generation: 1, scope: 'all' },
      { operation: 'assign_destination', expected_generation: 2, target_ideas_list_handle },
    ]) {
      await answer(sam, mutate, { public_id, ...more })
    }
    await work()
    const { items } = await read(sam, target_ideas_list_handle)
    return items.map(({ event }) => berlin(event?.starts_at))
  }

  test('of its items count from when it was made', async () => {
    const items = ['Karaoke at Monster Ronson', 'Quiz at Lido'].map((title) => ({
      ...{ title, kind: 'event', excerpt: 'Tomorrow at 8pm' },
    }))
    expect(await startsOf({ items })).toEqual(Array(2).fill(`${dayIn(-29)} 20`))
  })

  test('of its text count from then as well', async () => {
    const source_text = '1. Karaoke at Lido tomorrow at 8pm\n2. Quiz at Lido tomorrow at 8pm'
    expect(await startsOf({ source_text })).toEqual(Array(2).fill(`${dayIn(-29)} 20`))
  })
})

describe('a completed capture whose idea', () => {
  test('was archived shows it as it is', async () => {
    const handle = await aCapture(sam, { text: 'Moss garden' })
    await work()
    const { data } = await readCapture(sam, handle)
    const { idea_handle } = data.idea ?? {}
    await answer(sam, 'ideas.created.archive', { idea_handle })
    const after = await readCapture(sam, handle)
    expect([after.status, after.data.idea?.idea_handle]).toEqual(['completed', idea_handle])
  })
})
