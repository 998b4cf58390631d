import { updateReleased } from '#server/data/conversations/update.ts'
import { listEffects } from '#server/data/turns/find.ts'
import type { TurnRow } from '#server/data/turns/rows.ts'
import { updateTurnFinished } from '#server/data/turns/update.ts'
import type { Db } from '#server/database/db.ts'
import type { StoredAnswer } from '#server/domain/calls/stored_answer.ts'

/** A write that a turn made. */
export interface TurnEffect {
  readonly capability: string
  /** Of its answer. */
  readonly status: string
  /** The execution's uuid. */
  readonly execution_id: string
}

/** The answer of a turn that was interrupted, as it is stored. */
export type Interrupted = (turn: TurnRow, effects: readonly TurnEffect[]) => StoredAnswer

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
  const answer = interrupted(turn, effects)
  await updateTurnFinished(db, turn_id, answer)
  await updateReleased(db, conversation_id, turn_id, { state: null, language: null, counted: true })
}
