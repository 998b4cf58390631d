import { claimAccountMail } from '#server/data/account_mail/claim.ts'
import { findNextAccountMail } from '#server/data/account_mail/find.ts'
import type { ClaimedAccountMail } from '#server/data/account_mail/rows.ts'
import {
  updateAccountMailAbandoned,
  updateAccountMailAttempted,
} from '#server/data/account_mail/update.ts'
import type { OutgoingResult } from '#server/data/outgoing/rows.ts'
import { linkUrl } from '#server/domain/links/paths.ts'
import { calendarLetter } from '#server/domain/mail/calendar_letter.ts'
import { type MailLinks, openLinks } from '#server/domain/mail/links.ts'
import { letterEmail } from '#server/jobs/mail/letter_message.ts'
import type { MailJob } from '#server/jobs/mail/job.ts'
import { attemptMail } from '#server/jobs/mail/attempt.ts'
import { makeOneByOneJob } from '#server/jobs/mail/one_by_one.ts'
import type { Email, Mailbox } from '#server/outbound/email/client.ts'
import type { Sender } from '#server/jobs/mail/sender.ts'
import type { MailJobOptions } from '#server/jobs/mail/options.ts'

/** The name of these messages in logs and metrics. */
const kind = 'calendar_problem'

/** The job that sends an account mail about what is its own, such as a calendar that is not read any more. */
export function makeAccountMailJob(options: MailJobOptions): MailJob {
  return makeOneByOneJob(options, {
    ...{ work: 'account_mail', kind },
    abandon: updateAccountMailAbandoned,
    claim: claimAccountMail,
    deliver,
    record: updateAccountMailAttempted,
    next: findNextAccountMail,
  })
}

function deliver(
  options: MailJobOptions,
  owner: string,
  claimed: ClaimedAccountMail,
): Promise<OutgoingResult> {
  return attemptMail(options, {
    id: claimed.mail_id,
    kind,
    owner,
    recipient: owner,
    claimed,
    refusal: claimed.is_on ? null : 'the calendar is read again, or gone',
    write: (to, sender) =>
      accountEmailOf(claimed, openLinks(options.seal, owner, claimed.sealed), to, sender),
  })
}

/** The mail to an account about one of its calendars; the same bytes each time. */
function accountEmailOf(
  { content, mail_id, created_at }: ClaimedAccountMail,
  { unsubscribe }: MailLinks,
  to: Mailbox,
  sender: Sender,
): Email {
  const { base_url } = sender
  return letterEmail(
    {
      id: mail_id,
      letter: calendarLetter(content),
      to,
      page: `${base_url}/settings/calendars`,
      unsubscribe: linkUrl(base_url, 'unsubscribe', unsubscribe),
      date: created_at,
    },
    sender,
  )
}
