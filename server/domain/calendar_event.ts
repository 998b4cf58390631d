import { createHash } from 'node:crypto'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { planEnd } from '#server/domain/plan_state.ts'

/** A plan as a calendar event. */
export interface CalendarEvent {
  /** The host's id of the plan, so that a calendar recognises the event when it is sent again. */
  plan_id: string
  /** Rises with every committed change; a calendar shows the highest. */
  revision: number
  title: string
  description: string | null
  location: string | null
  starts_at: Date
  ends_at: Date | null
  canceled: boolean
  /** The page where the invitation can be answered; null for none. */
  url: string | null
  /** When this was written, by the database's clock. */
  written_at: Date
  /** The host and the guest, for an invitation by mail; null for a file to download. */
  mail: { organizer: Mailbox; attendee: Mailbox } | null
}

/** A name and a mail address. */
export interface Mailbox {
  name: string
  email: string
}

/**
 * The event as an iCalendar file (RFC 5545). Its method is PUBLISH for a download and REQUEST for mail, or CANCEL
 * if the plan is off (RFC 5546). Times are in UTC, so that a calendar need not know the zone.
 */
export function calendarFile(event: CalendarEvent, brand: string): string {
  const { mail, canceled } = event
  const asked = mail ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH
  const calendar = ical({
    prodId: { company: brand, product: 'plans', language: 'EN' },
    method: canceled ? ICalCalendarMethod.CANCEL : asked,
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
      // Guests answer on the page, which checks the capacity and the deadline.
      rsvp: false,
    })
  }
  return calendar.toString()
}

// The same for every recipient, and it does not reveal the host's own handle of the plan.
function uidOf(plan_id: string): string {
  return createHash('sha256').update(`event ${plan_id}`).digest('hex').slice(0, 32)
}

// A text property may not contain control characters other than tab and line feed (RFC 5545, section 3.3.11).
function text(given: string): string {
  return given.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')
}

function line(given: string): string {
  return text(given).replace(/\s+/g, ' ').trim()
}
