import type { SourceItem, SourceRow } from '#server/domain/inventory/source_item.ts'
import { type DatedEvent, datedEvents } from '#server/domain/ics/described_events.ts'
import { max_bytes } from '#server/domain/ics/read.ts'

/** How many days ahead the dates of a series become events, and the most of one series. */
const horizon = { days: 90, most: 100 }

/** Single events may be further ahead. */
const furthest_days = 3_660

/** How long the dates of a calendar may take, in milliseconds. */
const longest = 60_000

/**
 * Reads the events of a calendar that are not over; each date of a series within 90 days is one. A row is the number of the
 * event in the calendar.
 */
export async function* readIcs(
  chunks: AsyncIterable<Buffer>,
  { timezone, now }: { timezone: string | null; now: Date },
): AsyncGenerator<SourceRow[]> {
  const parts: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.length
    if (length > max_bytes) {
      const message = `A calendar may have ${max_bytes / 1_000_000} MB at most.`
      yield [{ line: 1, column: 1, problem: { code: 'too_long', message } }]
      return
    }
    parts.push(chunk)
  }
  const bytes = Buffer.concat(parts)
  const until = Date.now() + longest
  const isSpent = () => Date.now() > until
  const about = { timezone: timezone ?? 'UTC', now, days: furthest_days, most: horizon.most }
  for (const event of datedEvents(bytes, about, isSpent)) yield rowsOf(event, now)
  if (!/END:VCALENDAR\s*$/i.test(bytes.subarray(-200).toString('latin1'))) {
    const message = 'The calendar ends before its end.'
    yield [{ line: 1, column: 1, problem: { code: 'cut_off', message } }]
  }
}

function rowsOf(event: DatedEvent, now: Date): SourceRow[] {
  const { row, times, repeats, is_dated, has_more, crowded_from } = event
  const position = { line: row, column: 1 }
  if (!is_dated) {
    const message = 'Its date cannot be read.'
    return [{ ...position, problem: { code: 'date_invalid', message } }]
  }
  const last = new Date(now.getTime() + horizon.days * 86_400_000).toISOString()
  if (crowded_from !== null && crowded_from.local < last) {
    const message = `It has more than ${horizon.most} dates; none of them is imported.`
    return [{ ...position, problem: { code: 'too_many_dates', message } }]
  }
  const near = repeats ? times.filter(({ starts }) => starts.local < last) : times
  const seen = new Set<string>()
  const rows = near.map(({ starts, ends }): SourceRow => {
    const date = starts.local.slice(0, 10)
    const key = seen.has(date) ? starts.local : date
    seen.add(key)
    const id = event.uid ?? undefined
    return {
      ...position,
      item: {
        ...itemOf(event),
        id: repeats && id !== undefined ? `${id}#${key}` : id,
        starts,
        ...(ends && { ends }),
      },
    }
  })
  const isCut = repeats && has_more && near.length === times.length
  if (!isCut) return rows
  const message = `It has more than ${horizon.most} dates; the first of them are imported.`
  return [...rows, { ...position, problem: { code: 'too_many_dates', message } }]
}

/** "Town hall, Main street 1": a name and where it is, as far as anybody can tell. */
function itemOf({
  title,
  description,
  location,
  url,
  coordinates,
  is_canceled,
}: DatedEvent): SourceItem {
  const [venue, ...address] = (location ?? '').split(/[,\n]/)
  const rest = address.map((part) => part.trim()).filter((part) => part !== '')
  return {
    kind: 'event',
    name: title,
    description: description ?? undefined,
    venue: venue?.trim() || undefined,
    address: rest.length > 0 ? rest.join(', ') : undefined,
    ...(coordinates && { coordinates }),
    activities: [title],
    url: url ?? undefined,
    is_closed: is_canceled,
  }
}
