import type { ClaimedGuestMail } from '#server/data/guest_mail/rows.ts'
import { type GuestMailbox, guestMailUrl } from '#server/domain/guest_mail/sealed.ts'
import { linkUrl } from '#server/domain/links/paths.ts'
import { guestLetter } from '#server/domain/mail/guest_letter.ts'
import { letterEmail } from '#server/jobs/mail/letter_message.ts'
import type { Sender } from '#server/jobs/mail/message.ts'
import type { Email, Mailbox } from '#server/outbound/email/client.ts'

/**
 * The mail to a guest who asked for it; the same bytes each time. What asks whether an address is theirs stops all mail to it with one
 * click: anybody may have typed it. Every other stops the mail about this plan.
 */
export function guestEmailOf(
  { content, message_id, created_at, rsvp_status }: ClaimedGuestMail,
  { link, page, stop }: GuestMailbox,
  { timezone, ...to }: Mailbox & { readonly timezone?: string },
  { sender, reply_to }: { sender: Sender; reply_to: string | null },
): Email {
  const { base_url, title } = sender
  const own = guestMailUrl(base_url, page)
  const isQuestion = content.kind === 'guest_confirm'
  const answer = rsvp_status === 'removed' ? 'pending' : rsvp_status
  const reader = timezone ?? null
  const replies = reply_to !== null
  const email = letterEmail(
    {
      id: message_id,
      letter: guestLetter(content, { product: title, answer, reader, replies }),
      to,
      page: isQuestion ? own : linkUrl(base_url, 'invite', link),
      unsubscribe: isQuestion && stop !== null ? `${base_url}/no-mail/${stop}` : own,
      date: created_at,
    },
    sender,
  )
  return reply_to === null ? email : { ...email, reply_to }
}
