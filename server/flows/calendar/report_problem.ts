import type { ClaimedCalendar } from '#server/data/calendar_sources/claim.ts'
import { insertAccountMail } from '#server/data/account_mail/insert.ts'
import { mayContact } from '#server/data/outgoing/may_contact.ts'
import { insertLink } from '#server/data/links/insert.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { CalendarProblem } from '#server/domain/calendar/source.ts'
import { sealLinks } from '#server/domain/mail/links.ts'
import type { Seal } from '#server/domain/basics/seal.ts'

/**
 * Queues one mail to the account that a calendar is not read any more until they ask for it, if they want mail about
 * their own things.
 */
export async function reportCalendarProblem(
  db: Db,
  seal: Seal,
  { source_id, name }: Pick<ClaimedCalendar, 'source_id' | 'name'>,
  problem: CalendarProblem,
): Promise<void> {
  if (!(await mayContact(db, [db.owner])).has(db.owner)) return
  // A link that stops mail of an account to itself.
  const unsubscribe = await insertLink(db, 'unsubscribe', db.owner)
  insertAccountMail(db, {
    mail_id: newId(),
    source_id,
    content: { kind: 'calendar_problem', name, problem },
    sealed: sealLinks(seal, db.owner, { link: null, unsubscribe }),
  })
}
