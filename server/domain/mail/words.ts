import type { PlanContent } from '#server/domain/mail/content.ts'
import {
  momentWords,
  offsetWords,
  readerWords,
  zonedWords,
} from '#server/domain/basics/time_words.ts'

/** An instant with its time zone: `Saturday, 28 November 2026, 19:00, Berlin time (GMT+1)`; null for null. */
export function instantWords(iso: string | null, timezone: string): string | null {
  return timeSpan(iso, null, timezone)
}

/** An instant of a plan beside its start, which says the time zone: without it, unless the clocks change in between; null for null. */
export function instantBeside(
  iso: string | null,
  { scheduled_at, timezone }: Pick<PlanContent, 'scheduled_at' | 'timezone'>,
): string | null {
  if (iso === null || scheduled_at === null) return instantWords(iso, timezone)
  const [at, start] = [new Date(iso), new Date(scheduled_at)]
  const isSame = offsetWords(at, timezone) === offsetWords(start, timezone)
  return isSame ? momentWords(at, timezone) : instantWords(iso, timezone)
}

/** A start and an end: `Saturday, 28 November 2026, 19:00 – 22:00, Berlin time (GMT+1)`; null without a start. */
export function timeSpan(
  from: string | null,
  until: string | null,
  timezone: string,
): string | null {
  if (from === null) return null
  return zonedWords(new Date(from), until === null ? null : new Date(until), timezone)
}

/** The start and end on the clocks of the reader's own zone; null if they show the same, or without a start. */
export function readerSpan(
  plan: Pick<PlanContent, 'scheduled_at' | 'scheduled_ends_at' | 'timezone'>,
  reader: string | null,
): string | null {
  const { scheduled_at: from, scheduled_ends_at: until, timezone } = plan
  if (from === null) return null
  const end = until === null ? null : new Date(until)
  return readerWords(new Date(from), end, { zone: timezone, reader })
}

/** Where a plan is, in one line: its place, or else where one meets; null where neither is known. */
export function whereLine(
  plan: Pick<PlanContent, 'place_name' | 'place_address' | 'meetup_location_text'>,
): string | null {
  return placeLine(plan) ?? plan.meetup_location_text
}

/** A place's name and address in one line; null where it has neither. */
export function placeLine(plan: Pick<PlanContent, 'place_name' | 'place_address'>): string | null {
  const parts = [plan.place_name, plan.place_address].filter((part) => part?.trim())
  return parts.length > 0 ? parts.join(', ') : null
}
