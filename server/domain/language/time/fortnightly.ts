import type { DayRule } from '#server/domain/language/time/discard_rule.ts'
import type { DayPhrase } from '#server/domain/language/time/phrase_kinds.ts'
import type { Characters, Token } from '#server/domain/language/time/tokens.ts'
import { weekdays } from '#server/domain/language/time/words.ts'
import { wordsIn } from '#server/domain/language/activity/find.ts'
import { valuesOf } from '#server/domain/language/words/lists.ts'
import { patternWith } from '#server/domain/language/words/pattern.ts'

/** “Every other Tuesday”, “un mardi sur deux”, “alle zwei Wochen” */
const phrases = patternWith(
  'giu',
)`(?<!\p{L})(?:${'time.fortnightly'}|${'time.fortnightly_before'}\s(?<behind>\p{L}{3,12})|(?<second>${'time.fortnightly_behind'}))(?!\p{L})`

/** The day before such words, with what leads to it: “un mardi”. */
const dayBefore = /(?<!\p{L})(?:\p{L}{1,3}\s)?(?<before>\p{L}{3,12})\s$/u

/** “… of the month”: the second one of it rather than each second one. */
const ofMonth = patternWith('iu')`^(?:\s\p{L}{1,3}){0,2}\s${'time.month_behind'}(?!\p{L})`

const eachDays = valuesOf('time.weekday_each')

/** How much of a text is looked at. */
const within = 600

/** Where a text says that something is each second week. Nobody knows from these words which week is meant. */
export function fortnightlyIn(text: string): Characters[] {
  return [...text.slice(0, within).matchAll(phrases)].flatMap(({ 0: said, index, groups }) => {
    const end = index + said.length
    const before = groups?.['second'] ? dayBefore.exec(text.slice(0, index)) : null
    if (groups?.['second'] && before === null) return []
    const day = groups?.['behind'] ?? before?.groups?.['before']
    const isDay = day === undefined || isWeekday(day)
    return isDay && !ofMonth.test(text.slice(end)) ? [{ at: before?.index ?? index, end }] : []
  })
}

function isWeekday(word: string): boolean {
  const [folded = ''] = wordsIn(word)
  return weekdays.has(folded) || weekdays.has(folded.replace(/s$/u, '')) || eachDays.has(folded)
}

/** Whether a day is one of the week that no word dates, or stands in such words itself. */
function isOfFortnight(
  day: DayPhrase,
  tokens: readonly Token[],
  spans: readonly Characters[],
): boolean {
  const at = tokens[day.from]?.at ?? 0
  if (spans.some((span) => span.at <= at && at < span.end)) return true
  if (day.kind !== 'relative') return day.kind === 'weekly'
  return day.weekday !== null && day.on === undefined && day.isNext === null
}

/** Days of each second week: “pub quiz every other Tuesday”. */
export const fortnightly: DayRule = {
  reason: 'weekly',
  keep: (left, { lexed, fortnightly: spans }) =>
    spans.length === 0 ? left : left.filter((day) => !isOfFortnight(day, lexed.tokens, spans)),
}
