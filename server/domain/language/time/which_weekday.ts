import type { Token } from '#server/domain/language/time/tokens.ts'
import type { WeekdaySaid } from '#server/domain/language/time/weekday.ts'

/** What is said of a day of the week: which one it is, `week` for one of the week after this, `last` for one that is over. */
export type SaidOfWeekday = Exclude<WeekdaySaid, 'alone'> | 'week' | 'last'

const lastBefore =
  /^(last|past|letzten?r?|vergangenen?r?|vorige|afgelopen|ultim[oa]|passad[oa]|zeszly)$/
const lastBehind = /^(derniere?|passee?|pasad[oa]|scors[oa]|passad[oa])$/
const nextWord = /^(next|nachste[nrsm]?|volgende)$/
const comingBefore =
  /^(kommende[nrsm]?|proxim[oa]|prossim[oa]|aankomende?|komende|coming|upcoming|przyszly|przyszla)$/
const comingBehind = /^(prochaine?|prossim[oa]|proxim[oa])$/
const thisBefore = /^(this|diese[nrsm]?|ce|este|esta|quest[oa]|deze|dit|neste|nesta)$/

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
  const isQue =
    /^(que|qui)$/.test(behind) && /^(viene|vem|vient)$/.test(tokens[next + 1]?.text ?? '')
  if (nextWord.test(before)) return { isNext: 'next', from: from - 1, next }
  if (lastBefore.test(before)) return { isNext: 'last', from: from - 1, next }
  if (lastBehind.test(behind)) return { isNext: 'last', from, next: next + 1 }
  if (comingBefore.test(before)) return { isNext: 'coming', from: from - 1, next }
  if (comingBehind.test(behind)) return { isNext: 'coming', from, next: next + 1 }
  if (isQue) return { isNext: 'coming', from, next: next + 2 }
  if (behind === 'next') return { isNext: 'next', from, next: next + 1 }
  return { isNext: thisBefore.test(before) ? 'this' : null, from, next }
}
