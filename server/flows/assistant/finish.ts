import { insertTurnAudit } from '#server/data/audit/insert.ts'
import { updateReleased } from '#server/data/conversations/update.ts'
import { updateActionsConversation } from '#server/data/prepared_actions/find_conversation.ts'
import { deleteTurn } from '#server/data/turns/delete.ts'
import { type UnderstoodBy, updateTurnFinished } from '#server/data/turns/update.ts'
import type { Db } from '#server/database/db.ts'
import type { StoredAnswer } from '#server/domain/calls/stored_answer.ts'

/** Which turn it is. */
export interface TurnRef {
  readonly turn_id: string
  readonly conversation_id: string
}

/** What a turn leaves. */
export interface FinishedTurn {
  readonly answer: StoredAnswer
  readonly state: object
  readonly language: string
  /** The ids of the actions that it prepared. */
  readonly prepared: readonly string[]
  readonly by: UnderstoodBy
  readonly audit: Parameters<typeof insertTurnAudit>[1]
}

/**
 * Ends a turn: its answer, what the conversation knows from now on, and the lease. Without the lease it writes nothing.
 *
 * @returns whether the turn held the lease.
 */
export async function finishTurn(
  db: Db,
  { turn_id, conversation_id }: TurnRef,
  { answer, state, language, prepared, by, audit }: FinishedTurn,
): Promise<boolean> {
  const kept = { state, language, counted: true }
  if (!(await updateReleased(db, conversation_id, turn_id, kept))) return false
  await updateTurnFinished(db, turn_id, answer, by)
  await updateActionsConversation(db, prepared, conversation_id)
  insertTurnAudit(db, audit)
  return true
}

/**
 * Undoes the claim of a turn that was refused, so that the same key may be sent again. `state` is what the conversation knows from
 * now on; null for what it knew before.
 */
export async function releaseTurn(
  db: Db,
  { turn_id, conversation_id }: TurnRef,
  state: object | null = null,
): Promise<void> {
  const kept = { state, language: null, counted: false }
  if (await updateReleased(db, conversation_id, turn_id, kept)) await deleteTurn(db, turn_id)
}
