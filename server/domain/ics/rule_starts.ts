import type { Budget } from '#server/domain/ics/budget.ts'
import { day_s } from '#server/domain/basics/day_numbers.ts'
import { fastDays, isFast } from '#server/domain/ics/fast_rule.ts'
import { isImpossible, libraryTimes } from '#server/domain/ics/library_rule.ts'
import type { Rule } from '#server/domain/ics/rule.ts'

/** The clock times that are wanted of a rule: from `from` to `to`, which is exclusive, in seconds since 1970. */
export interface ClockRange {
  readonly from: number
  readonly to: number
  /** How many are wanted at most. */
  readonly most: number
  /** Whether DTSTART counts for COUNT where the rule does not have it; it does if not given. */
  readonly countsStart?: boolean
}

/** The clock times of a rule in a range. */
export interface RuleStarts {
  /** In order. */
  readonly clocks: readonly number[]
  /** The clock time from which on nothing is known, because the search took too long; null where all is known. */
  readonly unknown_from: number | null
  /** The first and the last start of a rule that is so dense that it counts as one stretch. */
  readonly stretch: { readonly first: number; readonly last: number } | null
}

const steps: Readonly<Record<string, number>> = { HOURLY: 3600, MINUTELY: 60, SECONDLY: 1 }

/**
 * The clock times at which a rule has occurrences, if DTSTART is at the clock time `start`. DTSTART itself counts, even
 * where the rule does not have it. COUNT counts, UNTIL does not.
 */
export function ruleStarts(
  rule: Rule,
  start: number,
  range: ClockRange,
  budget: Budget,
): RuleStarts {
  if (isImpossible(rule)) return known(withStart([], start, range))
  const step = (steps[rule.freq] ?? 0) * rule.interval
  if (step > 0 && !hasParts(rule)) return inSteps(rule, start, step, range)
  const isOff = rule.count !== undefined && range.countsStart !== false && !isOnRule(rule, start)
  const counted = isOff ? { ...rule, count: (rule.count ?? 0) - 1 } : rule
  if (counted.count === 0) return known(withStart([], start, range))
  if (!isFast(counted)) return bySearch(counted, start, range, budget)
  const time = start - Math.floor(start / day_s) * day_s
  const days = fastDays(counted, {
    start: Math.floor(start / day_s),
    from: Math.ceil((range.from - time) / day_s),
    to: Math.ceil((range.to - time) / day_s),
    most: range.most + 1,
  })
  const clocks = days.map((day) => day * day_s + time)
  return capped(withStart(clocks, start, range), range)
}

function hasParts(rule: Rule): boolean {
  return Object.entries(rule).some(([name, part]) => name.startsWith('by') && part !== undefined)
}

/** Whether a rule has its DTSTART; as if it had where a search would take too long. */
function isOnRule({ count, ...rule }: Rule, start: number): boolean {
  const day = Math.floor(start / day_s)
  if (isFast(rule))
    return fastDays(rule, { start: day, from: day, to: day + 1, most: 1 }).length > 0
  try {
    return libraryTimes(rule, start, start, start + 1).length > 0
  } catch {
    return true
  }
}

function inSteps(rule: Rule, start: number, step: number, range: ClockRange): RuleStarts {
  const end = start + (rule.count ?? Number.POSITIVE_INFINITY) * step
  const first = start + Math.max(0, Math.ceil((range.from - start) / step)) * step
  const to = Math.min(range.to, end)
  if (first >= to) return known([])
  const count = Math.ceil((to - first) / step)
  if (count > range.most) {
    return { clocks: [], unknown_from: null, stretch: { first, last: first + (count - 1) * step } }
  }
  return known(Array.from({ length: count }, (_, index) => first + index * step))
}

/** In pieces where a day may have many, so that no more than are wanted are searched for. */
function bySearch(rule: Rule, start: number, range: ClockRange, budget: Budget): RuleStarts {
  const isDense = rule.byHour ?? rule.byMinute ?? rule.bySecond ?? steps[rule.freq]
  const clocks: number[] = []
  let piece = isDense ? day_s : Number.POSITIVE_INFINITY
  let from = Math.max(range.from, start)
  while (from < range.to && clocks.length <= range.most) {
    const to = Math.min(range.to, from + piece)
    try {
      if (budget.isSpent()) throw new Error('The budget has ended.')
      for (const clock of libraryTimes(rule, start, from, to)) clocks.push(clock)
    } catch {
      return { clocks: withStart(clocks, start, range), unknown_from: from, stretch: null }
    }
    from = to
    piece *= 2
  }
  return capped(withStart(clocks, start, range), range)
}

function withStart(clocks: readonly number[], start: number, range: ClockRange): number[] {
  if (start < range.from || start >= range.to || clocks[0] === start) return [...clocks]
  return [start, ...clocks]
}

function capped(clocks: readonly number[], { most }: ClockRange): RuleStarts {
  if (clocks.length <= most) return known(clocks)
  return { clocks: clocks.slice(0, most), unknown_from: clocks[most] ?? null, stretch: null }
}

function known(clocks: readonly number[]): RuleStarts {
  return { clocks, unknown_from: null, stretch: null }
}
