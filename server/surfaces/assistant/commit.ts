import { errors } from '#generated/server/errors.ts'
import type { AssistantTurn } from '#generated/types.ts'
import { linksToPassOn, withoutGivenLinks } from '#server/domain/assistant/given_links.ts'
import { currentState } from '#server/domain/assistant/state.ts'
import { type Failure, fail } from '#server/domain/basics/failure.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import { notThisConversation } from '#server/domain/messages/assistant.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { conversationOfAction } from '#server/flows/assistant/action.ts'
import { keyOfCall } from '#server/flows/assistant/interrupt.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'
import { invoke } from '#server/runtime/invoke.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { callText } from '#server/surfaces/assistant/call_text.ts'
import type { TurnCaller } from '#server/surfaces/assistant/caller.ts'
import type { Understood } from '#server/surfaces/assistant/interpreter.ts'
import { approvalIn, type Channel, channelOf } from '#server/surfaces/assistant/request.ts'
import { refusedIn, sentenceOf } from '#server/surfaces/assistant/rules/tell.ts'
import { type RunningTurn, turnOnce } from '#server/surfaces/assistant/turn.ts'

/** Milliseconds that an approval may take. */
const limit = 10_000

/**
 * Commits one prepared action in the conversation that prepared it: the explicit approval, and the only way to send.
 *
 * Errors: `input_invalid`, `idempotency_conflict`, `reference_not_found`, `channel_mismatch`, `conversation_busy`, and what
 * `actions.commit` refuses. None of them uses up the key.
 */
export function answerCommit(
  runtime: Runtime,
  speaker: TurnCaller,
  handle: string,
  {
    body,
    kept_days,
    channel: own,
  }: {
    readonly body: Readonly<Record<string, unknown>>
    readonly kept_days: number
    /** The channel of a page, which no client can name; by default as the body says. */
    readonly channel?: Channel
  },
): Promise<AssistantTurn> {
  const { request_key, channel_identity } = approvalIn(body)
  const channel = own ?? channelOf(channel_identity)
  const once = {
    ...({ speaker, channel, kind: 'commit', interpreter: 'rules' } as const),
    ...{ request_key, asked: { action_handle: handle }, message: null, limit, kept_days },
  }
  return turnOnce(runtime, once, async (turn) => {
    await requireOwn(runtime, speaker, handle, turn)
    const answer = await invoke(runtime, {
      ...speaker.meta,
      surface: 'assistant',
      door: 'commit',
      capability: 'actions.commit',
      body: () => ({
        input: { action_handle: handle },
        version: null,
        idempotency_key: keyOfCall(turn.turn_id, 1),
      }),
    })
    const { body: done } = answer
    const { timezone } = speaker.caller
    if (!('outcome' in done)) throw refusalOf(done)
    return {
      understood: committed(turn, handle, done, timezone),
      calls: [callOf(handle, done, { language: turn.conversation.language, timezone })],
      prepared: [],
    }
  })
}

/** Errors: `reference_not_found` for an action of nobody here, `channel_mismatch` for one of another conversation. */
async function requireOwn(
  { database }: Runtime,
  { caller }: TurnCaller,
  handle: string,
  { conversation }: RunningTurn,
): Promise<void> {
  const id = parseHandle('action', handle)
  const found =
    id === null ? null : await database.read(caller.owner, (db) => conversationOfAction(db, id))
  if (found === null) throw fail('reference_not_found')
  if (found.conversation_id !== conversation.conversation_id)
    throw fail('channel_mismatch', { message: notThisConversation })
}

/** The refusal again, as it was answered. */
function refusalOf(problem: Problem): Failure {
  const { code, detail, prerequisite, current, retry_after_seconds: retryAfter } = problem
  const advice = errors[code].next
  const message = detail.endsWith(` ${advice}`) ? detail.slice(0, -advice.length - 1) : detail
  return fail(code, {
    ...{ message, advice: message === detail ? '' : advice },
    ...(prerequisite && { prerequisite }),
    ...(current && { current }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

function committed(
  { conversation, started_at }: RunningTurn,
  handle: string,
  done: GivenEnvelope,
  timezone: string,
): Understood {
  const state = currentState(conversation.state, started_at)
  const { approval, question } = state
  const isThis = approval?.action_handle === handle
  const { error, outcome, data } = done
  const { language } = conversation
  const say = sentencesIn(language)
  const telling = { say, capability: 'actions.commit', input: {}, timezone }
  const sentence = error ? say.refusal(refusedIn(error)) : sentenceOf(done, telling)
  const reply = [sentence, ...linksToPassOn(data)].join('\n')
  return {
    reply,
    disclosures: outcome.disclosures.flatMap((one) => {
      const text = say.disclosure(one)
      return text === null ? [] : [{ ...one, text }]
    }),
    data,
    error: error && { code: error.code, message: sentence },
    state: {
      ...state,
      question,
      approval: isThis && !error ? null : approval,
      said: withoutGivenLinks(reply),
    },
    language,
  }
}

function callOf(
  handle: string,
  done: GivenEnvelope,
  speaking: { readonly language: string; readonly timezone: string },
): AssistantTurn['calls'][number] {
  const { capability, outcome, status, error, execution_id, replayed } = done
  const input = { action_handle: handle }
  const own = { capability: capability.name, text: outcome.fallback_text }
  return {
    ...({ effect: 'external_send', input, status } as const),
    ...{ capability: capability.name, version: capability.version },
    code: error?.code ?? null,
    execution_id: execution_id ?? null,
    text: callText(own, { body: done, input }, speaking),
    replayed: replayed === true,
  }
}
