import { calendarText } from '#server/domain/messages/said/calendar.ts'
import { type CalendarEvent, eventText } from '#server/domain/calendar/event.ts'

/** The event as a web calendar's own page for a new entry: no file has to be opened. */
export interface CalendarLinks {
  google: string
  outlook: string
}

// Without the guest's own page: such an entry cannot be marked as private, and others may see a shared calendar.
type LinkedEvent = Omit<
  CalendarEvent,
  'plan_id' | 'revision' | 'canceled' | 'written_at' | 'organizer' | 'attendee' | 'url'
>

const hour = 3_600_000

/** The most characters of the description: the address of a page must not become too long. */
const longestText = 1_000

/** @returns the addresses that add an event to web calendars. */
export function calendarLinks(event: LinkedEvent): CalendarLinks {
  const { title, location, starts_at, ends_at } = event
  const description = [...(event.description ?? '')].slice(0, longestText).join('')
  const details = eventText({ ...event, description, url: null })
  const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')
  return {
    google: withQuery('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      // It wants two times, and shows nobody an entry that ends as it begins: an hour then, and that nobody said so.
      dates: `${stamp(starts_at)}/${stamp(ends_at ?? new Date(starts_at.getTime() + hour))}`,
      details: ends_at ? details : [calendarText.openEnd, details].filter(Boolean).join('\n\n'),
      location,
    }),
    outlook: withQuery('https://outlook.live.com/calendar/0/action/compose', {
      rru: 'addevent',
      subject: title,
      startdt: starts_at.toISOString(),
      enddt: ends_at?.toISOString() ?? null,
      body: details,
      location,
    }),
  }
}

function withQuery(address: string, fields: Readonly<Record<string, string | null>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null) url.searchParams.set(name, value)
  }
  return url.href
}
