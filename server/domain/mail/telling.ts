import type { PlanContent } from '#server/domain/mail/content.ts'

/** An instant in words, in a time zone that is named: `Friday, 27 November 2026 at 19:30 (Europe/Berlin)`. */
export function tellInstant(iso: string | null, timezone: string): string | null {
  if (iso === null) return null
  const instant = new Date(iso)
  const day = format(instant, timezone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return `${day} at ${tellTime(iso, timezone)} (${timezone})`
}

/** The time of day of an instant: `19:30`. */
export function tellTime(iso: string, timezone: string): string {
  return format(new Date(iso), timezone, { hour: '2-digit', minute: '2-digit' })
}

/** From when until when, the day only once where both are on one. */
export function tellSpan(
  from: string | null,
  until: string | null,
  timezone: string,
): string | null {
  const start = tellInstant(from, timezone)
  if (from === null || start === null || until === null) return start
  const day = (iso: string) => format(new Date(iso), timezone, { dateStyle: 'full' })
  if (day(from) !== day(until)) return `${start} – ${tellInstant(until, timezone)}`
  const upTo = `${tellTime(from, timezone)}–${tellTime(until, timezone)}`
  return start.replace(tellTime(from, timezone), upTo)
}

/** The place's name and address in one line. */
export function tellPlace(plan: Pick<PlanContent, 'place_name' | 'place_address'>): string | null {
  const parts = [plan.place_name, plan.place_address].filter((part) => part?.trim())
  return parts.length > 0 ? parts.join(', ') : null
}

function format(instant: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  // British English: the day before the month and twenty-four hours.
  return new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', ...options })
    .format(instant)
    .replace(/^(\p{L}+) (\d)/u, '$1, $2')
}
