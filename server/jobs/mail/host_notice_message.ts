import type { ClaimedNotice } from '#server/data/host_notices/rows.ts'
import { linkUrl } from '#server/domain/links/paths.ts'
import { hostLetter } from '#server/domain/mail/host_letter.ts'
import type { MailLinks } from '#server/domain/mail/links.ts'
import { letterEmail } from '#server/jobs/mail/letter_message.ts'
import type { Sender } from '#server/jobs/mail/message.ts'
import type { Email, Mailbox } from '#server/outbound/email/client.ts'

/** The mail to the host of a plan, with times in their own zone, too; the same bytes each time. */
export function hostEmailOf(
  { content, message_id, created_at }: ClaimedNotice,
  { unsubscribe }: MailLinks,
  { timezone, ...to }: Mailbox & { readonly timezone?: string },
  sender: Sender,
): Email {
  return letterEmail(
    {
      id: message_id,
      letter: hostLetter(content, timezone ?? null),
      to,
      page: null,
      unsubscribe: linkUrl(sender.base_url, 'unsubscribe', unsubscribe),
      date: created_at,
    },
    sender,
  )
}
