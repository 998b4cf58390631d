import type {
  Claim,
  ClaimValues,
  Field,
  FoundTime,
  Origin,
  SourceReading,
} from '#server/domain/language/claim.ts'
import { readingOf } from '#server/domain/language/reading.ts'
import type { ToDecide } from '#server/domain/capture/to_decide.ts'

/** Catalogs as a server has them, in short. */
export const known: ToDecide['known'] = {
  activities: [
    'Ramen',
    'Dinner',
    'Concerts',
    'Live music',
    'Sauna',
    'Markets',
    'Coffee',
    'Street food',
  ],
  neighborhoods: [
    { name: 'Kreuzberg', city: 'Berlin' },
    { name: 'Mitte', city: 'Berlin' },
    { name: 'St. Pauli', city: 'Hamburg' },
    { name: 'Soho', city: 'London' },
  ],
  cities: ['Berlin', 'Hamburg', 'London', 'New York'],
}

/** A capture of Sunday, 22 November 2026, 11:00 in Berlin, of which nothing is known yet. */
export function toDecide(some: Partial<ToDecide> = {}): ToDecide {
  return {
    readings: [],
    words: { primary: 'source', secondary: 'source' },
    source_url: null,
    unread: null,
    said: { subject: null, answers: [], details: [] },
    asked: [],
    known,
    created_at: new Date('2026-11-22T10:00:00Z'),
    now: new Date('2026-11-22T10:00:00Z'),
    timezone: 'Europe/Berlin',
    ...some,
  }
}

/** What one origin says about a subject. */
export function claims(
  from: Origin,
  values: { readonly [F in Field]?: ClaimValues[F] | readonly ClaimValues[F][] },
  subject = 0,
): Claim[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const several = Array.isArray(value) && field !== 'either' ? value : [value]
    return several.map((one) => ({ field, value: one, from, subject }) as Claim)
  })
}

/** Primary readings of some claims. */
export function primary(...all: (Claim[] | SourceReading)[]): ToDecide['readings'] {
  return all.map((one) => {
    return { reading: Array.isArray(one) ? readingOf(one) : one, from: 'primary' as const }
  })
}

/** A time as a source gives it: `2026-12-12T20:00`, or `2026-12-12` for a day. */
export function time(text: string, some: Partial<FoundTime> = {}): FoundTime {
  const isDay = text.length === 10
  const local = isDay ? `${text}T00:00:00` : `${text}:00`
  return { local, offset: null, timezone: null, precision: isDay ? 'date_only' : 'exact', ...some }
}
