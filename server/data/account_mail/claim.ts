import type { ClaimedAccountMail } from '#server/data/account_mail/rows.ts'
import { begun, isDue } from '#server/data/outgoing/attempt.ts'
import type { Database } from '#server/database/db.ts'

/**
 * Claims one due message to an account for one attempt; null where none is due. As with other mail, a message whose last
 * attempt has no recorded result is claimed again only where `idempotent` says that the mail server sends a repeated
 * request once, within `remembers` seconds if it forgets.
 */
export async function claimAccountMail(
  database: Database,
  owner: string,
  idempotent: boolean,
  remembers: number | null,
): Promise<ClaimedAccountMail | null> {
  const [claimed] = await database.write(owner, {
    work: (db) => db.sql<ClaimedAccountMail>`
      with due as (
        select o.mail_id, o.state = 'sending' as doubtful
        from account_mail o
        where o.owner_id = ${owner} and ${isDue(idempotent, remembers)}
        order by o.due_at
        limit 1
        for no key update skip locked
      )
      update account_mail o
      set ${begun}
      from due
      where o.owner_id = ${owner} and o.mail_id = due.mail_id
      returning o.mail_id, o.content, o.sealed, o.attempt, o.created_at, due.doubtful,
        exists (
          select from calendar_sources s
          where s.owner_id = ${owner} and s.source_id = o.source_id and s.state = 'paused'
        ) as is_on`,
  })
  return claimed ?? null
}
