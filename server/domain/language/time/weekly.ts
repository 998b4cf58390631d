import { readWeekday } from '#server/domain/language/time/day.ts'
import type { DayRule, Phrased } from '#server/domain/language/time/discard_rule.ts'
import { isShutWord } from '#server/domain/language/time/last_day.ts'
import { monthBehind } from '#server/domain/language/time/nth_weekday.ts'
import { isEventNote } from '#server/domain/language/time/lex.ts'
import { isOpeningWord } from '#server/domain/language/time/lone_day.ts'
import type { Language } from '#server/domain/language/detect.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { everyWords } from '#server/domain/language/time/words.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'
import type { WeeklyDay } from '#server/domain/language/time/phrase_kinds.ts'

const eachWords = wordsOf('time.each')
const otherWeeks = wordsOf('time.ordinal', 'time.ordinal_last', 'time.every_other')
const everyDays = valuesOf('time.weekday_each')

/** Days of each week. */
export const weekly: DayRule = {
  reason: 'weekly',
  keep: (left) => left.filter(({ kind }) => kind !== 'weekly'),
}

/**
 * The days of each week on which something takes place that people do, 1 for Monday to 7; empty where words say when something
 * is open or shut.
 */
export function weekdaysOfEvent({
  lexed,
  all,
  hours,
  fortnightly,
  changes,
}: Pick<Phrased, 'lexed' | 'all' | 'hours' | 'fortnightly' | 'changes'>): number[] {
  const { tokens, isNote } = lexed
  const weekly = isNote ? all.filter((day) => day.kind === 'weekly') : []
  if (weekly.length === 0 || fortnightly.length > 0) return []
  const isOfHours = tokens.some((token, index) => isShutWord(token) || isOpeningWord(tokens, index))
  // “Yoga freitags 18 Uhr”, but no “Luna, montags” and no “freitags 10–18 Uhr”
  const isEvent = isEventNote(lexed) || hours.some(({ end }) => end === null)
  // “Freitags-Party” is a name.
  const isName = ({ next }: WeeklyDay) => tokens[next]?.raw === '-' && tokens[next].isGlued
  const told = weekly.filter(
    (day) => !isName(day) && (isEvent || day.isLed) && !changes.old.has(day),
  )
  return isOfHours ? [] : [...new Set(told.map(({ weekday }) => weekday))].sort()
}

/** A day of each week that begins at a token; null for none, and for each second one or each first one of a month. */
export function readWeekly(
  tokens: readonly Token[],
  index: number,
  language: Language | null,
): WeeklyDay | null {
  const each = everyDays.get(tokens[index]?.text ?? '')
  if (each !== undefined)
    return { kind: 'weekly', weekday: each, isLed: false, from: index, next: index + 1 }
  const before = tokens.slice(Math.max(0, index - 3), index)
  const isEach = eachWords.has(before.at(-1)?.text ?? '')
  if (!isEach && !before.some(({ text }) => everyWords.has(text))) return null
  if (otherWeeks.has(before.at(-1)?.text ?? '') || /^[.\d]/.test(before.at(-1)?.raw ?? ''))
    return null
  const day = readWeekday(tokens, index, language)
  // “Every penultimate Friday of the month”
  const isBehindEach = isEach || everyWords.has(before.at(-1)?.text ?? '')
  if (day && !isBehindEach && monthBehind(tokens, day.next) !== null) return null
  return day && { kind: 'weekly', weekday: day.value, isLed: true, from: index, next: day.next }
}
