import type { WhenPreset } from '#generated/types.ts'
import type { DayHours } from '#server/domain/language/time/parts.ts'

/** What words say about time: days, and hours of them. Null is any. */
export interface WhenWords {
  readonly preset: WhenPreset | null
  /** The first day and the last, as `2026-12-05`. */
  readonly dates: readonly [string, string] | null
  /** What may be meant in place of it, which comes later: “next Friday”. Null where it is clear. */
  readonly or: OtherTime | null
  /** 1 for Monday to 7 for Sunday. */
  readonly weekdays: ReadonlySet<number> | null
  /** Whether the next one of those days is meant, and none after it. */
  readonly next_only: boolean
  readonly hours: DayHours | null
}

/** The first day and the last that words may mean as well, and the hours of them. */
export interface OtherTime {
  readonly dates: readonly [string, string]
  readonly hours: DayHours | null
}

/** What the clocks of the caller show when words are said. */
export interface WhenSaid {
  /** Seconds since midnight. */
  readonly seconds: number
  /** IANA. */
  readonly timezone: string
}
