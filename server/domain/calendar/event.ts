import { createHash } from 'node:crypto'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
} from 'ical-generator'
import { calendarText } from '#server/domain/messages/said/calendar.ts'
import { momentWords, zoneWords } from '#server/domain/basics/time_words.ts'
import { inLines } from '#server/domain/basics/text.ts'

/** A plan as a calendar event. */
export interface CalendarEvent {
  /** The host's id of the plan, so that a calendar recognises the event when it is sent again. */
  plan_id: string
  /** Rises with every committed change; a calendar shows the highest. */
  revision: number
  title: string
  description: string | null
  location: string | null
  /** What to show with the place, as the licence of its source wants it; null if none does. */
  place_attribution: string | null
  starts_at: Date
  ends_at: Date | null
  meetup_at: Date | null
  meetup_location_text: string | null
  /** The zone in which the description writes the meeting time; the event itself is in UTC. */
  timezone: string
  /** A page with more about it; null for none. */
  source_url: string | null
  canceled: boolean
  /** Whether the reader has not said yet that they come. */
  tentative?: boolean
  /** A page that shows the plan and takes no answers, since others may see the calendar; null for none. */
  url: string | null
  /** When this was written, by the database's clock. */
  written_at: Date
  /** The host's name, with an address that is not theirs. */
  organizer: Mailbox
  /** The guest, for an invitation by mail; null for a file to download. */
  attendee: Attendee | null
}

/** A name and a mail address. */
export interface Mailbox {
  name: string
  email: string
}

/** A guest, and what they have answered. */
export interface Attendee extends Mailbox {
  answer: 'pending' | 'accepted' | 'declined'
}

const attendeeStatus = {
  pending: ICalAttendeeStatus.NEEDSACTION,
  accepted: ICalAttendeeStatus.ACCEPTED,
  declined: ICalAttendeeStatus.DECLINED,
} as const

/**
 * The event as an iCalendar file (RFC 5545). Its method is PUBLISH for a download and REQUEST for mail, or CANCEL
 * if the plan is off (RFC 5546). Times are in UTC, so that a calendar need not know the zone.
 */
export function calendarFile(event: CalendarEvent, brand: string): string {
  const { attendee, canceled } = event
  const asked = attendee ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH
  const calendar = ical({
    prodId: { company: brand, product: 'plans', language: 'EN' },
    method: canceled ? ICalCalendarMethod.CANCEL : asked,
  })
  addEvent(calendar, event, brand)
  return calendar.toString()
}

/**
 * Several events as a file that a calendar program fetches again every hour. The same events always make the same file.
 * Canceled ones stay in it for a while, so that programs drop them.
 */
export function calendarFeed(
  events: readonly CalendarEvent[],
  { brand, name }: { brand: string; name: string },
): string {
  const calendar = ical({
    prodId: { company: brand, product: 'plans', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name: line(name),
    ttl: hour,
  })
  for (const event of events) addEvent(calendar, event, brand)
  return calendar.toString()
}

/** Seconds. */
const hour = 3_600

function addEvent(calendar: ICalCalendar, event: CalendarEvent, brand: string): void {
  const { organizer, attendee } = event
  const entry = calendar.createEvent({
    id: calendarUid(event.plan_id, brand),
    sequence: event.revision,
    stamp: event.written_at,
    start: event.starts_at,
    // Without an end nobody said how long it takes.
    end: event.ends_at,
    summary: line(event.title),
    description: eventText(event),
    location: event.location && line(event.location),
    url: event.url,
    // What a host writes to guests is not for everybody who shares a calendar.
    class: ICalEventClass.PRIVATE,
    status: statusOf(event),
    organizer: { name: line(organizer.name), email: organizer.email },
  })
  if (attendee) {
    entry.createAttendee({
      name: line(attendee.name),
      email: attendee.email,
      role: ICalAttendeeRole.REQ,
      status: attendeeStatus[attendee.answer],
      // Guests answer on the page, which checks the capacity and the deadline.
      rsvp: false,
    })
  }
}

function statusOf({ canceled, tentative }: CalendarEvent): ICalEventStatus {
  if (canceled) return ICalEventStatus.CANCELLED
  return tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

/** @returns the description of the event: where to meet, what the host wrote, and the links, some of which calendars show nowhere else. */
export function eventText(
  event: Pick<
    CalendarEvent,
    | 'description'
    | 'place_attribution'
    | 'source_url'
    | 'url'
    | 'meetup_at'
    | 'meetup_location_text'
    | 'timezone'
  >,
): string {
  const { description, source_url, url, meetup_at, meetup_location_text, timezone } = event
  const meeting = [
    meetup_at && `${momentWords(meetup_at, timezone)}, ${zoneWords(meetup_at, timezone)}`,
    meetup_location_text,
  ].filter((part) => part?.trim())
  const parts = [
    meeting.length > 0 && calendarText.meet(meeting.join(', ')),
    description?.trim(),
    event.place_attribution && calendarText.place(event.place_attribution),
    source_url && /^https?:\/\//i.test(source_url) && calendarText.more(source_url),
    url && calendarText.page(url),
  ]
  return text(parts.filter((part) => part).join('\n\n'))
}

// The same for every recipient, and it does not reveal the host's own handle of the plan.
/** The UID of a plan in calendars. `plan_id` is the host's. */
export function calendarUid(plan_id: string, brand: string): string {
  const hash = createHash('sha256').update(`event ${plan_id}`).digest('hex')
  return `${hash.slice(0, 32)}@${brand}`
}

// A text property may not contain control characters other than tab and line feed (RFC 5545, section 3.3.11).
function text(given: string): string {
  return inLines(given).replace(/(?![\t\n])\p{Cc}/gu, '')
}

function line(given: string): string {
  return text(given).replace(/\s+/g, ' ').trim()
}
