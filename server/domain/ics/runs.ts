import { type BusyRun, mergeRuns } from '#server/domain/calendar/busy_runs.ts'
import type { Span } from '#server/domain/ics/clocks.ts'
import { day_s } from '#server/domain/basics/day_numbers.ts'
import type { ParsedKind } from '#server/domain/ics/parsed.ts'

/** How the owner wants time to count. */
export interface Counting {
  readonly all_day: 'busy' | 'free'
  readonly tentative: 'busy' | 'partial' | 'free'
}

/** Seconds of a quarter-hour. */
const quarter_s = 900

/** The longest that one event may take; what is left of it is unknown. */
const longest_s = 366 * day_s

/** Collects the time of events as busy runs, rounded outward to quarter-hours and cut to a window. */
export class RunCollector {
  readonly #from: number
  readonly #to: number
  readonly #counting: Counting
  readonly #runs: BusyRun[] = []
  /** When the first event begins and the last ends, in seconds, as far as the window was looked at. */
  first = Number.POSITIVE_INFINITY
  last = Number.NEGATIVE_INFINITY
  /** Whether some time is unknown. */
  isIncomplete = false

  /** `from` and `until` in quarter-hours. */
  constructor(from: number, until: number, counting: Counting) {
    this.#from = from
    this.#to = until
    this.#counting = counting
  }

  add(span: Span, said: ParsedKind, isWholeDay: boolean): void {
    this.first = Math.min(this.first, span.from)
    this.last = Math.max(this.last, span.from, span.to)
    const kind = (span.unsure || span.anywhere) && said !== 0 ? 3 : said
    const { from, to } = (span.to > span.from && span.anywhere) || span
    if (to <= from || (isWholeDay && this.#counting.all_day === 'free')) return
    const end = Math.min(to, from + longest_s)
    if (kind === 3) this.#push(from, end, 'unknown')
    else if (kind === 2) this.#push(from, end, 'busy')
    else if (kind === 1) this.#addTentative(from, end)
    if (end < to && kind !== 0) this.#push(end, to, 'unknown')
  }

  addUnknown({ from, to }: Span, isWholeDay: boolean): void {
    if (to <= from || (isWholeDay && this.#counting.all_day === 'free')) return
    this.#push(from, to, 'unknown')
    this.isIncomplete = true
  }

  /** All of it, merged. */
  runs(): BusyRun[] {
    return mergeRuns(this.#runs)
  }

  #addTentative(from: number, to: number): void {
    const { tentative } = this.#counting
    if (tentative === 'free') return
    this.#push(from, to, tentative === 'busy' ? 'busy' : 'tentative')
  }

  #push(from: number, to: number, kind: BusyRun['kind']): void {
    const begin = Math.max(this.#from, Math.floor(from / quarter_s))
    const end = Math.min(this.#to, Math.ceil(to / quarter_s))
    if (begin >= end) return
    if (kind === 'unknown') this.isIncomplete = true
    this.#runs.push({ from: begin, to: end, kind })
  }
}
