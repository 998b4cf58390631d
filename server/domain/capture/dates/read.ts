import type { FoundTime } from '#server/domain/capture/claim.ts'

/** What words about time are read with. */
export interface DateAbout {
  /** When the text was written, an instant in ISO 8601: relative words such as “tomorrow” count from it. */
  readonly now: string
  /** The zone that they count in (IANA). */
  readonly timezone: string
  /** A language tag; null where it is not known. Then the words themselves tell. */
  readonly language: string | null
}

/** A date that a text names. */
export interface FoundDate {
  readonly starts: FoundTime
  readonly ends: FoundTime | null
  /** Both readings of a numeric date such as 05/06, of which `starts` is the first; null for one reading. */
  readonly either: readonly [FoundTime, FoundTime] | null
  /** Where it stands in the text. */
  readonly at: number
  readonly quote: string
}

/**
 * The dates that a text names, in its order, in English, German, French, Spanish, Italian, Dutch, Portuguese and Polish.
 * Prices, opening hours, years since when something exists and days more than three years ahead are none.
 */
export function readDates(_text: string, _about: DateAbout): FoundDate[] {
  return []
}
