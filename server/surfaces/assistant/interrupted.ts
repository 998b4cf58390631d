import { capabilities } from '#generated/server/capabilities.ts'
import type { AssistantCall } from '#generated/types.ts'
import { emptyState } from '#server/domain/assistant/state.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { sealTurn } from '#server/domain/calls/stored_answer.ts'
import { interrupted } from '#server/domain/messages/assistant.ts'
import type { Interrupted, TurnEffect } from '#server/flows/assistant/interrupt.ts'
import { isCapability } from '#server/runtime/authorise.ts'
import { turnAnswer } from '#server/surfaces/assistant/answer.ts'

/** Makes the answer of a turn that nobody carries out any more: what took effect, by its own records. */
export function interruptedAnswer(seal: Seal, owner: string, kept_days: number): Interrupted {
  return (turn, effects) => {
    const { turn_id, conversation_id, kind, request_key, ordinal, started_at } = turn
    const calls = effects.flatMap(callOf)
    const changed = calls.filter(({ status }) => status === 'completed' || status === 'accepted')
    const reply = interrupted(changed.length)
    const answer = turnAnswer(
      {
        ...{ turn_id, conversation_id, kind, request_key, ordinal, started_at, calls },
        ...{ interpreter: 'rules', channel: 'chat', milliseconds: 0, kept_days },
      },
      {
        ...{ reply, state: emptyState, language: 'en' },
        error: { code: 'turn_interrupted', message: reply },
      },
    )
    const kept = new Date(Date.now() + 365 * 86_400_000)
    return sealTurn(seal, { owner, turn_id }, JSON.stringify(answer), kept)
  }
}

function callOf({ capability, status, execution_id }: TurnEffect): AssistantCall[] {
  if (!isCapability(capability)) return []
  const { version, effect } = capabilities[capability]
  return [
    {
      ...{ capability, version, effect, input: {}, code: null, text: '', replayed: false },
      status: status as AssistantCall['status'],
      execution_id: toHandle('execution', execution_id),
    },
  ]
}
