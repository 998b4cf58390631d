import type { WhenPreset } from '#generated/types.ts'
import { valuesIn } from '#server/domain/language/words/lists.ts'
import { type DayHours, hoursOfPart } from '#server/domain/language/time/parts.ts'

/** Words about time in English and German, as `plainWords` of `when_words.ts` writes them. */

/** The parts of a day, without “noon”, which is a time as well. */
const partWords: ReadonlySet<string> = new Set(
  `morning mornings morgen morgens vormittag vormittags fruh mittag mittags midday lunchtime afternoon afternoons nachmittag
  nachmittags evening evenings abend abends night nights nacht nachts`.split(/\s+/),
)

/** The hours of a part of the day; null for any other word. */
export function partHours(word: string): DayHours | null {
  return partWords.has(word) ? hoursOfPart(word) : null
}

/** Parts of each day that is meant, of one or of several. */
export const repeatedParts: ReadonlySet<string> = new Set(
  'mornings afternoons evenings nights morgens vormittags mittags nachmittags abends nachts'.split(
    ' ',
  ),
)

/** Parts of a day again and again: “friday evenings”. German says “freitags abends” for it. */
export const everyWeek: ReadonlySet<string> = new Set(
  'mornings afternoons evenings nights'.split(' '),
)

/** Days of the week, 1 for Monday to 7 for Sunday. */
export const weekdayWords = inBoth('time.weekday', 'time.short_weekday')

/** Months, 1 to 12. */
export const monthWords = inBoth('time.month')

/** Days counted from today. */
export const nearDays: ReadonlyMap<string, number> = new Map([
  ...inBoth('time.day_from_today'),
  ['day after tomorrow', 2],
])

/** Words for presets, besides their own names and without articles. */
export const presetWords: ReadonlyMap<string, WhenPreset> = new Map<string, WhenPreset>([
  ['now', 'right-now'],
  ['jetzt', 'right-now'],
  ['heute', 'today'],
  ['morgen', 'tomorrow'],
  ['diese woche', 'this-week'],
  ['nachste woche', 'next-week'],
  ['kommende woche', 'next-week'],
  ['coming week', 'next-week'],
  ['diese wochenende', 'this-weekend'],
  ['weekend', 'this-weekend'],
  ['wochenende', 'this-weekend'],
  ['nachste tage', 'next-few-days'],
  ['nachste wochen', 'next-few-weeks'],
  ['weekends', 'any-time-weekends'],
  ['wochenenden', 'any-time-weekends'],
  ['wochenends', 'any-time-weekends'],
  ['weekday', 'any-time-weekdays'],
  ['weekdays', 'any-time-weekdays'],
  ['wochentags', 'any-time-weekdays'],
  ['werktags', 'any-time-weekdays'],
])

/** What words of these classes stand for in the two languages of the grammar. */
function inBoth(
  ...names: readonly (
    | 'time.day_from_today'
    | 'time.month'
    | 'time.short_weekday'
    | 'time.weekday'
  )[]
): ReadonlyMap<string, number> {
  return new Map(
    (['en', 'de'] as const).flatMap((language) =>
      names.flatMap((name) => [...valuesIn(language, name)]),
    ),
  )
}
