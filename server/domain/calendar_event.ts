import { createHash } from 'node:crypto'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { planEnd } from '#server/domain/plan_state.ts'

/** One plan as an event in somebody's calendar. */
export interface CalendarEvent {
  /** The host's id of the plan: the event stays the same one however often it is sent. */
  plan_id: string
  /** Rises with every committed change; a calendar keeps the newest. */
  revision: number
  title: string
  description: string | null
  location: string | null
  starts_at: Date
  ends_at: Date | null
  canceled: boolean
  /** Where the invitation can be answered; null to say nothing of it. */
  url: string | null
  /** When this was written, by the database's clock. */
  written_at: Date
  /** Who invites and who is invited, for an invitation by mail; null for a file somebody downloads. */
  mail: { organizer: Mailbox; attendee: Mailbox } | null
}

/** Somebody a calendar program can write to. */
export interface Mailbox {
  name: string
  email: string
}

/**
 * The event as an iCalendar file (RFC 5545): PUBLISH to be downloaded; with `mail`, REQUEST, or CANCEL once
 * the plan is off (RFC 5546). Times are in UTC, so that no calendar has to know the zone.
 */
export function calendarFile(event: CalendarEvent, brand: string): string {
  const { mail, canceled } = event
  const method = canceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({
    prodId: { company: brand, product: 'plans', language: 'EN' },
    method: mail ? method : ICalCalendarMethod.PUBLISH,
  })
  const entry = calendar.createEvent({
    id: `${uidOf(event.plan_id)}@${brand}`,
    sequence: event.revision,
    stamp: event.written_at,
    start: event.starts_at,
    end: planEnd({ scheduled_at: event.starts_at, scheduled_ends_at: event.ends_at }),
    summary: line(event.title),
    description: event.description && text(event.description),
    location: event.location && line(event.location),
    url: event.url,
    status: canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (mail) {
    entry.organizer({ name: line(mail.organizer.name), email: mail.organizer.email })
    entry.createAttendee({
      name: line(mail.attendee.name),
      email: mail.attendee.email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      // Answers are given on the page, where the host's capacity and deadline are looked at.
      rsvp: false,
    })
  }
  return calendar.toString()
}

// The same for everybody, and it tells nobody the host's own handle of the plan.
function uidOf(plan_id: string): string {
  return createHash('sha256').update(`event ${plan_id}`).digest('hex').slice(0, 32)
}

// What a text property may not hold (RFC 5545, section 3.3.11): controls other than tab and line feed.
function text(given: string): string {
  return given.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')
}

function line(given: string): string {
  return text(given).replace(/\s+/g, ' ').trim()
}
