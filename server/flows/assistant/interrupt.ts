import { updateReleased } from '#server/data/conversations/update.ts'
import { findConversation } from '#server/data/conversations/find.ts'
import { type EffectRow, listEffects } from '#server/data/turns/find.ts'
import type { TurnRow } from '#server/data/turns/rows.ts'
import { updateTurnFinished } from '#server/data/turns/update.ts'
import type { Db } from '#server/database/db.ts'
import type { StoredAnswer } from '#server/domain/calls/stored_answer.ts'

/** A write that a turn made. */
export type TurnEffect = Readonly<EffectRow>

/** The answer of a turn that was interrupted, as it is stored, in the language of its conversation. */
export type Interrupted = (
  turn: TurnRow,
  effects: readonly TurnEffect[],
  language: string,
) => StoredAnswer

/** The most calls of a turn. */
export const maxCalls = 12

/** The key of a write that is the `number`th call of a turn. */
export function keyOfCall(turn_id: string, number: number): string {
  return `turn:${turn_id}:${number}`
}

/**
 * Ends a turn that nobody carries out any more: the keys of its writes tell what took effect. It is never interpreted
 * again.
 */
export async function endLostTurn(db: Db, turn: TurnRow, interrupted: Interrupted): Promise<void> {
  const { turn_id, conversation_id } = turn
  const keys = Array.from({ length: maxCalls }, (_, at) => keyOfCall(turn_id, at + 1))
  const effects = await listEffects(db, keys)
  const conversation = await findConversation(db, conversation_id)
  const answer = interrupted(turn, effects, conversation?.language ?? 'en')
  await updateTurnFinished(db, turn_id, answer)
  await updateReleased(db, conversation_id, turn_id, { state: null, language: null, counted: true })
}
