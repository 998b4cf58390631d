import { RRuleTemporal } from 'rrule-temporal'
import { day_s, weekdayOf } from '#server/domain/basics/day_numbers.ts'
import { type Rule, weekdayNames } from '#server/domain/ics/rule.ts'

/**
 * The clock times of a rule between two, in order, by rrule-temporal; it runs in UTC, where clocks never change. COUNT
 * counts, UNTIL does not. All are seconds since 1970, `to` is exclusive. Throws where the search takes too long.
 */
export function libraryTimes(rule: Rule, start: number, from: number, to: number): number[] {
  const rruleString = textOf(rule, start)
  const series = new RRuleTemporal({ rruleString, cache: false, ...limitsOf(rule) })
  const found = series.between(new Date(from * 1000), new Date(to * 1000 - 1), true)
  const times = found.map(({ epochMilliseconds }) => epochMilliseconds / 1000)
  // Beside BYYEARDAY, BYDAY only limits; the library leaves it out.
  const days = rule.byYearDay && rule.byDay?.map(({ weekday }) => weekday)
  return days ? times.filter((time) => days.includes(weekdayOf(Math.floor(time / day_s)))) : times
}

/** Where it searches from DTSTART on, its own limit, a million candidates, would take seconds. */
function limitsOf({ count, rscale }: Rule): object {
  if (rscale) return { maxIterations: 300, maxCandidateEvaluations: 2_000 }
  return count === undefined ? {} : { maxCandidateEvaluations: 20_000 }
}

/** Whether no day can ever be one of the rule's, such as February 30. */
export function isImpossible({ byMonth, byMonthDay, rscale }: Rule): boolean {
  if (!byMonth || !byMonthDay || rscale) return false
  const longest = Math.max(...byMonth.map((month) => maxDays[month - 1] ?? 31))
  return byMonthDay.every((day) => Math.abs(day) > longest)
}

const maxDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function textOf(rule: Rule, start: number): string {
  const at = new Date(start * 1000).toISOString().replace(/[-:]|\.\d+/g, '')
  const parts = [
    rule.rscale && `RSCALE=${rule.rscale}`,
    `FREQ=${rule.freq}`,
    `INTERVAL=${rule.interval}`,
    rule.count && `COUNT=${rule.count}`,
    rule.wkst && `WKST=${weekdayNames[rule.wkst]}`,
    ...[
      ['BYMONTH', rule.byMonth],
      ['BYWEEKNO', rule.byWeekNo],
      ['BYYEARDAY', rule.byYearDay],
      ['BYMONTHDAY', rule.byMonthDay],
      ['BYDAY', rule.byDay?.map(({ nth, weekday }) => `${nth || ''}${weekdayNames[weekday]}`)],
      ['BYHOUR', rule.byHour],
      ['BYMINUTE', rule.byMinute],
      ['BYSECOND', rule.bySecond],
      ['BYSETPOS', rule.bySetPos],
    ].map(([name, list]) => list && `${name}=${list}`),
  ]
  return `DTSTART:${at}\nRRULE:${parts.filter(Boolean).join(';')}`
}
