import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

/** Ends a session of this account. @returns whether there was one. */
export async function deleteOwnSession(db: Db, session_id: string): Promise<boolean> {
  const rows = await db.sql<{ ended: boolean }>`
    select end_session(null, ${session_id}) as ended`
  return only(rows).ended
}

/** Ends all sessions of this account, except the one with the hash `kept`. @returns how many that were. */
export async function deleteSessions(db: Db, kept: Buffer | null): Promise<number> {
  const rows = await db.sql<{ ended: number }>`select end_sessions(${kept}) as ended`
  return only(rows).ended
}
