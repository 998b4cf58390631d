import type { ClaimedNotice } from '#server/data/host_notices/rows.ts'
import { linkUrl } from '#server/domain/link.ts'
import { hostLetter } from '#server/domain/mail/host_letter.ts'
import { htmlOf } from '#server/domain/mail/html.ts'
import { line } from '#server/domain/mail/letter.ts'
import type { MailLinks } from '#server/domain/mail/links.ts'
import { textOf } from '#server/domain/mail/text.ts'
import type { Sender } from '#server/jobs/mail_message.ts'
import type { Email, Mailbox } from '#server/outbound/email/client.ts'

/** The mail to the host of a plan, with times in their own zone, too; the same bytes each time. */
export function hostEmailOf(
  { content, message_id, created_at }: ClaimedNotice,
  { unsubscribe }: MailLinks,
  { timezone, ...to }: Mailbox & { readonly timezone?: string },
  { from, base_url, title }: Sender,
): Email {
  const letter = hostLetter(content, timezone ?? null)
  const addresses = { page: null, unsubscribe: linkUrl(base_url, 'unsubscribe', unsubscribe) }
  return {
    id: message_id,
    from: { name: title, address: from },
    to: { ...to, name: line(to.name) },
    subject: letter.subject,
    text: textOf(letter, addresses, title),
    html: htmlOf(letter, addresses, title),
    calendar: null,
    follows: null,
    unsubscribe: addresses.unsubscribe,
    date: created_at,
  }
}
