import type { ClaimedGuestMail } from '#server/data/guest_mail/rows.ts'
import { type GuestMailbox, guestMailUrl } from '#server/domain/guest_mail/sealed.ts'
import type { GuestMailContent } from '#server/domain/guest_mail/content.ts'
import { linkUrl } from '#server/domain/links/paths.ts'
import type { MailContent } from '#server/domain/mail/content.ts'
import { guestLetter } from '#server/domain/mail/guest_letter.ts'
import type { CalendarPart } from '#server/domain/mail/invitation.ts'
import { line } from '#server/domain/mail/letter.ts'
import { letterEmail } from '#server/jobs/mail/letter_message.ts'
import { planCalendar } from '#server/jobs/mail/plan_calendar.ts'
import type { Email, Mailbox } from '#server/outbound/email/client.ts'
import type { Sender } from '#server/jobs/mail/sender.ts'

/**
 * The mail to a guest who asked for it; the same bytes each time. What asks whether an address is theirs stops all mail to it with one
 * click: anybody may have typed it. Every other stops the mail about this plan.
 */
export function guestEmailOf(
  claimed: ClaimedGuestMail,
  mailbox: GuestMailbox,
  { timezone, ...to }: Mailbox & { readonly timezone?: string },
  { sender, reply_to }: { sender: Sender; reply_to: string | null },
): Email {
  const { base_url, title } = sender
  const { content, message_id, created_at, rsvp_status, at } = claimed
  const { link, page, stop } = mailbox
  const own = guestMailUrl(base_url, page)
  const isQuestion = content.kind === 'guest_confirm'
  const answer = rsvp_status === 'removed' ? 'pending' : rsvp_status
  const reader = timezone ?? null
  const replies = reply_to !== null
  const email = letterEmail(
    {
      id: message_id,
      letter: guestLetter(content, { product: title, answer, reader, replies, at }),
      to,
      page: isQuestion ? own : linkUrl(base_url, 'invite', link),
      unsubscribe: isQuestion && stop !== null ? `${base_url}/no-mail/${stop}` : own,
      date: created_at,
    },
    sender,
  )
  const written = { ...email, calendar: calendarOf(claimed, mailbox, { to, sender }) }
  return reply_to === null ? written : { ...written, reply_to }
}

/** The calendar part of a mail about the plan, which corrects what the guest has in a calendar; null for the question. */
function calendarOf(
  { content, plan_id, created_at, rsvp_status }: ClaimedGuestMail,
  { plan_page }: GuestMailbox,
  { to, sender }: { to: Mailbox; sender: Sender },
): CalendarPart | null {
  if (content.kind === 'guest_confirm') return null
  const told = toldOf(content, rsvp_status)
  if (told === null) return null
  const recipient = { ...to, name: line(to.name) }
  const { host_name } = content.plan
  return planCalendar(told, { plan_id, host_name, to: recipient, plan_page, created_at }, sender)
}

/** What a mail about the plan says, as a calendar needs it; null where it says nothing to a guest who is off the list. */
function toldOf(
  content: Exclude<GuestMailContent, { kind: 'guest_confirm' }>,
  rsvp_status: ClaimedGuestMail['rsvp_status'],
): MailContent | null {
  if (content.kind === 'plan_removed') return content
  if (rsvp_status === 'removed') return null
  const answer = rsvp_status
  if (content.kind !== 'guest_reminder') return { ...content, answer }
  const { plan } = content
  return { kind: 'plan_update', plan, changes: [], needs_reconfirm: false, answer }
}
