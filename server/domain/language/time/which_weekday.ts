import type { Token } from '#server/domain/language/time/tokens.ts'
import type { WeekdaySaid } from '#server/domain/language/time/weekday.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

/** The verb of “que viene”, behind a day. */
const comes = wordsOf('time.comes')

/** The first word of “que viene”, behind a day. */
const thatComes = wordsOf('time.that_comes')

/** What is said of a day of the week: which one it is, `week` for one of the week after this, `last` for one that is over. */
export type SaidOfWeekday = Exclude<WeekdaySaid, 'alone'> | 'week' | 'last'

const lastBefore = wordsOf('time.last_before')
const lastBehind = wordsOf('time.last_behind')
const nextWord = wordsOf('time.next')
const comingBefore = wordsOf('time.coming_before')
const comingBehind = wordsOf('time.coming_behind')
const thisBefore = wordsOf('time.this')

/**
 * Which of such days is meant, with the word that says so before or behind the day. `from` and `next` enclose the day; the
 * word belongs to it but for “this”.
 */
export function whichWeekday(
  tokens: readonly Token[],
  from: number,
  next: number,
): { readonly isNext: SaidOfWeekday | null; readonly from: number; readonly next: number } {
  const [before, behind] = [tokens[from - 1]?.text ?? '', tokens[next]?.text ?? '']
  const isQue = thatComes.has(behind) && comes.has(tokens[next + 1]?.text ?? '')
  if (nextWord.has(before)) return { isNext: 'next', from: from - 1, next }
  if (lastBefore.has(before)) return { isNext: 'last', from: from - 1, next }
  if (lastBehind.has(behind)) return { isNext: 'last', from, next: next + 1 }
  if (comingBefore.has(before)) return { isNext: 'coming', from: from - 1, next }
  if (comingBehind.has(behind)) return { isNext: 'coming', from, next: next + 1 }
  if (isQue) return { isNext: 'coming', from, next: next + 2 }
  if (behind === 'next') return { isNext: 'next', from, next: next + 1 }
  return { isNext: thisBefore.has(before) ? 'this' : null, from, next }
}
