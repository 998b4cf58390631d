import { readWeekday } from '#server/domain/language/time/day.ts'
import { type DayHours, hoursOfPart } from '#server/domain/language/time/parts.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

const mayBeMorning = wordsOf('time.tomorrow_or_morning')
const ofMorning = wordsOf('time.before_part_of_today')

/** The hours of a part of the day; a word that is “tomorrow” as well is one only behind a day or an article. */
export function partAt(tokens: readonly Token[], index: number): DayHours | null {
  const [word, before] = [tokens[index]?.text ?? '', tokens[index - 1]?.text ?? '']
  const isDay = mayBeMorning.has(word) && !ofMorning.has(before)
  return isDay && readWeekday(tokens, index - 1, null) === null ? null : hoursOfPart(word)
}
