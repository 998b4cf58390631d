import { clocksIn } from '#server/domain/language/time/clocks_in.ts'
import type { DateAbout } from '#server/domain/language/time/found.ts'
import { lexWords } from '#server/domain/language/time/lex.ts'
import { writtenDaysIn } from '#server/domain/language/time/phrases.ts'
import { meaningsOf } from '#server/domain/language/time/meanings_of.ts'
import { timesOn } from '#server/domain/language/time/time_of_day.ts'

/** The times of day that a text names at which something may begin, `20:00`, without those that name a zone. */
export function readClockTimes(text: string, about: DateAbout): string[] {
  const lexed = lexWords(text, about)
  const { today } = meaningsOf(lexed, about)
  return clocksIn(lexed, writtenDaysIn(lexed), [])
    .filter(({ isExcluded, zone }) => !isExcluded && zone === null)
    .map((clock) => timesOn(today, null, clock, null).starts.local.slice(11, 16))
}
