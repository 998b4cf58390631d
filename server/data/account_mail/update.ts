import type { ClaimedAccountMail } from '#server/data/account_mail/rows.ts'
import { abandoned, isAbandoned, isLatest, updateOfResult } from '#server/data/outgoing/attempt.ts'
import type { OutgoingResult } from '#server/data/outgoing/rows.ts'
import type { Database } from '#server/database/db.ts'

/**
 * Records the result of an attempt to send a message to an account, unless a later attempt has begun. Once a message has
 * ended, what it said is deleted.
 */
export async function updateAccountMailAttempted(
  database: Database,
  owner: string,
  { mail_id, attempt }: Pick<ClaimedAccountMail, 'mail_id' | 'attempt'>,
  result: OutgoingResult,
): Promise<void> {
  const isOver = !('after' in result)
  await database.write(owner, {
    work: (db) => db.sql`
      update account_mail
      set content = case when ${isOver} then null else content end,
        sealed = case when ${isOver} then null else sealed end,
        ${updateOfResult(result)}
      where owner_id = ${owner} and mail_id = ${mail_id} and ${isLatest(attempt)}`,
  })
}

/**
 * Marks messages as unconfirmed whose last attempt has no recorded result, and that were attempted at least `attempts`
 * times or first more than `remembers` seconds ago.
 *
 * @returns how many there were.
 */
export async function updateAccountMailAbandoned(
  database: Database,
  owner: string,
  attempts: number,
  remembers: number | null,
): Promise<number> {
  const rows = await database.write(owner, {
    work: (db) => db.sql`
      update account_mail o
      set ${abandoned}, content = null, sealed = null
      where o.owner_id = ${owner} and ${isAbandoned(attempts, remembers)}
      returning 1`,
  })
  return rows.length
}
