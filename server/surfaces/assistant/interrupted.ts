import { capabilities } from '#generated/server/capabilities.ts'
import type { AssistantCall } from '#generated/types.ts'
import { linksToPassOn } from '#server/domain/assistant/given_links.ts'
import { emptyState } from '#server/domain/assistant/state.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { openAnswer, sealTurn } from '#server/domain/calls/stored_answer.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import type { Interrupted, TurnEffect } from '#server/flows/assistant/interrupt.ts'
import { isCapability } from '#server/runtime/authorise.ts'
import { turnAnswer } from '#server/surfaces/assistant/answer.ts'

/** Makes the answer of a turn that nobody carries out any more: what took effect, by its own records. */
export function interruptedAnswer(seal: Seal, owner: string, kept_days: number): Interrupted {
  return (turn, effects, language) => {
    const say = sentencesIn(language)
    const { turn_id, conversation_id, kind, request_key, ordinal, started_at } = turn
    const calls = effects.flatMap(callOf)
    const changed = calls.filter(({ status }) => status === 'completed' || status === 'accepted')
    // What was approved is done: its links are shown as they would have been.
    const links = effects.map((effect) => linksOf(seal, owner, effect))
    const hidden = links.includes(null)
    const reply = [
      say.interrupted(changed.length),
      ...(hidden ? [say.linksElsewhere] : []),
      ...links.flatMap((one) => one ?? []),
    ].join('\n')
    const answer = turnAnswer(
      {
        ...{ turn_id, conversation_id, kind, request_key, ordinal, started_at, calls },
        ...{ interpreter: 'rules', channel: 'chat', milliseconds: 0, kept_days },
      },
      {
        ...{ reply, state: emptyState, language },
        error: { code: 'turn_interrupted', message: reply },
      },
    )
    const kept = new Date(Date.now() + 365 * 86_400_000)
    return sealTurn(seal, { owner, turn_id }, JSON.stringify(answer), kept)
  }
}

/** The links in the answer of a write, to pass on; null where they cannot be opened any more. */
function linksOf(
  seal: Seal,
  owner: string,
  { execution_id, answer, sealed }: TurnEffect,
): string[] | null {
  const text = answer && openAnswer(seal, { owner, execution_id }, { answer, sealed })
  if (text === null && answer !== null) return null
  return text ? linksToPassOn((JSON.parse(text) as { data?: unknown }).data) : []
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
