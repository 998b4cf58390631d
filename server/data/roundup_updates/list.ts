import type { Db } from '#server/database/db.ts'

/** One step of a roundup. */
export interface RoundupUpdateRow {
  cursor: number
  at: Date
  stage: string
  message: string
}

/** A number that no update has. */
const beyond = 2 ** 31 - 1

/** The updates of a roundup with a higher number than `after`, oldest first. */
export async function listRoundupUpdates(
  db: Db,
  roundup_id: string,
  after: number,
): Promise<RoundupUpdateRow[]> {
  return db.sql<RoundupUpdateRow>`
    select cursor, at, stage, message
    from roundup_updates
    where owner_id = ${db.owner} and roundup_id = ${roundup_id} and cursor > ${Math.min(after, beyond)}
    order by cursor`
}
