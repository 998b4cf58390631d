import { calendarFile, type Mailbox } from '#server/domain/calendar/event.ts'
import type { GuestAnswer, MailContent } from '#server/domain/mail/content.ts'
import { line } from '#server/domain/mail/letter.ts'
import { whereLine } from '#server/domain/mail/words.ts'

/** What the calendar part of a message needs, besides the content of the message. */
export interface Invitation {
  /** The host's id of the plan. */
  plan_id: string
  /** The host's name, with an address that is not theirs. */
  organizer: Mailbox
  attendee: Mailbox
  /** The page that shows the plan and takes no answers; null for none. */
  url: string | null
  written_at: Date
}

/** An iCalendar file, and what a mail program is to do with it (RFC 5546). */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

/** The calendar part of a message about a plan; null for a plan that never had a start, and for other messages. */
export function calendarPart(
  content: MailContent,
  { plan_id, organizer, attendee, url, written_at }: Invitation,
  brand: string,
): CalendarPart | null {
  if (content.kind === 'list_share') return null
  const { plan } = content
  const was_at = content.kind === 'plan_update' ? content.was_at : undefined
  const starts_at = plan.scheduled_at ?? was_at
  if (starts_at === undefined) return null
  // A plan without a start stays a plan, and is removed from calendars.
  const canceled =
    content.kind === 'plan_cancel' || content.kind === 'plan_removed' || plan.scheduled_at === null
  return {
    method: canceled ? 'CANCEL' : 'REQUEST',
    content: calendarFile(
      {
        plan_id,
        revision: plan.revision,
        title: plan.title,
        description: plan.description,
        location: whereLine(plan),
        place_attribution: plan.place_attribution ?? null,
        starts_at: new Date(starts_at),
        ends_at: dateOf(plan.scheduled_ends_at),
        meetup_at: dateOf(plan.meetup_at),
        meetup_location_text: plan.meetup_location_text,
        timezone: plan.timezone,
        source_url: plan.source_url,
        canceled,
        url,
        written_at,
        organizer: named(organizer),
        attendee: { ...named(attendee), answer: answerOf(content) },
      },
      brand,
    ),
  }
}

function answerOf(content: MailContent): GuestAnswer {
  return ('answer' in content && content.answer) || 'pending'
}

function dateOf(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso)
}

function named({ name, email }: Mailbox): Mailbox {
  return { name: line(name), email }
}
