import { type Budget, max_of_series } from '#server/domain/ics/budget.ts'
import { clockOf, type Clocks, type EventLength, type Span } from '#server/domain/ics/clocks.ts'
import { day_s } from '#server/domain/basics/day_numbers.ts'
import { secondsOf } from '#server/domain/ics/duration.ts'
import { type Following, followingAt, followingOf, reachOf } from '#server/domain/ics/following.ts'
import { Moments } from '#server/domain/ics/moments.ts'
import {
  type ParsedChange,
  type ParsedDate,
  type ParsedGroup,
  type ParsedKind,
  type ParsedSeries,
  type ZoneCode,
  zoneCodes,
} from '#server/domain/ics/parsed.ts'
import type { Rule } from '#server/domain/ics/rule.ts'
import { ruleStarts } from '#server/domain/ics/rule_starts.ts'
import { endOf, isBeforeEnd } from '#server/domain/ics/until.ts'

/** What events are expanded with, and into. */
export interface Expansion {
  readonly clocks: Clocks
  readonly window: Span
  readonly budget: Budget
  /** Takes the time of one occurrence; it may lie outside of the window. */
  add(span: Span, kind: ParsedKind, isWholeDay: boolean): void
  /** Takes the stretch from the first to the last occurrence of a series with too many to look at each, instead of `add`. */
  addStretch?(span: Span, kind: ParsedKind, isWholeDay: boolean): void
  /** Takes time of a series of which nothing is known. */
  addUnknown(span: Span, isWholeDay: boolean): void
  /** Called for a series without an end. */
  onEndless(): void
  /** Called for a rule that is not known exactly. */
  onUnsure(): void
}

/** Adds the time that the events of one UID take. */
export function expandGroup({ masters, changes = [] }: ParsedGroup, expansion: Expansion): void {
  const byZone = new Map<ZoneCode, Changed>()
  for (const master of masters) {
    if (isSingle(master) && changes.length === 0) {
      expansion.add(expansion.clocks.spanOf(master), master.kind, isWholeDay(master))
      continue
    }
    const [zone] = master.start
    const changed = byZone.get(zone) ?? changedIn(zone, changes, expansion.clocks)
    byZone.set(zone, changed)
    new SeriesExpansion(master, changed, expansion).run()
  }
  for (const change of changes) {
    expansion.add(expansion.clocks.spanOf(change), change.kind, isWholeDay(change))
  }
}

function isSingle({ rules, dates, except }: ParsedSeries): boolean {
  return !rules && !dates && !except
}

function isWholeDay({ start }: Pick<ParsedSeries, 'start'>): boolean {
  return start[0] === zoneCodes.day
}

function isPeriod({ end, days, seconds }: ParsedDate): boolean {
  return (end ?? days ?? seconds) !== undefined
}

/** A rule of whole days: what it says about the time of day does not count (RFC 5545, 3.3.10). */
function ofDays({ byHour: _hour, byMinute: _minute, bySecond: _second, ...rule }: Rule): Rule {
  return rule
}

function midnightOf(clock: number): number {
  return Math.floor(clock / day_s) * day_s
}

/** What changes do to the series of a group that are written in one zone. */
interface Changed {
  readonly removed: Moments
  readonly following: readonly Following[]
}

function changedIn(zone: ZoneCode, changes: readonly ParsedChange[], clocks: Clocks): Changed {
  const removed = new Moments(clocks, zone)
  for (const { instead_of } of changes) removed.add(instead_of)
  return { removed, following: followingOf(zone, changes, clocks) }
}

class SeriesExpansion {
  readonly #series: ParsedSeries
  readonly #expansion: Expansion
  readonly #first: Span
  readonly #length: EventLength
  readonly #except: Moments
  readonly #changed: Changed
  /** Starts that were added or removed. */
  readonly #met = new Set<number>()

  constructor(series: ParsedSeries, changed: Changed, expansion: Expansion) {
    const { clocks } = expansion
    this.#series = series
    this.#expansion = expansion
    this.#first = clocks.spanOf(series)
    this.#length = clocks.lengthOf(series)
    this.#changed = changed
    this.#except = new Moments(clocks, series.start[0])
    for (const moment of series.except ?? []) this.#except.add(moment)
  }

  run(): void {
    const { start, dates = [], rules = [], kind } = this.#series
    // Where one of them is the start itself, the period says how long that is.
    for (const date of dates) if (isPeriod(date)) this.#addDate(date)
    this.#add(clockOf(start), kind, this.#first)
    for (const date of dates) if (!isPeriod(date)) this.#addDate(date)
    for (const rule of rules) this.#addRule(isWholeDay(this.#series) ? ofDays(rule) : rule)
  }

  #addRule(rule: Rule): void {
    const { start, kind } = this.#series
    const { clocks, window, budget } = this.#expansion
    if (rule.count === undefined && !rule.until) this.#expansion.onEndless()
    const isFree = kind === 0 && this.#changed.following.every((one) => one.kind === 0)
    if (isFree) return
    const zone = clocks.zoneOf(start[0])
    const end = Math.min(endOf(rule), window.to + 2 * day_s)
    const unknownFrom = (clock: number) => {
      const from = Math.max(zone.instantOf(clock), window.from)
      const to = Math.min(end + secondsOf(this.#length), window.to)
      this.#expansion.addUnknown({ from, to }, isWholeDay(this.#series))
    }
    if (budget.isSpent()) {
      unknownFrom(clockOf(start))
      return
    }
    const reach = reachOf(this.#changed.following)
    const longest = Math.max(secondsOf(this.#length), this.#first.to - this.#first.from, 0)
    const starts = ruleStarts(
      rule,
      clockOf(start),
      {
        from: window.from - longest - reach.back - 2 * day_s,
        to: Math.min(endOf(rule), window.to + reach.ahead + 2 * day_s),
        // Of several rules DTSTART need only follow one.
        countsStart: (this.#series.rules?.length ?? 0) < 2,
        most: Math.min(max_of_series, budget.occurrences),
      },
      budget,
    )
    budget.occurrences -= starts.clocks.length
    const isUnsure = kind !== 0 && (rule.unsure === true || rule.rscale !== undefined)
    if (isUnsure) this.#expansion.onUnsure()
    for (const clock of starts.clocks) {
      if (!isBeforeEnd(rule, clock, zone.instantOf(clock), isWholeDay(this.#series))) break
      this.#add(isWholeDay(this.#series) ? midnightOf(clock) : clock, isUnsure ? 3 : kind)
    }
    if (starts.stretch) this.#addStretch(rule, starts.stretch, isUnsure ? 3 : kind)
    if (starts.unknown_from !== null) unknownFrom(starts.unknown_from)
  }

  /** Adds an occurrence of the series unless it is removed, with what holds from there on. */
  #add(clock: number, said: ParsedKind, span = this.#spanAt(clock)): void {
    const { add, clocks } = this.#expansion
    const instant = span.from
    if (this.#met.has(instant)) return
    this.#met.add(instant)
    const removals = [this.#except, this.#changed.removed]
    if (removals.some((one) => one.has(instant, clock))) return
    const isDoubtful = said !== 0 && removals.some((one) => one.mayHave(instant))
    const kind = isDoubtful ? 3 : said
    const since = followingAt(this.#changed.following, instant)
    if (since) {
      const moved = clocks.spanAt(since.zone, clock + since.shift, since.length)
      add(moved, kind === 3 ? 3 : since.kind, since.zone === zoneCodes.day)
    } else add(span, kind, isWholeDay(this.#series))
  }

  #spanAt(clock: number): Span {
    return this.#expansion.clocks.spanAt(this.#series.start[0], clock, this.#length)
  }

  #addDate(date: ParsedDate): void {
    const { clocks } = this.#expansion
    const [code] = this.#series.start
    // On which day it is is known, and not when.
    if (date.start[0] === zoneCodes.day && code !== zoneCodes.day) {
      const day = clocks.spanAt(code, clockOf(date.start), { days: 1, seconds: 0 })
      this.#add(clockOf(date.start), this.#series.kind === 0 ? 0 : 3, day)
      return
    }
    const written = clocks.clockIn(code, date.start)
    const clock = isWholeDay(this.#series) ? midnightOf(written) : written
    const usual = this.#spanAt(clock)
    // A clock may show the same twice; the date says which of them.
    const late = isWholeDay(this.#series) ? 0 : clocks.instantOf(date.start) - usual.from
    const span = { ...usual, from: usual.from + late, to: usual.to + late }
    const own = isPeriod(date) ? clocks.spanOf(date) : span
    const isGuess = !own.anywhere && !clocks.isKnown(date.start[0])
    const anywhere = isGuess ? clocks.anywhere(code, own) : own.anywhere
    this.#add(clock, this.#series.kind, anywhere ? { ...own, anywhere } : own)
  }

  /** Adds a series with too many occurrences to look at each, as one stretch. */
  #addStretch(
    rule: Rule,
    { first, last }: { first: number; last: number },
    kind: ParsedKind,
  ): void {
    const { add, addStretch, window } = this.#expansion
    const { clocks } = this.#expansion
    const span = {
      from: Math.max(this.#spanAt(first).from, window.from),
      to: Math.min(this.#spanAt(last).to, window.to),
    }
    const [code] = this.#series.start
    const until = rule.until?.form === 'instant' ? rule.until.value : endOf(rule)
    const to = Math.min(span.to, until + Math.max(0, secondsOf(this.#length)))
    const { unsure } = this.#length
    const part = (from: number, end: number): Span => {
      const one = { from, to: end, unsure }
      return clocks.isKnown(code) ? one : { ...one, anywhere: clocks.anywhere(code, one) }
    }
    if (addStretch) {
      if (span.from < to) addStretch(part(span.from, to), kind, isWholeDay(this.#series))
      return
    }
    if (secondsOf(this.#length) <= 0) return
    // A single event may not be as long.
    for (let { from } = span; from < to; from += 100 * day_s) {
      add(part(from, Math.min(to, from + 100 * day_s)), kind, isWholeDay(this.#series))
    }
  }
}
