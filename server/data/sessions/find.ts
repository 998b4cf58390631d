import type { Session } from '#server/domain/web/session.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/**
 * Looks up a session by the hash of its secret, and records that it was used, once in five minutes. It uses the share of
 * connections that `remote_address` has, because nobody knows yet whose session it is.
 *
 * @returns the session and its account; null if it has ended or never was.
 */
export async function findSession(
  database: Database,
  hash: Buffer,
  remote_address: string,
): Promise<Session | null> {
  const [session] = await database.run<Session>(
    sql`select owner_id as owner, session_id, display_name, timezone, created_at, expires_at, asked_at, deleting_at, language
    from find_session_spoken(${hash})`,
    remote_address,
  )
  return session ?? null
}
