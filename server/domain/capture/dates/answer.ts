import type { FoundTime } from '#server/domain/capture/claim.ts'
import { readMonth, readWeekday } from '#server/domain/capture/dates/day.ts'
import { languageNamed, languageOf } from '#server/domain/capture/dates/language.ts'
import { tokensOf } from '#server/domain/capture/dates/tokens.ts'
import type { DateAbout } from '#server/domain/capture/dates/found.ts'
import { DateReader } from '#server/domain/capture/dates/reader.ts'
import { isWallTime, readIsoTimes } from '#server/domain/capture/dates/iso.ts'

/**
 * What an answer to the question for a time means: `2027-06-05T19:00:00` as clocks show it, or `2027-06-05` where only
 * a day is named. Null where no time is understood. `day` is a day, `2027-06-05`, that an answer such as “at 8” is about.
 */
export function readTimeAnswer(
  words: string,
  about: DateAbout & { readonly day: string | null },
): string | null {
  const [written] = readIsoTimes(words)
  if (written) return answerOf(written.starts)
  const day = about.day === null ? Number.NaN : Date.parse(`${about.day}T00:00:00Z`) / 86_400_000
  // “8” and “half 7” alone are times where a day is known: “at” makes them so.
  const said = isHour(words) ? [words, `${words} `, `at ${words}`, `um ${words}`] : [words]
  for (const one of said) {
    const time = new DateReader(one, about).readAnswer(Number.isInteger(day) ? day : null)
    if (time) return answerOf(time)
  }
  return null
}

/**
 * Which of several days words mean that name nothing but a day of the week or a month: “Samstag”, “im Februar”. Null where
 * none or several fit; undefined where words name something else. Days are as answers are, `2027-06-05T19:00:00`.
 */
export function dayAnswered(
  words: string,
  days: readonly string[],
  language: string | null,
): string | null | undefined {
  if (/\d/.test(words)) return undefined
  const tokens = tokensOf(words.slice(0, 200))
  const spoken = languageNamed(language) ?? languageOf(words)
  const weekday = tokens.map((_, at) => readWeekday(tokens, at, spoken)?.value).find(isNumber)
  const month = tokens.map((_, at) => readMonth(tokens, at, spoken)?.value).find(isNumber)
  if (weekday === undefined && month === undefined) return undefined
  const fitting = days.filter((day) => {
    const at = new Date(`${day.slice(0, 10)}T00:00:00Z`)
    const isMonth = month === undefined || at.getUTCMonth() + 1 === month
    return isMonth && (weekday === undefined || (at.getUTCDay() || 7) === weekday)
  })
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

function isNumber(value: number | undefined): value is number {
  return value !== undefined
}

/** Whether words may be an hour alone, and no code such as “0x1”, no list such as “1 and 2”, and not “0”. */
function isHour(words: string): boolean {
  return !/\d\p{L}+\d|\d\s*(?:and|und|et|y|or|oder|ou|[,&+/])\s*\d|^\W*0*\W*$|^\s*[-–−]/iu.test(
    words,
  )
}

/** The time that such a value means; null for anything else. */
export function answeredTime(value: string): FoundTime | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d))?$/.exec(value) ?? []
  if (day === undefined) return null
  const local = `${day}T${time ?? '00:00:00'}`
  if (!isWallTime(local)) return null
  return { local, offset: null, timezone: null, precision: time ? 'exact' : 'date_only' }
}

function answerOf({ local, precision }: FoundTime): string {
  return precision === 'date_only' ? local.slice(0, 10) : local
}
