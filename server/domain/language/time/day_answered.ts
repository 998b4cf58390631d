import { keyOf } from '#server/domain/language/text/answer_key.ts'
import {
  daysWritten,
  languageOfAnswer,
  readTimeAnswer,
  withNumbers,
} from '#server/domain/language/time/answer.ts'
import { readMonth, readWeekday } from '#server/domain/language/time/day.ts'
import type { DateAbout } from '#server/domain/language/time/found.ts'
import { lex } from '#server/domain/language/time/lex.ts'
import { relativeDaysIn, relativeOf } from '#server/domain/language/time/phrases.ts'
import { languageNamed, languageOf } from '#server/domain/language/detect.ts'
import { type Token, tokensOf } from '#server/domain/language/time/tokens.ts'
import { positionOf } from '#server/domain/language/text/position_words.ts'
import { valuesOf } from '#server/domain/language/words/lists.ts'
import { pattern, word } from '#server/domain/language/words/pattern.ts'

/** A time at the end of an answer, with the words that lead to it: “second, at 19:30”. */
const clock = pattern`(?:^|[\s,;–-]+)(?:${'time.answer_at'}\s+)?\d{1,2}(?:[:.h]\d{2})?\s*(?:[ap]\.?m\.?|${'time.answer_unit'})?$`

/** Words that say what is not meant. */
const negation = pattern`${word('time.not')}`

/**
 * Which of several days an answer means that names one by its day of the week, its month or its position, and its time
 * where the answer has one: “Samstag um 20 Uhr”, “im Februar”, “the second, at 19:30”. Null where none or several fit, or
 * where words only say what is not meant; undefined where words name another day, or only a time. Days are as answers are,
 * `2027-06-05T19:00:00`.
 */
export function dayAnswered(
  words: string,
  days: readonly string[],
  about: DateAbout,
): string | null | undefined {
  if (negation.test(words)) return null
  const said = withNumbers(words)
  if (daysWritten(said, { ...about, language: languageOfAnswer(words, about) }).length > 0) {
    return undefined
  }
  const named = daysNamed(words, days, about)
  if (named !== undefined) return named === null ? null : withTime(named, words, about)
  const rest = said.replace(clock, '')
  const isPosition = rest !== said && /[\p{L}\p{N}.)]$/u.test(rest)
  const position = isPosition ? positionOf(keyOf(rest), days.length) : null
  const day = position === null ? undefined : days[position - 1]
  return day === undefined ? undefined : withTime(day, clock.exec(said)?.[0] ?? '', about)
}

/** The one day that days of the week and months in an answer fit; null for none or several, undefined without such words. */
function daysNamed(
  words: string,
  days: readonly string[],
  about: DateAbout,
): string | null | undefined {
  const { language } = about
  const tokens = tokensOf(words.slice(0, 200))
  const spoken = languageNamed(languageOfAnswer(words, { language })) ?? languageOf(words)
  const weekdays = all(tokens, (at) => readWeekday(tokens, at, spoken)?.value)
  const months = all(
    tokens,
    (at) => readMonth(tokens, at, spoken)?.value ?? inPolish.get(tokens[at]?.text ?? ''),
  )
  if (weekdays.size === 0 && months.size === 0) return undefined
  // “Monday or Saturday” is neither.
  if (weekdays.size > 1 || months.size > 1) return null
  const fitting = days.filter((day) => {
    const at = new Date(`${day.slice(0, 10)}T00:00:00Z`)
    const isMonth = months.size === 0 || months.has(at.getUTCMonth() + 1)
    return isMonth && (weekdays.size === 0 || weekdays.has(at.getUTCDay() || 7))
  })
  const [only, ...others] = fitting
  return others.length === 0 ? (only ?? null) : amongSame(words, fitting, about)
}

/**
 * Which of several days on the same day of the week, or in the same month, words mean that say more of it: “this Friday”,
 * “Friday week”. Null where they say no more, or mean another day.
 */
function amongSame(words: string, days: readonly string[], about: DateAbout): string | null {
  const { lexed } = lex(words, { ...about, is_note: true })
  const [said] = relativeOf(relativeDaysIn(lexed, []))
  const isLed =
    said !== undefined &&
    (said.isNext !== null || said.weeks !== undefined || said.nth !== undefined)
  const day = isLed ? readTimeAnswer(words, { ...about, day: null })?.slice(0, 10) : undefined
  return days.find((one) => one.slice(0, 10) === day) ?? null
}

/** A day at the time that words name; as it is where they name none. */
function withTime(day: string, words: string, about: DateAbout): string {
  const on = day.slice(0, 10)
  const [end] = clock.exec(words) ?? []
  for (const one of end === undefined ? [words] : [words, end.replace(/^[\s,;–-]+/u, '')]) {
    const [, time] = readTimeAnswer(one, { ...about, day: on })?.split('T') ?? []
    if (time !== undefined) return `${on}T${time}`
  }
  return day
}

function all(
  tokens: readonly Token[],
  read: (at: number) => number | undefined,
): ReadonlySet<number> {
  return new Set(tokens.flatMap((_, at) => read(at) ?? []))
}

/** “In February” and the like, in Polish. */
const inPolish = valuesOf('time.month_locative')
