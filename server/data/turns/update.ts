import type { Db } from '#server/database/db.ts'
import type { StoredAnswer } from '#server/domain/calls/stored_answer.ts'

/** What understood a turn, and the tokens that a model was used for. */
export interface UnderstoodBy {
  readonly interpreter: 'rules' | 'model'
  readonly model: string | null
  readonly tokens: number
}

/** Ends a turn that runs with its answer; what understood it, where that is known. @returns whether it ran. */
export async function updateTurnFinished(
  db: Db,
  turn_id: string,
  { answer, sealed }: StoredAnswer,
  by: UnderstoodBy | null = null,
): Promise<boolean> {
  const rows = await db.sql`
    update turns
    set state = 'finished', answer = ${answer}, sealed = ${sealed}, finished_at = now(),
      interpreter = coalesce(${by?.interpreter ?? null}, interpreter), model = ${by?.model ?? null},
      tokens = ${by?.tokens ?? null}
    where owner_id = ${db.owner} and turn_id = ${turn_id} and state = 'running'
    returning 1`
  return rows.length > 0
}

/**
 * Empties what was said and answered in the turns of a conversation up to `ordinal`, all of them without one. Key and
 * fingerprint stay until `deleteEndedTurns`, so that a late repetition has no second effect, and the tokens, which count for the day.
 */
export async function updateTurnsEmptied(
  db: Db,
  conversation_id: string,
  ordinal: number | null = null,
): Promise<void> {
  await db.sql`
    update turns
    set message = null, answer = null, sealed = null, state = 'finished'
    where owner_id = ${db.owner} and conversation_id = ${conversation_id}
      and ordinal <= coalesce(${ordinal}::integer, ordinal)
      and (message is not null or answer is not null or state = 'running')`
}

/** Empties the answers of turns that name something by its handle: what they said of it was erased. */
export async function updateTurnsNaming(db: Db, handle: string): Promise<void> {
  await db.sql`
    update turns
    set answer = null, sealed = null
    where owner_id = ${db.owner} and state = 'finished' and strpos(answer, ${handle}) > 0`
}
