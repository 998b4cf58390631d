import type { SourceReading } from '#server/domain/language/claim.ts'
import type { Decision } from '#server/domain/capture/decision.ts'
import type { PictureLine } from '#server/domain/capture/picture.ts'
import type { SourceInput } from '#server/domain/capture/source_input.ts'
import type {
  CalendarContext,
  CalendarProblem,
  ExpandedCalendar,
} from '#server/domain/ics/context.ts'
import type { CalendarRead } from '#server/domain/ics/read.ts'
import type { ToDecide } from '#server/domain/capture/to_decide.ts'

/** What reader threads do: for each kind what they get, and what they answer. */
export interface ReadingKinds {
  /** A calendar as it was fetched. */
  readonly read_calendar: {
    readonly input: { readonly bytes: Uint8Array; readonly context: CalendarContext }
    readonly output: CalendarRead | CalendarProblem
  }
  /** A parsed calendar for another horizon, zone or setting; null where it must be read again. */
  readonly expand_calendar: {
    readonly input: { readonly parsed: Uint8Array; readonly context: CalendarContext }
    readonly output: ExpandedCalendar | null
  }
  /** A page, a text, a calendar, a mail or a picture that an idea is made of. */
  readonly read_source: {
    readonly input: SourceInput
    readonly output: SourceReading
  }
  /** The source of a capture, and what becomes of the capture where nothing else has to be read for it. */
  readonly read_and_decide: {
    readonly input: SourceInput & { readonly decide: DecisionInput }
    readonly output: { readonly reading: SourceReading; readonly decision: Decision }
  }
  /** What becomes of a capture whose sources were read. */
  readonly decide_capture: {
    readonly input: DecisionInput
    readonly output: Decision
  }
  /** The words in a picture; null where what reads them is not installed. Slow: only `openOcr` asks for it. */
  readonly read_words: {
    readonly input: { readonly bytes: Uint8Array }
    readonly output: readonly PictureLine[] | null
  }
}

/** What a decision is made of. The catalogs are a text in JSON, so that a thread reads the same ones only once. */
export interface DecisionInput extends Omit<ToDecide, 'known'> {
  /** A `Known`. */
  readonly known: string
}

export type ReadingKind = keyof ReadingKinds

/** Work for a thread. */
export type ReadingTask = {
  readonly [Kind in ReadingKind]: {
    readonly kind: Kind
    readonly input: ReadingKinds[Kind]['input']
  }
}[ReadingKind]

/**
 * What a thread answers: the output, or that something threw, without words of what was read; and the milliseconds that
 * the thread has worked since it began, 0 where Node does not tell.
 */
export type ReadingAnswer<Output> = ({ readonly output: Output } | { readonly thrown: string }) & {
  readonly worked: number
}

/** What a reader thread is started with. */
export interface ReaderData {
  /** How many requests are under way, as `countRequests` counts them; without it a thread waits for none. */
  readonly under_way?: Int32Array | undefined
}
