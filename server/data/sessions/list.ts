import type { ListedSession } from '#server/domain/web/session.ts'
import type { Db } from '#server/database/db.ts'

/** @returns this account's sessions that have not ended, the latest used first. */
export function listSessions(db: Db): Promise<ListedSession[]> {
  return db.sql<ListedSession>`
    select session_id, browser, created_at, seen_at, expires_at
    from own_sessions()`
}
