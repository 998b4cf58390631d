import type { Phrased } from '#server/domain/language/time/discard_rule.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import { isEventNote } from '#server/domain/language/time/lex.ts'
import type {
  DayPhrase,
  RelativeDay,
  WeeklyDay,
} from '#server/domain/language/time/phrase_kinds.ts'
import { relativeOf } from '#server/domain/language/time/phrases.ts'
import { resolve } from '#server/domain/language/time/resolve.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { everyWords } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

const eachWords = wordsOf('time.each')

/**
 * The next of the days of each week, as dates: at their hour, or the whole day where the note says what takes place. `again` reads
 * a text with these days in place of those of each week.
 */
export function nextOfWeekly(
  { lexed, all: named, meanings, changes }: Pick<Phrased, 'lexed' | 'all' | 'meanings' | 'changes'>,
  again: (all: readonly DayPhrase[]) => Phrased,
): FoundDate[] {
  const all = named.filter((day) => !changes.old.has(day))
  const coming = all.map((day) => (day.kind === 'weekly' ? comingOf(lexed.tokens, day, all) : day))
  const phrased = again(coming)
  const { dates } = resolve(phrased)
  const isTimed = dates.some(({ starts }) => starts.precision === 'exact')
  if (isTimed || !isEventNote(lexed)) return dates
  return relativeOf(phrased.days).flatMap((day) => meanings.relative.loneDates(day))
}

/** The coming one of a day of each week, with the words that say that it is each. */
function comingOf(
  tokens: readonly Token[],
  { weekday, from, next }: WeeklyDay,
  all: readonly DayPhrase[],
): RelativeDay {
  const since = Math.max(from - 3, ...all.map((day) => (day.next <= from ? day.next : 0)))
  const first = tokens.findIndex(
    ({ text }, at) => at >= since && at < from && (everyWords.has(text) || eachWords.has(text)),
  )
  const only = { ahead: null, isNext: null, part: null, isShort: false }
  return { kind: 'relative', ...only, weekday, from: first < 0 ? from : first, next }
}
