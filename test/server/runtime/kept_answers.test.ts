import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import { workEffects } from '#server/domain/accepted_work/effects.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { firstAnswer, replayedAnswer } from '#server/runtime/answer.ts'
import { checkAnswer } from '#server/runtime/check.ts'
import { accepted, failed, needsInput, type Result } from '#server/runtime/handler.ts'
import { envelopeOf, envelopeText, failureEnvelope } from '#server/runtime/outcome.ts'
import { makeSeal } from '#server/runtime/seal.ts'

const facts = capabilities['ideas.capture']
const capture_public_id = 'ca_5mmpdpxmvndv21ke3t1dt4sacm'
const invocation = {
  facts,
  input: { raw_text: 'That place', target_feed_text: 'rainy' },
  ignored: [],
  context: {
    owner: 'an owner',
    display_name: 'Sam',
    timezone: 'Europe/Berlin',
    token_id: 'a token',
    needs_approval: false,
    abilities: ['planning:read', 'planning:write'],
    surface: 'api' as const,
    capability: 'ideas.capture' as const,
    request_id: 'a request',
    execution_id: '2dm1gzbq3ks1h368r2qqbbnnfy',
    version: '3.0',
    base_url: 'http://localhost',
    seal: makeSeal([randomBytes(32)]),
    afterRollback: () => {},
    chargeSendQuota: async () => {},
    unfinished: false,
  },
}
const receipt = (state: 'accepted' | 'needs_input' | 'failed') => ({
  capture_public_id,
  state,
  state_version: 2,
  destination: null,
  clarification: state === 'needs_input' ? { kind: 'destination', question: 'Which list?' } : null,
})
const whichList = fail('destination_required', {
  message: 'You have no list like “rainy”.',
  pointer: '/target_feed_text',
  candidates: [
    {
      kind: 'ideas_list',
      ideas_list_handle: 'il_6fbkqj1w1jajfwznstby9cqhmz',
      name: 'Rainy Sundays',
    },
  ],
  prerequisite: { capability: 'ideas.lists.create', input: { name: 'rainy' } },
})

/** The envelope, which is as the registry says. */
function envelope(result: Result<unknown>) {
  const made = envelopeOf(invocation, result)
  checkAnswer(facts, made, envelopeText(made))
  return made
}

test('an answer that asks and keeps what it did explains the failure as one that keeps nothing', () => {
  const kept = envelope(needsInput(receipt('needs_input'), whichList))
  const thrown = failureEnvelope(invocation, whichList)
  expect(kept).toMatchObject({ status: 'needs_input', data: { capture_public_id } })
  expect(thrown).toMatchObject({ status: 'needs_input', data: null })
  expect(kept.error).toEqual(thrown.error)
  expect(kept.errors).toEqual(thrown.errors)
  expect(kept.outcome.fallback_text).toBe(thrown.outcome.fallback_text)
  expect(kept.outcome.facts).toMatchObject({ code: 'destination_required', state: 'needs_input' })
  expect(kept.outcome.resources).toMatchObject([{ kind: 'capture', handle: capture_public_id }])
  expect(kept.effects).toEqual([])
})

test('what a failure suggests gets nothing of what the call was sent', () => {
  const made = envelope(needsInput(receipt('needs_input'), whichList))
  expect(made.next_actions).toMatchObject([
    { capability: 'ideas.lists.create', input: { name: 'rainy' } },
  ])
  expect(made.next_actions[0]?.input).toEqual({ name: 'rainy' })
})

test('a failure that is kept has its data, its own text and its effects', () => {
  const at = new Date('2026-11-21T09:30:00Z')
  const effects = workEffects('capture', { handle: capture_public_id, is_running: false, at })
  const made = envelope(
    failed(receipt('failed'), fail('source_unreachable'), { text: 'It is gone.', effects }),
  )
  expect(made).toMatchObject({
    status: 'failed',
    data: { state: 'failed' },
    error: { code: 'source_unreachable', retryable: true },
    outcome: { fallback_text: 'It is gone.' },
    effects: [{ type: 'idea_capture.persisted', state: 'confirmed', at: at.toISOString() }],
  })
})

test('an accepted answer says when to look again, a replay too, and any other does not', () => {
  const effects = workEffects('capture', {
    handle: capture_public_id,
    is_running: true,
    at: new Date(),
  })
  const running = envelope(accepted(receipt('accepted'), { effects }))
  const observe = { capability: 'ideas.capture.get', input: { capture_public_id } }
  expect(running.effects).toMatchObject([
    { type: 'idea_capture.persisted', state: 'confirmed' },
    { type: 'idea.created', state: 'unconfirmed', observe },
  ])
  const remembered = envelopeText(running)
  expect(firstAnswer(running, remembered, 'r').headers).toEqual({ 'retry-after': '1' })
  expect(replayedAnswer(remembered, 'r').headers).toEqual({ 'retry-after': '1' })
  const asks = envelope(needsInput(receipt('needs_input'), whichList))
  expect(firstAnswer(asks, envelopeText(asks), 'r').headers).toEqual({})
  expect(replayedAnswer(envelopeText(asks), 'r').headers).toEqual({})
})
