import { changesIn } from '#server/domain/language/time/changes.ts'
import { discardDays } from '#server/domain/language/time/discard.ts'
import { discardHours } from '#server/domain/language/time/discard_hours.ts'
import { excludedFrom } from '#server/domain/language/time/excluded.ts'
import { fortnightlyIn } from '#server/domain/language/time/fortnightly.ts'
import type { Among, Phrased } from '#server/domain/language/time/discard_rule.ts'
import type { DateAbout, FoundDate, FoundDates } from '#server/domain/language/time/found.ts'
import { lex } from '#server/domain/language/time/lex.ts'
import { meaningsOf } from '#server/domain/language/time/meanings_of.ts'
import { dayPhrases, hourPhrases, relativeOf } from '#server/domain/language/time/phrases.ts'
import { resolve } from '#server/domain/language/time/resolve.ts'
import { nextOfWeekly } from '#server/domain/language/time/next_weekly.ts'
import { weekdaysOfEvent } from '#server/domain/language/time/weekly.ts'
import { dayIn, inOrder, quoted } from '#server/domain/language/time/in_text.ts'

export type { DateAbout, FoundDate } from '#server/domain/language/time/found.ts'

/** The dates of a text as `readDates` gives them, what else is about time in it, and why it is no date. */
export function readTime(text: string, about: DateAbout): FoundDates {
  const { phrased, near } = phrasesOf(lex(text, about), about)
  const { lexed, discarded, changes, fortnightly } = phrased
  const resolved = resolve(phrased)
  const { left } = resolved
  const weekdays = weekdaysOfEvent(phrased)
  const isEach = weekdays.length > 0 && near.length + resolved.dates.length === 0
  const dates = isEach ? nextOfWeekly(phrased, (all) => among({ ...phrased, all })) : resolved.dates
  const is_unclear = resolved.is_unclear || changes.weeks_later !== undefined
  return {
    dates: inOrder([...near, ...dates], lexed),
    discarded: quoted([...discarded, ...left()], lexed),
    excluded: excludedFrom(phrased),
    is_unclear: is_unclear && near.length === 0,
    is_moved: changes.spans.length > 0,
    weekdays,
    monthly: monthlyOf(phrased),
    is_fortnightly: fortnightly.length > 0,
  }
}

function monthlyOf({ days }: Phrased): FoundDates['monthly'] {
  const found = relativeOf(days).find(({ nth }) => nth?.month === null)
  return found?.nth ?? null
}

/** The phrases of a text that count, and the dates in it that machines wrote. */
function phrasesOf({ lexed, written }: ReturnType<typeof lex>, about: DateAbout) {
  const meanings = meaningsOf(lexed, about)
  const near = written.filter(({ starts }) => meanings.days.isNear(dayIn(starts), true))
  const all = dayPhrases(lexed, meanings)
  const changes = changesIn(lexed, all)
  const fortnightly = fortnightlyIn(lexed.text)
  const isDated = near.length > 0
  return { near, phrased: among({ lexed, meanings, all, changes, fortnightly, isDated }) }
}

/** Those of the phrases about days that count, with the hours of a text. */
function among(said: Omit<Among, 'discarded'>): Phrased {
  const days = discardDays(said)
  const hours = discardHours(hourPhrases(said.lexed, said.all, days.days), { ...said, ...days })
  return { ...said, ...days, ...hours }
}

/** As `readDates`, of a text whose tokens are known. */
export function datesLexed(given: ReturnType<typeof lex>, about: DateAbout): FoundDate[] {
  const { phrased, near } = phrasesOf(given, about)
  return inOrder([...near, ...resolve(phrased).dates], given.lexed)
}

/**
 * The dates that a text names, in its order, in English, German, French, Spanish, Italian, Dutch, Portuguese and Polish.
 * Prices, opening hours, years since when something exists and days more than three years ahead are none. Days that are
 * relative, such as “tomorrow” and “Friday”, count only with a time next to them, or in a note about one thing.
 */
export function readDates(text: string, about: DateAbout): FoundDate[] {
  return datesLexed(lex(text, about), about)
}
