import type { Db } from '#server/database/db.ts'

/** The key of the question of a roundup that its user declined last; null where none was. */
export async function findRoundupDeclined(db: Db, roundup_id: string): Promise<string | null> {
  const [row] = await db.sql<{ declined_question: string | null }>`
    select declined_question
    from roundups
    where owner_id = ${db.owner} and roundup_id = ${roundup_id}`
  return row?.declined_question ?? null
}

/** Keeps that the user declined the question with this key; nothing else of the roundup changes. */
export async function updateRoundupDeclined(
  db: Db,
  roundup_id: string,
  key: string,
): Promise<void> {
  await db.sql`
    update roundups
    set declined_question = ${key}
    where owner_id = ${db.owner} and roundup_id = ${roundup_id} and right(state, 9) = '_required'`
}
