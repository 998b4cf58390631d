import type { Token } from '#server/domain/language/time/tokens.ts'
import { hours, parts } from '#server/domain/language/time/words.ts'
import { oneOf, pattern } from '#server/domain/language/words/pattern.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'

/** One, as the article says it. */
const oneWords = wordsOf('time.one')

/** Weeks that stand with a day of the week: “Saturday next week”, “Samstag in zwei Wochen”. */
export interface WeeksBeside {
  /** The index of the first token, and of the one after the last. */
  readonly from: number
  readonly next: number
  /** Whether the day is one of the week after this one, instead of the next such day. */
  readonly isOfNextWeek: boolean
  /** Weeks after that day; null where it is not clear which day is meant. */
  readonly weeks: number | null
  /** Whether the weeks stand before the day, “in 2 Wochen am Freitag”, so that they may count from today. */
  readonly isFromToday?: boolean
  /** Whether they come after the day that “next” means: “übernächsten Samstag”. */
  readonly isAfterNext?: true
}

/** Numbers in words that people count days with, besides hours. */
export const dayCounts = valuesOf('time.day_count')

const count = /(?<count>\d{1,2}|\p{L}+)/u
const counted = pattern`(?:${count} (?:(?<week>${'time.unit_week'})|(?<day>${'time.unit_day'}))|(?<fortnight>${'time.fortnight'})|${'time.week_from_now'})`
const link = pattern`(?: (?:,|${'time.on'}))*`

const after: readonly (readonly [RegExp, Meaning])[] = [
  [pattern`^(?:, )?${'time.next_week'}(?= |$)`, { isOfNextWeek: true, weeks: 0 }],
  [pattern`^(?:, )?${'time.week_after_next'}(?= |$)`, { isOfNextWeek: true, weeks: 1 }],
  [pattern`^(?:, )?${'time.in_weeks'} ${counted}(?= |$)`, 'counted'],
  [pattern`^${counted} ${'time.later'}(?= |$)`, 'counted'],
  [
    pattern`^${oneOf('time.week_behind', 'time.week_from_now')}(?= |$)`,
    { isOfNextWeek: false, weeks: 1 },
  ],
  [pattern`^${'time.two_weeks_behind'}(?= |$)`, { isOfNextWeek: false, weeks: 2 }],
  [pattern`^${oneOf('time.unclear_behind', 'time.last_week')}(?= |$)`, 'unclear'],
]

const before: readonly (readonly [RegExp, Meaning])[] = [
  [pattern`(?<=^| )${'time.next_week'}${link}$`, { isOfNextWeek: true, weeks: 0 }],
  [pattern`(?<=^| )${'time.week_after_next'}${link}$`, { isOfNextWeek: true, weeks: 1 }],
  [pattern`(?<=^| )${counted} ${'time.weeks_before_day'}$`, 'counted'],
  [pattern`(?<=^| )${'time.after_next'}$`, { isOfNextWeek: false, weeks: 1, isAfterNext: true }],
  [pattern`(?<=^| )${'time.in_weeks'} ${counted}${link}$`, 'from today'],
  [pattern`(?<=^| )${'time.last_week'}${link}$`, 'unclear'],
]

type Meaning =
  | Pick<WeeksBeside, 'isOfNextWeek' | 'weeks' | 'isAfterNext'>
  | 'counted'
  | 'from today'
  | 'unclear'

/** The most tokens of such words. */
const most = 7

/** The weeks that stand before or after a day of the week, which `from` and `next` enclose; null for none. */
export function weeksBeside(
  tokens: readonly Token[],
  from: number,
  next: number,
): WeeksBeside | null {
  const isPart = parts.has(tokens[next]?.text ?? '')
  const since = isPart ? next + 1 : next
  const behind = found(after, textOf(tokens.slice(since, since + most)))
  if (behind) return { ...behind.meaning, from, next: since + behind.tokens }
  const ahead = found(before, textOf(tokens.slice(Math.max(0, from - most), from)))
  return ahead && { ...ahead.meaning, from: from - ahead.tokens, next }
}

const fromDay = pattern`(?<=^| )${counted}(?: ${'time.weeks_before_day'})?$`
const afterDay: readonly RegExp[] = [
  pattern`^(?:, )?${'time.in_weeks_of_day'} ${counted}(?= |$)`,
  pattern`^(?<fortnight>${'time.fortnight'})(?= |$)`,
  pattern`^(?<week>${'time.week_behind'})(?= |$)`,
  pattern`^(?<fortnight>${'time.two_weeks_behind'})(?= |$)`,
]

/** The weeks that are counted from a day such as tomorrow: “a week tomorrow”, “morgen in zwei Wochen”; null for none. */
export function weeksFromDay(
  tokens: readonly Token[],
  from: number,
  next: number,
): { readonly weeks: number; readonly from: number; readonly next: number } | null {
  const behind = textOf(tokens.slice(next, next + most))
  for (const said of afterDay) {
    const match = said.exec(behind)
    const weeks = match && weeksOf(match.groups ?? {})
    if (match && weeks) return { weeks, from, next: next + match[0].split(' ').length }
  }
  const ahead = textOf(tokens.slice(Math.max(0, from - most), from))
  const match = fromDay.exec(ahead)
  const weeks = match && weeksOf(match.groups ?? {})
  return match && weeks ? { weeks, from: from - match[0].split(' ').length, next } : null
}

const otherWeek = pattern`(?<=^| )${oneOf('time.next_week', 'time.week_after_next', 'time.last_week')}(?= |$)`

/** The most tokens that are looked at for another week. */
const maxLooked = 2_000

/** Whether words name the week after this one, or the one before it, without saying of which day. */
export function namesOtherWeek(tokens: readonly Token[]): boolean {
  return otherWeek.test(textOf(tokens.slice(0, maxLooked)))
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ')
}

function found(
  patterns: readonly (readonly [RegExp, Meaning])[],
  text: string,
): { meaning: Omit<WeeksBeside, 'from' | 'next'>; tokens: number } | null {
  for (const [pattern, meaning] of patterns) {
    const match = pattern.exec(text)
    if (!match) continue
    const tokens = match[0].split(' ').length
    if (typeof meaning === 'object') return { meaning, tokens }
    const weeks = meaning === 'unclear' ? null : weeksOf(match.groups ?? {})
    const isFromToday = meaning === 'from today'
    return { meaning: { isOfNextWeek: false, weeks, isFromToday }, tokens }
  }
  return null
}

/** “Two weeks”, “14 Tagen”, “quinze jours”; null for what are no whole weeks. */
function weeksOf(groups: Readonly<Record<string, string | undefined>>): number | null {
  if (groups.fortnight !== undefined) return 2
  const word = groups.count ?? '1'
  const isOne = oneWords.has(word)
  const number = isOne
    ? 1
    : /^\d/.test(word)
      ? Number(word)
      : (dayCounts.get(word) ?? hours.get(word))
  if (number === undefined) return null
  if (groups.day === undefined) return number
  // “Eight days” are a week as people count, “fifteen” are two.
  return (
    new Map([
      [7, 1],
      [8, 1],
      [14, 2],
      [15, 2],
    ]).get(number) ?? null
  )
}
