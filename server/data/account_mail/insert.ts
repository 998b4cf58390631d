import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import type { CalendarProblemNews } from '#server/domain/mail/calendar_letter.ts'

/** A message to the account itself. */
export interface NewAccountMail {
  mail_id: string
  /** The calendar that it is about. */
  source_id: string
  content: CalendarProblemNews
  /** The links of the message. */
  sealed: string
}

/**
 * Queues a message to this account, unless one about the same waits or is being sent; one that has ended is replaced. It
 * is sent with the commit.
 */
export function insertAccountMail(
  db: Db,
  { mail_id, source_id, content, sealed }: NewAccountMail,
): void {
  db.atCommit(sql`
    insert into account_mail as m (owner_id, mail_id, kind, source_id, content, sealed)
    values (${db.owner}, ${mail_id}, ${content.kind}, ${source_id}, ${JSON.stringify(content)}::jsonb, ${sealed})
    on conflict (owner_id, kind, source_id) do update
      set mail_id = excluded.mail_id, content = excluded.content, sealed = excluded.sealed, state = 'queued',
        attempt = 0, due_at = excluded.due_at, lease_until = null, unanswered_since = null,
        created_at = excluded.created_at,
        finished_at = null
      where m.finished_at is not null`)
  insertDueWork(db, 'account_mail')
}
