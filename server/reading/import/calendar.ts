import { type DescribedEvent, describedEvents } from '#server/domain/ics/described_events.ts'
import { isOver, writtenTime } from '#server/reading/import/dates.ts'
import { eventIsOver } from '#server/reading/import/past.ts'
import {
  type FoundRow,
  type ImportedFile,
  type ImportProblem,
  itemOf,
  sorted,
} from '#server/reading/import/item.ts'

/** Reads the events of a calendar that are not over; a series has its next occurrence. */
export function readCalendarItems(
  bytes: Uint8Array,
  { timezone, now }: { timezone: string; now: string },
): ImportedFile {
  const events = describedEvents(bytes, { timezone, now: new Date(now) })
  const made = events.map((event) => problemOf(event, { timezone, now }) ?? itemOf(rowOf(event)))
  const { items, problems } = sorted(made)
  return { lists: [{ name: null, items }], problems }
}

function problemOf(
  event: DescribedEvent,
  about: { timezone: string; now: string },
): ImportProblem | null {
  const { row, is_canceled, is_over, starts, ends } = event
  if (is_canceled) return { row, message: 'The event is canceled.' }
  if (starts === null) return { row, message: 'Its date cannot be read.' }
  // What has begun and still goes on, such as an exhibition, is not over.
  const times = { starts: writtenTime(starts), ends: ends && writtenTime(ends) }
  return is_over && isOver(times, about) ? { row, message: eventIsOver } : null
}

function rowOf(event: DescribedEvent): FoundRow {
  const { row, title, description, location, url, coordinates, starts, ends } = event
  return {
    row,
    title,
    note: description ?? undefined,
    url: url ?? undefined,
    address: location ?? undefined,
    coordinates,
    starts: starts && writtenTime(starts),
    ends: ends && writtenTime(ends),
  }
}
