import type { SourceReading } from '#server/domain/language/claim.ts'
import type { Decision } from '#server/domain/capture/decision.ts'

/** Why nothing came of a source: `quiet` where its host was not asked, because it did not answer a moment ago. */
export interface Unread {
  readonly why: 'unreachable' | 'quiet' | 'unsupported' | 'deleted'
  /** Whether another attempt may help. */
  readonly again: boolean
  /** Seconds that the host wants to be left alone; null where it says nothing. */
  readonly retry_after: number | null
  /** The address whose host did not answer, or wants to be left alone; null where neither is so. */
  readonly url: string | null
  /** Whether it did not answer at all. */
  readonly is_dead: boolean
}

/** What came of one source. */
export interface SourceResult {
  readonly readings: readonly SourceReading[]
  /** The addresses it was read from, normalised. */
  readonly keys: readonly string[]
  /** Null where it was read. */
  readonly unread: Unread | null
  /** Seconds after which there is room for it; null where there was. Then nothing else counts. */
  readonly busy: number | null
  /** What follows from it, where that was decided with the reading. */
  readonly decision?: Decision
  /** Whether it was read a moment ago and not again. */
  readonly is_reused?: boolean
  /** Whether it was a short text, of which a decision takes no time either. */
  readonly is_short?: boolean
}
