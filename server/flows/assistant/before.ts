import { findModel } from '#server/data/accounts/find.ts'
import { listLastTurns } from '#server/data/turns/find.ts'
import type { Db } from '#server/database/db.ts'
import type { Before } from '#server/domain/assistant/language_model.ts'
import { findSpentTokens } from '#server/flows/assistant/spent.ts'

/** Turns that a model is told of. */
const told = 12

/** What a model needs to know before a turn: whether the person agreed, what the day has cost, and what was said. */
export async function before(
  db: Db,
  { turn_id, conversation_id }: { readonly turn_id: string; readonly conversation_id: string },
): Promise<Before> {
  const [agreed, tokens, turns] = await Promise.all([
    findModel(db),
    findSpentTokens(db, turn_id),
    listLastTurns(db, conversation_id, told),
  ])
  return { agreed, tokens, turns }
}
