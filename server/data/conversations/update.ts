import type { Db } from '#server/database/db.ts'

/** Gives a turn the lease of its conversation, for so many milliseconds, and counts the turn. */
export async function updateLease(
  db: Db,
  conversation_id: string,
  turn_id: string,
  milliseconds: number,
): Promise<void> {
  await db.sql`
    update conversations
    set busy_turn = ${turn_id}, busy_until = now() + ${milliseconds} * interval '1 millisecond',
      turns = turns + 1, last_turn_at = now()
    where owner_id = ${db.owner} and conversation_id = ${conversation_id}`
}

/**
 * Ends the lease of a turn, and keeps what the conversation knows from then on; null for what it knew before. `counted` says
 * whether the turn stays counted.
 *
 * @returns whether the turn held the lease.
 */
export async function updateReleased(
  db: Db,
  conversation_id: string,
  turn_id: string,
  { state, language, counted }: { state: object | null; language: string | null; counted: boolean },
): Promise<boolean> {
  const kept = state === null ? null : JSON.stringify(state)
  const rows = await db.sql`
    update conversations
    set busy_turn = null, busy_until = null, state = coalesce(${kept}::jsonb, state),
      language = coalesce(${language}, language), turns = turns - ${counted ? 0 : 1}
    where owner_id = ${db.owner} and conversation_id = ${conversation_id} and busy_turn = ${turn_id}
    returning 1`
  return rows.length > 0
}
