import { linkUrl } from '#server/domain/links/paths.ts'
import type { ClaimedOutgoing } from '#server/data/outgoing/rows.ts'
import type { MailLinks } from '#server/domain/mail/links.ts'
import { htmlOf } from '#server/domain/mail/html.ts'
import { line } from '#server/domain/mail/letter.ts'
import { mailLetter } from '#server/domain/mail/mail_letter.ts'
import { textOf } from '#server/domain/mail/text.ts'
import { planCalendar } from '#server/jobs/mail/plan_calendar.ts'
import type { Email, Mailbox } from '#server/outbound/email/client.ts'
import type { Sender } from '#server/jobs/mail/sender.ts'

/**
 * The mail to one recipient, with times in their own zone, too; the same bytes each time. It only contains the host's address where the host
 * chose that replies go there.
 */
export function emailOf(
  outgoing: ClaimedOutgoing,
  { link, unsubscribe, plan_page }: MailLinks,
  { timezone, ...to }: Mailbox & { readonly timezone?: string },
  sender: Sender,
  reply_to: string | null = null,
): Email {
  const { content, outgoing_id, plan_id, created_at, follows } = outgoing
  const { from, name, base_url, title, operator_links = [] } = sender
  const reader = timezone ?? null
  const letter = mailLetter(content, title, { reader, replies: reply_to !== null })
  const page = link && linkUrl(base_url, pageOf(outgoing), link)
  const addresses = {
    page,
    unsubscribe: linkUrl(base_url, 'unsubscribe', unsubscribe),
    operator: operator_links,
  }
  const recipient = { ...to, name: line(to.name) }
  const calendar =
    plan_id &&
    planCalendar(
      content,
      { plan_id, host_name: letter.host_name, to: recipient, plan_page, created_at },
      sender,
    )
  return {
    id: outgoing_id,
    from: { name: `${letter.host_name} via ${name ?? title}`, address: from },
    to: recipient,
    subject: letter.subject,
    text: textOf(letter, addresses, title),
    html: htmlOf(letter, addresses, title),
    calendar: calendar || null,
    follows,
    unsubscribe: addresses.unsubscribe,
    date: created_at,
    ...(reply_to !== null && { reply_to }),
  }
}

function pageOf({ content }: ClaimedOutgoing) {
  return content.kind === 'list_share' ? 'list_share' : 'invite'
}
