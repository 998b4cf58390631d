import { describe, expect, test } from 'vitest'
import {
  aCapture,
  answerQuestion,
  askQuestion,
  capture,
  failCapture,
  readCapture,
  stagesOf,
} from '#test/support/given/captures.ts'
import { aList, answer, problem } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

/** A capture that asks what it is about, in version 2. */
const asking = () => aCapture(sam, { text: 'save this' })

test('an answer that is understood lets the capture go on, in an execution of its own', async () => {
  const first = await capture(sam, { text: 'save this' })
  const { capture_public_id } = first.data
  const input = {
    capture_public_id,
    clarification_answer: 'Ostsee Sauna',
    expected_state_version: 2,
  }
  const { status, headers, body } = await sam.call('ideas.capture', input)
  expect(status).toBe(200)
  expect(headers.get('retry-after')).toBe('1')
  expect(body.status).toBe('accepted')
  expect(body.data).toMatchObject({ state: 'accepted', state_version: 3, clarification: null })
  expect(body.execution_id).not.toBe(first.execution_id)
  expect(await stagesOf(sam, capture_public_id)).toEqual(['persisted', 'question', 'answered'])
  const execution = async (execution_id: string) =>
    (await answer(sam, 'executions.get', { execution_id })).data.execution.status
  expect(await execution(first.execution_id)).toBe('needs_input')
})

describe('an answer that is not understood', () => {
  test('leaves the question open and the version as it is', async () => {
    const { data } = await capture(sam, { text: 'Ostsee Sauna', target_feed_text: 'no such list' })
    const { capture_public_id } = data
    const before = await readCapture(sam, capture_public_id)
    const nowhere = 'il_00000000000000000000000000'
    for (const words of ['another one', '7', nowhere, '?']) {
      const again = await answerQuestion(sam, capture_public_id, words)
      expect(again.status).toBe('needs_input')
      expect(again.error.code).toBe('destination_required')
      expect(again.error.message).toContain(words === nowhere ? 'does not exist' : 'not understood')
      expect(again.data).toMatchObject({
        state: 'needs_input',
        state_version: 2,
        clarification: before.data.clarification,
      })
    }
    const stages = (await readCapture(sam, capture_public_id, 2)).data.updates
    expect(stages.map(({ stage }) => stage)).toEqual(Array(4).fill('answer_not_understood'))
    expect((await answerQuestion(sam, capture_public_id, 'none')).status).toBe('accepted')
  })

  test('may name a list of another account, which is nobody’s here', async () => {
    const foreign = await aList(kim, { name: 'Of Kim' })
    const { data } = await capture(sam, { text: 'Ostsee Sauna', target_feed_text: 'no such list' })
    for (const words of [foreign, 'Of Kim']) {
      const again = await answerQuestion(sam, data.capture_public_id, words)
      expect(again.status).toBe('needs_input')
    }
  })

  test('may name a list that was deleted since it was offered', async () => {
    const gone = await aList(sam, { name: 'Gone soon' })
    await aList(sam, { name: 'Gone later' })
    const { data } = await capture(sam, { text: 'Ostsee Sauna', target_feed_text: 'gone' })
    await answer(sam, 'ideas.lists.delete', { ideas_list_handle: gone })
    const again = await answerQuestion(sam, data.capture_public_id, 'Gone soon')
    expect(again.status).toBe('needs_input')
    expect(again.error.candidates).toHaveLength(1)
  })
})

test.each(['cancel', 'Forget it!', 'Vergiss es'])('%j ends the capture for good', async (words) => {
  const handle = await asking()
  const ended = await answerQuestion(sam, handle, words)
  expect(ended.status).toBe('failed')
  const canceled = {
    code: 'source_unsupported',
    message: expect.stringMatching(/^You canceled this capture\. Nothing to do\./),
  }
  expect(ended.error).toMatchObject(canceled)
  expect(ended.data).toMatchObject({ state: 'failed', state_version: 3, clarification: null })
  const read = await readCapture(sam, handle)
  expect(read.status).toBe('failed')
  expect(read.error).toMatchObject(canceled)
  expect(read.data.retry).toBeNull()
  expect(read.data.updates.at(-1)).toMatchObject({ stage: 'failed' })
  const retry = { capture_public_id: handle, expected_state_version: 3 }
  const { status, data, error } = await answer(sam, 'ideas.capture.retry', retry)
  expect(status).toBe('failed')
  expect(error).toMatchObject(canceled)
  expect(data).toMatchObject({ state: 'failed', state_version: 3 })
})

test('a capture that is being read is canceled, and so is the execution that accepted it', async () => {
  const first = await capture(sam, { text: 'Ostsee Sauna, Seestraße 9' })
  const { capture_public_id } = first.data
  const stale = { capture_public_id, clarification_answer: 'cancel', expected_state_version: 2 }
  expect(await problem(sam, 'ideas.capture', stale)).toMatchObject({ code: 'stale_state_version' })
  const ended = await answerQuestion(sam, capture_public_id, 'cancel')
  expect(ended.status).toBe('failed')
  expect(ended.error.message).toMatch(/^You canceled this capture\. Nothing to do\./)
  expect(ended.data).toMatchObject({ state: 'failed', state_version: 2, clarification: null })
  const { data } = await answer(sam, 'executions.get', { execution_id: first.execution_id })
  expect(data.execution.status).toBe('failed')
  expect(await stagesOf(sam, capture_public_id)).toEqual(['persisted', 'failed'])
  const again = { capture_public_id, clarification_answer: 'cancel' }
  expect(await problem(sam, 'ideas.capture', again)).toMatchObject({ code: 'stale_state_version' })
})

describe('an answer is refused', () => {
  const stale = { status: 409, code: 'stale_state_version', pointers: [] }

  test('where another version is expected, with the current one', async () => {
    const capture_public_id = await asking()
    for (const expected_state_version of [1, 3, 2 ** 40]) {
      const input = { capture_public_id, clarification_answer: 'Sauna', expected_state_version }
      const { status, body } = await sam.call('ideas.capture', input)
      expect(status).toBe(409)
      expect(body.current).toEqual({ state_version: 2 })
    }
    expect(await stagesOf(sam, capture_public_id)).toEqual(['persisted', 'question'])
  })

  test.each([
    ['is being read', async () => {}],
    ['has failed', (handle: string) => failCapture(sam, handle)],
  ])('where the capture %s', async (_about, become) => {
    const capture_public_id = await aCapture(sam)
    await become(capture_public_id)
    const input = { capture_public_id, clarification_answer: 'Sauna' }
    expect(await problem(sam, 'ideas.capture', input)).toEqual(stale)
    const { body } = await sam.call('ideas.capture', input)
    expect(body.detail).toContain('This capture does not wait for an answer.')
  })

  test('where the capture is unknown or of another account', async () => {
    const foreign = await aCapture(kim, { text: 'save this' })
    for (const capture_public_id of [foreign, 'ca_00000000000000000000000000', '', 'nonsense']) {
      const input = { capture_public_id, clarification_answer: 'Sauna', expected_state_version: 2 }
      expect(await problem(sam, 'ideas.capture', input)).toEqual({
        status: 404,
        code: 'reference_not_found',
        pointers: ['/capture_public_id'],
      })
    }
    expect((await readCapture(kim, foreign)).data.state_version).toBe(2)
  })
})

test('of several answers at once one wins, and the others learn the version', async () => {
  const capture_public_id = await asking()
  const calls = ['Sauna', 'Cinema', 'Pottery', 'cancel', 'Soup'].map((clarification_answer) =>
    sam.call('ideas.capture', {
      capture_public_id,
      clarification_answer,
      expected_state_version: 2,
    }),
  )
  const answers = await Promise.all(calls)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { body } of answers.filter(({ status }) => status !== 200)) {
    expect(body.code).toBe('stale_state_version')
    expect(body.current).toEqual({ state_version: 3 })
  }
  expect((await readCapture(sam, capture_public_id)).data.state_version).toBe(3)
})

test('of one answer sent ten times at once with one key there is one', async () => {
  const capture_public_id = await asking()
  const input = { capture_public_id, clarification_answer: 'Ostsee Sauna' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sam.call('ideas.capture', input, { key: 'ten-answers' })),
  )
  for (const { status, body } of answers) {
    if (status === 409) expect(body.code).toBe('execution_in_progress')
    else expect(body.data).toMatchObject({ state: 'accepted', state_version: 3 })
  }
  expect(await stagesOf(sam, capture_public_id)).toEqual(['persisted', 'question', 'answered'])
})

test('an answer after the list or the person is gone ends the capture, which cannot be retried', async () => {
  const ideas_list_handle = await aList(sam, { name: 'Doomed' })
  const made = await answer(sam, 'relationships.people.manage', {
    ...{ operation: 'create', display_name: 'Doomed Dora' },
  })
  const { person_handle } = made.data.person ?? {}
  const captures = [
    await aCapture(sam, { text: 'save this', target_ideas_list_handle: ideas_list_handle }),
    await aCapture(sam, { text: 'save this', target_person_text: 'Doomed Dora' }),
  ]
  await answer(sam, 'ideas.lists.delete', { ideas_list_handle })
  await answer(sam, 'relationships.people.manage', { operation: 'delete', person_handle })
  for (const handle of captures) {
    const ended = await answerQuestion(sam, handle, 'Ostsee Sauna')
    expect(ended).toMatchObject({ status: 'failed', error: { code: 'access_denied' } })
    const read = await readCapture(sam, handle)
    expect(read.data).toMatchObject({ state: 'failed', state_version: 3, retry: null })
    expect(await stagesOf(sam, handle)).toEqual(['persisted', 'question', 'answered', 'failed'])
  }
})

test('an address as the answer to what the idea is becomes what is read', async () => {
  const handle = await asking()
  const url = 'https://example.test/sauna'
  expect((await answerQuestion(sam, handle, `it is ${url}`)).status).toBe('accepted')
  await failCapture(sam, handle)
  expect((await readCapture(sam, handle)).data.retry?.source).toEqual({ kind: 'url', url })
})

test('a time that is not understood is asked for again', async () => {
  const handle = await aCapture(sam)
  await askQuestion(sam, handle, { kind: 'time', code: 'timing_required', choices: [] })
  const again = await answerQuestion(sam, handle, 'whenever you like')
  expect(again.status).toBe('needs_input')
  expect(again.error.code).toBe('timing_required')
})

describe('a question that a reading asked', () => {
  test.each<[string, { kind: string; code: string; choices: [string, string][] }, string[]]>([
    [
      'which city',
      {
        kind: 'city',
        code: 'clarification_required',
        choices: [
          ['Berlin', 'Berlin'],
          ['Hamburg', 'Hamburg'],
        ],
      },
      ['2', 'hamburg', 'Ham', 'the second one'],
    ],
    [
      'which item',
      {
        kind: 'items',
        code: 'clarification_required',
        choices: [
          ['Sauna', 'item:0'],
          ['The page as a whole', 'whole'],
        ],
      },
      ['1', 'sauna', 'the page as a whole', 'whole'],
    ],
    [
      'when',
      { kind: 'time', code: 'timing_required', choices: [] },
      ['12 December 2026, 19:30', 'Saturday at 8pm'],
    ],
    [
      'what of an event that is over',
      {
        kind: 'past',
        code: 'clarification_required',
        choices: [
          ['Save the venue', 'venue'],
          ['Keep it as it was', 'keep'],
        ],
      },
      ['keep', 'Save the venue', '1'],
    ],
  ])('%s is answered by any of its answers', async (_about, asked, answers) => {
    for (const words of answers) {
      const handle = await aCapture(sam)
      await askQuestion(sam, handle, asked)
      const read = await readCapture(sam, handle)
      expect(read.status).toBe('needs_input')
      expect(read.error.code).toBe(asked.code)
      expect(read.data.clarification?.kind).toBe(asked.kind)
      const answered = await answerQuestion(sam, handle, words)
      expect(answered.status, words).toBe('accepted')
      expect(answered.data.state_version).toBe(3)
    }
  })
})
