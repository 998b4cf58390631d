import { abandoned, isAbandoned, isLatest, updateOfResult } from '#server/data/outgoing/attempt.ts'
import type { Attempted } from '#server/data/outgoing/rows.ts'
import type { Database } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { MailKind } from '#server/domain/mail/content.ts'

/**
 * Records the result of an attempt. A late result still counts for a message that was given up as unconfirmed.
 *
 * @returns false where a later attempt has begun; nothing is recorded then.
 */
export async function updateAttempted(
  database: Database,
  owner: string,
  attempted: Attempted,
): Promise<boolean> {
  const rows = await database.write(owner, {
    work: (db) => db.run(updateOfAttempt(owner, attempted)),
  })
  return rows.length > 0
}

/** The statement that records the result of an attempt; it returns no row where another attempt followed. */
export function updateOfAttempt(owner: string, { outgoing, result }: Attempted): Statement {
  return sql`
    update outgoing
    set ${updateOfResult(result)}
    where owner_id = ${owner} and outgoing_id = ${outgoing.outgoing_id} and ${isLatest(outgoing.attempt)}
    returning 1`
}

/**
 * Marks messages as unconfirmed whose last attempt has no recorded result, and that were attempted at least
 * `attempts` times or first more than `remembers` seconds ago: nobody can know whether they arrived, so they are never
 * sent again.
 *
 * @returns the kinds of these messages.
 */
export async function updateAbandoned(
  database: Database,
  owner: string,
  attempts: number,
  remembers: number | null = null,
): Promise<MailKind[]> {
  const rows = await database.write(owner, {
    work: (db) => db.sql<{ kind: MailKind }>`
      update outgoing o
      set ${abandoned}
      where o.owner_id = ${owner} and ${isAbandoned(attempts, remembers)}
      returning kind`,
  })
  return rows.map(({ kind }) => kind)
}
