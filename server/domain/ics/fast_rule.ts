import { calendarDayOf, weekdayOf } from '#server/domain/basics/day_numbers.ts'
import { daysOfMonth, isIn } from '#server/domain/ics/rule_days.ts'
import type { Rule } from '#server/domain/ics/rule.ts'

/** Which days of a rule are wanted; all are numbers of days. */
export interface DayRange {
  /** The day of DTSTART. */
  readonly start: number
  readonly from: number
  /** Exclusive. */
  readonly to: number
  /** How many days are wanted at most. */
  readonly most: number
}

/** The days of a rule, period by period: days, weeks, months or years, counted from that of DTSTART. */
interface Periods {
  /** The first period that may reach a day. */
  reaching(day: number): number
  /** How many occurrences all periods before this one have together; null where only counting tells. */
  before(period: number): number | null
  /** The first day that a period may have. */
  begin(period: number): number
  /** The days of a period, in order. */
  days(period: number): readonly number[]
}

/** Whether `fastDays` knows a rule: days, weeks, months and years without the rarer parts. */
export function isFast(rule: Rule): boolean {
  if (rule.rscale || rule.byWeekNo || rule.byHour || rule.byMinute || rule.bySecond) return false
  if (rule.byYearDay) return rule.freq === 'YEARLY'
  if (rule.bySetPos) return false
  const hasNth = rule.byDay?.some(({ nth }) => nth !== 0) ?? false
  if (rule.freq === 'DAILY') return !hasNth
  if (rule.freq === 'WEEKLY') return !hasNth && !rule.byMonthDay
  if (rule.freq === 'MONTHLY') return true
  return rule.freq === 'YEARLY' && (!rule.byDay || rule.byMonth !== undefined)
}

/**
 * The days of a rule that `isFast`, in order and from that of DTSTART on. COUNT counts, UNTIL does not. It begins where
 * the range does, however long ago DTSTART was.
 */
export function fastDays(rule: Rule, { start, from, to, most }: DayRange): number[] {
  const periods = periodsOf(rule, start)
  const found: number[] = []
  let left = rule.count ?? Number.POSITIVE_INFINITY
  let period = periods.reaching(Math.max(from, start))
  if (rule.count !== undefined) {
    const before = periods.before(period)
    if (before === null) period = 0
    else left -= before
  }
  for (; left > 0 && periods.begin(period) < to; period += 1) {
    for (const day of periods.days(period)) {
      if (day < start) continue
      if (left <= 0 || day >= to || found.length >= most) return found
      left -= 1
      if (day >= from) found.push(day)
    }
  }
  return found
}

function periodsOf(rule: Rule, start: number): Periods {
  if (rule.freq === 'DAILY') return daily(rule, start)
  if (rule.freq === 'WEEKLY') return weekly(rule, start)
  return rule.freq === 'MONTHLY' ? monthly(rule, start) : yearly(rule, start)
}

function daily(rule: Rule, start: number): Periods {
  const { interval, byDay, byMonth, byMonthDay } = rule
  const isLimited = byDay ?? byMonth ?? byMonthDay
  return {
    reaching: (day) => Math.ceil((day - start) / interval),
    before: (period) => (isLimited ? null : period),
    begin: (period) => start + period * interval,
    days: (period) => [start + period * interval].filter((day) => isIn(day, rule)),
  }
}

function weekly(rule: Rule, start: number): Periods {
  const { interval, byMonth, byDay = [{ nth: 0, weekday: weekdayOf(start) }], wkst = 0 } = rule
  const offsets = byDay
    .map(({ weekday }) => (weekday - wkst + 7) % 7)
    .sort((one, other) => one - other)
  const into = (weekdayOf(start) - wkst + 7) % 7
  const first = start - into
  const inFirst = offsets.filter((offset) => offset >= into).length
  const begin = (period: number) => first + period * interval * 7
  return {
    begin,
    reaching: (day) => Math.max(0, Math.ceil((day - 6 - first) / (interval * 7))),
    before(period) {
      if (byMonth) return null
      return period === 0 ? 0 : inFirst + (period - 1) * offsets.length
    },
    days(period) {
      const days = offsets.map((offset) => begin(period) + offset)
      return byMonth ? days.filter((day) => isIn(day, { byMonth })) : days
    },
  }
}

function monthly(rule: Rule, start: number): Periods {
  const { year, month } = calendarDayOf(start)
  const first = year * 12 + month - 1
  const own = calendarDayOf(start).day
  return {
    reaching: (day) => Math.max(0, Math.ceil((monthOf(day) - first) / rule.interval)),
    before: () => null,
    begin: (period) => beginOf(first + period * rule.interval),
    days: (period) => daysOfMonth(first + period * rule.interval, rule, own),
  }
}

function yearly(rule: Rule, start: number): Periods {
  const { year, month, day: own } = calendarDayOf(start)
  const months = rule.byMonth ?? (rule.byMonthDay ? allMonths : [month])
  return {
    reaching: (day) => {
      return Math.max(0, Math.ceil((calendarDayOf(day).year - year) / rule.interval))
    },
    before: () => null,
    begin: (period) => beginOf((year + period * rule.interval) * 12),
    days: (period) => {
      const january = (year + period * rule.interval) * 12
      if (rule.byYearDay) return daysOfYear(january, rule)
      return months.flatMap((one) => daysOfMonth(january + one - 1, rule, own))
    },
  }
}

/** The days that BYYEARDAY names, as far as the other parts have them too. `january` counts months since year 0. */
function daysOfYear(january: number, rule: Rule): number[] {
  const [first, after] = [beginOf(january), beginOf(january + 12)]
  const named = (rule.byYearDay ?? []).map((nth) => (nth > 0 ? first + nth - 1 : after + nth))
  const days = [...new Set(named)]
    .filter((day) => day >= first && day < after && isIn(day, rule))
    .sort((one, other) => one - other)
  if (!rule.bySetPos) return days
  const chosen = new Set(rule.bySetPos.map((nth) => (nth > 0 ? nth - 1 : days.length + nth)))
  return days.filter((_, index) => chosen.has(index))
}

const allMonths = Array.from({ length: 12 }, (_, index) => index + 1)

function monthOf(day: number): number {
  const { year, month } = calendarDayOf(day)
  return year * 12 + month - 1
}

function beginOf(month: number): number {
  return daysOfMonth(month, { byMonthDay: [1] }, 1)[0] ?? 0
}
