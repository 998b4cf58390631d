import type { PlanContent } from '#server/domain/mail/content.ts'
import { momentWords, spanWords, dayWords } from '#server/domain/time_words.ts'

/** An instant in words, in a time zone that is named: `Saturday, 28 November 2026, 19:00 (Europe/Berlin)`. */
export function tellInstant(iso: string | null, timezone: string): string | null {
  return iso === null ? null : `${momentWords(new Date(iso), timezone)} (${timezone})`
}

/** From when until when: `Saturday, 28 November 2026, 19:00 – 22:00 (Europe/Berlin)`. */
export function tellSpan(
  from: string | null,
  until: string | null,
  timezone: string,
): string | null {
  if (from === null) return null
  const start = new Date(from)
  const span = spanWords(start, until === null ? null : new Date(until), timezone)
  return `${dayWords(start, timezone)}, ${span} (${timezone})`
}

/** The place's name and address in one line. */
export function tellPlace(plan: Pick<PlanContent, 'place_name' | 'place_address'>): string | null {
  const parts = [plan.place_name, plan.place_address].filter((part) => part?.trim())
  return parts.length > 0 ? parts.join(', ') : null
}
