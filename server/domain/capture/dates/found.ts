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
