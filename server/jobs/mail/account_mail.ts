import { claimAccountMail } from '#server/data/account_mail/claim.ts'
import { findNextAccountMail } from '#server/data/account_mail/find.ts'
import type { ClaimedAccountMail } from '#server/data/account_mail/rows.ts'
import {
  updateAccountMailAbandoned,
  updateAccountMailAttempted,
} from '#server/data/account_mail/update.ts'
import { linkUrl } from '#server/domain/links/paths.ts'
import { calendarLetter } from '#server/domain/mail/calendar_letter.ts'
import { type MailLinks, openLinks } from '#server/domain/mail/links.ts'
import { letterEmail } from '#server/jobs/mail/letter_message.ts'
import type { MailJob, MailJobOptions } from '#server/jobs/mail/job.ts'
import { attemptMail } from '#server/jobs/mail/attempt.ts'
import type { Sender } from '#server/jobs/mail/message.ts'
import { maxAttempts } from '#server/jobs/mail/result.ts'
import { persist } from '#server/jobs/persist.ts'
import type { Email, Mailbox } from '#server/outbound/email/client.ts'

/** The name of these messages in logs and metrics. */
const kind = 'calendar_problem'

/** Milliseconds after which a run begins nothing more, so that it ends within its lease. */
const enough = 10_000

/** The job that sends an account mail about what is its own, such as a calendar that is not read any more. */
export function makeAccountMailJob(options: MailJobOptions): MailJob {
  const { database, mailer, log, onAttempt } = options
  let stopped = false

  return {
    kind: 'account_mail',
    async run(owner) {
      const until = performance.now() + enough
      const isOn = () => !stopped && performance.now() < until
      const { idempotent, remembers = null } = mailer
      const attempts = idempotent ? maxAttempts : 1
      const abandoned = await updateAccountMailAbandoned(database, owner, attempts, remembers)
      for (let count = 0; count < abandoned; count += 1) onAttempt?.(kind, 'unconfirmed')
      if (abandoned > 0) log.warn({ abandoned, kind }, 'it is unknown whether messages were sent')
      let done = 0
      while (isOn()) {
        const claimed = await claimAccountMail(database, owner, idempotent, remembers)
        if (claimed === null) break
        const result = await attemptMail(options, {
          id: claimed.mail_id,
          kind,
          owner,
          recipient: owner,
          claimed,
          refusal: claimed.is_on ? null : 'the calendar is read again, or gone',
          write: (to, sender) =>
            accountEmailOf(claimed, openLinks(options.seal, owner, claimed.sealed), to, sender),
        })
        await persist(() => updateAccountMailAttempted(database, owner, claimed, result))
        done += 1
      }
      return done > 0 && !isOn() ? 'again' : findNextAccountMail(database, owner)
    },
    stop() {
      stopped = true
    },
  }
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
