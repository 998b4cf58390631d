import type { Db } from '#server/database/db.ts'

/** The key of the question of a capture that its user declined last; null where none was. */
export async function findCaptureDeclined(db: Db, capture_id: string): Promise<string | null> {
  const [row] = await db.sql<{ declined_question: string | null }>`
    select declined_question
    from captures
    where owner_id = ${db.owner} and capture_id = ${capture_id}`
  return row?.declined_question ?? null
}

/** Keeps that the user declined the question with this key; nothing else of the capture changes. */
export async function updateCaptureDeclined(
  db: Db,
  capture_id: string,
  key: string,
): Promise<void> {
  await db.sql`
    update captures
    set declined_question = ${key}
    where owner_id = ${db.owner} and capture_id = ${capture_id} and state = 'needs_input'`
}
