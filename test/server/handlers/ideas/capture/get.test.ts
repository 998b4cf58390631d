import { describe, expect, test } from 'vitest'
import { parseHandle } from '#server/domain/basics/handle.ts'
import {
  aCapture,
  alterCapture,
  askQuestion,
  capture,
  failCapture,
  readCapture,
} from '#test/support/given/captures.ts'
import { completed } from '#test/contract/examples/stage.ts'
import { aList, anIdea, answer, people, problem } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const get = 'ideas.capture.get'

test('a capture that is being read says where to read on', async () => {
  const capture_public_id = await aCapture(sam)
  const { headers, body } = await sam.call(get, { capture_public_id })
  expect(body.status).toBe('accepted')
  expect(headers.get('retry-after')).toBe('1')
  expect(body.execution_id).toBeUndefined()
  const next = body.next_actions.find(({ capability }) => capability === get)
  expect(next?.input).toEqual({ capture_public_id, after_cursor: 1 })
})

test('only updates after the cursor are read, and none after the last', async () => {
  const { data } = await capture(sam, { text: 'save this' })
  const { capture_public_id } = data
  const cursors = async (after_cursor?: number) =>
    (await readCapture(sam, capture_public_id, after_cursor)).data.updates.map(
      ({ cursor }) => cursor,
    )
  expect(await cursors()).toEqual([1, 2])
  expect(await cursors(0)).toEqual([1, 2])
  expect(await cursors(1)).toEqual([2])
  expect(await cursors(2)).toEqual([])
  for (const beyond of [1_000_000, 2 ** 31, 2 ** 40, Number.MAX_SAFE_INTEGER]) {
    expect(await cursors(beyond)).toEqual([])
  }
})

test('a capture that waits shows its question again', async () => {
  const asked = await capture(sam, { text: 'Ostsee Sauna', target_feed_text: 'nowhere' })
  const read = await readCapture(sam, asked.data.capture_public_id)
  expect(read.status).toBe('needs_input')
  expect(read.data.clarification).toEqual(asked.data.clarification)
  const { pointer, ...error } = asked.error
  expect(pointer).toBe('/target_feed_text')
  expect(read.error).toEqual(error)
})

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['a text', { text: 'add: Ostsee Sauna' }, { kind: 'text', text: 'add: Ostsee Sauna' }],
  ['a subject', { subject_text: 'Ostsee Sauna' }, { kind: 'text', text: 'Ostsee Sauna' }],
  [
    'a page with words',
    { source_url: 'https://sam:pw@example.test/a', subject_text: 'Ostsee Sauna' },
    { kind: 'url', url: 'https://example.test/a' },
  ],
  [
    'a text with an address',
    { text: 'Ostsee Sauna https://example.test/a' },
    { kind: 'url', url: 'https://example.test/a' },
  ],
])('what failed of %s may be tried again with the same source', async (_about, input, source) => {
  const handle = await aCapture(sam, input)
  await failCapture(sam, handle)
  const read = await readCapture(sam, handle)
  expect(read.status).toBe('failed')
  expect(read.error.code).toBe('source_unreachable')
  expect(read.data).toMatchObject({ idea: null, clarification: null })
  expect(read.data.retry).toEqual({ expected_state_version: 2, source, destination: null })
})

test.each([
  'source_unreachable',
  'source_unsupported',
  'access_denied',
  'media_not_found',
  'limit_reached',
])('a capture that failed with %s says so, and when a retry may help', async (code) => {
  const handle = await aCapture(sam)
  await failCapture(sam, handle, { code, message: 'That is why.', retry_after_seconds: 90 })
  const { status, error, data, outcome } = await readCapture(sam, handle)
  expect(status).toBe('failed')
  expect(error).toMatchObject({ code, retry_after_seconds: 90 })
  expect(outcome.fallback_text).toContain('That is why.')
  expect(outcome.facts).toMatchObject({ code, state: 'failed' })
  expect(data.retry).not.toBeNull()
})

test.each([
  ['source', 'clarification_required'],
  ['destination', 'destination_required'],
  ['destination', 'list_ambiguous'],
  ['person', 'person_unresolved'],
  ['person', 'person_ambiguous'],
  ['items', 'clarification_required'],
  ['subject', 'subject_required'],
  ['city', 'clarification_required'],
  ['time', 'timing_required'],
  ['past', 'clarification_required'],
])('the question %s is read as %s, and is complete to answer', async (kind, code) => {
  const capture_public_id = await aCapture(sam)
  await askQuestion(sam, capture_public_id, { kind, code, choices: [['One', 'one']] })
  const { status, error, data, outcome, next_actions } = await readCapture(sam, capture_public_id)
  expect(status).toBe('needs_input')
  expect(error.code).toBe(code)
  expect(data.clarification).toEqual({ kind, question: 'Which one?', choices: ['One'] })
  expect(outcome.fallback_text).toMatch(/^Which one\? 1\. One\. /)
  expect(next_actions[0]).toMatchObject({
    capability: 'ideas.capture',
    input: { capture_public_id, expected_state_version: 2 },
    needs: ['clarification_answer'],
  })
})

test('of two texts the chosen one is the source of a retry', async () => {
  const { data } = await capture(sam, { text: 'Ostsee Sauna', raw_text: 'save: Filmkunst 66' })
  const { capture_public_id } = data
  await capture(sam, { capture_public_id, clarification_answer: '2' })
  await failCapture(sam, capture_public_id)
  const read = await readCapture(sam, capture_public_id)
  expect(read.data.retry?.source).toEqual({ kind: 'text', text: 'save: Filmkunst 66' })
})

describe('a completed capture shows the idea', () => {
  test.each([false, true])('also where it was there before: %s', async (reused) => {
    const list = await aList(sam, { name: 'Rainy Sundays' })
    await people(sam, 'Mira')
    const idea_handle = await anIdea(sam, `Ostsee Sauna ${reused}`)
    const handle = await aCapture(sam, {
      text: 'Ostsee Sauna',
      target_ideas_list_handle: list,
      target_person_text: 'Mira',
    })
    const id = parseHandle('idea', idea_handle)
    await alterCapture(
      sam,
      handle,
      `state = 'completed', state_version = 2, idea_id = '${id}', reused = ${reused},
       disclosures = '{capture.zone_assumed}'`,
    )
    const read = await readCapture(sam, handle)
    expect(read.status).toBe('completed')
    expect(read.data).toMatchObject({ reused, retry: null, clarification: null })
    expect(read.data.idea?.idea_handle).toBe(idea_handle)
    expect(read.outcome.fallback_text).toContain('to “Rainy Sundays” for Mira')
    expect(read.outcome.disclosures.map(({ name }) => name)).toEqual(['capture.zone_assumed'])
    const input = { capture_public_id: handle, clarification_answer: 'x' }
    expect((await problem(sam, 'ideas.capture', input)).status).toBe(409)
    await completed(sam, 'ideas.created.archive', { idea_handle })
    const later = await readCapture(sam, handle)
    expect(later.outcome.fallback_text).toMatch(/ It has been archived since\.$/)
    expect(later.outcome.fallback_text).not.toContain('now saved')
    expect(later.next_actions).toEqual([])
  })
})

test('a call without a capture is refused', async () => {
  expect(await problem(sam, get, {})).toEqual({
    status: 422,
    code: 'input_invalid',
    pointers: ['/capture_public_id'],
  })
})

test('a capture of another account is not found, as one that never was', async () => {
  const foreign = await aCapture(kim)
  for (const capture_public_id of [foreign, 'ca_00000000000000000000000000', '']) {
    expect(await problem(sam, get, { capture_public_id })).toEqual({
      status: 404,
      code: 'reference_not_found',
      pointers: ['/capture_public_id'],
    })
  }
})

test('version 1.0 reads the same', async () => {
  const capture_public_id = await aCapture(sam)
  const { body } = await sam.call(get, { capture_public_id, after_cursor: 0 }, { version: '1.0' })
  const { data } = await answer(sam, get, { capture_public_id })
  expect(body.data).toEqual(data)
  expect(body.capability.version).toBe('1.0')
})
