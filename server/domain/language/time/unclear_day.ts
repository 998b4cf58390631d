import { relativeOf } from '#server/domain/language/time/phrases.ts'
import type { DayRule } from '#server/domain/language/time/discard_rule.ts'
import { namesOtherWeek } from '#server/domain/language/time/week_words.ts'
import type { RelativeDay, DayPhrase } from '#server/domain/language/time/phrase_kinds.ts'

/** Days of the week beside “next week” or “in two weeks” that do not belong to it; then neither is clear. */
export const otherWeek: DayRule = {
  reason: 'other_week',
  keep: (left, { lexed }) => {
    const relative = relativeOf(left)
    if (relative.length === 0) return left
    const isOther = namesOtherWeek(lexed.tokens) || relative.some(({ isCounted }) => isCounted)
    return isOther ? left.filter((day) => !isOfOther(day, relative)) : left
  },
}

/** Relative days of which nobody knows which is meant: “Ende Januar, Samstag”, “in two weeks on Monday” on a Wednesday. */
export const unclearDay: DayRule = {
  reason: 'unclear_day',
  keep: (left, { meanings }) =>
    left.filter((day) => day.kind !== 'relative' || !meanings.relative.isUnclear(day)),
}

function isOfOther(day: DayPhrase, all: readonly RelativeDay[]): boolean {
  const isOfWeek = ({ weekday, span, weeks, isNext }: RelativeDay) =>
    span !== undefined || (weekday !== null && weeks === undefined && isNext === null)
  if (day.kind !== 'relative') return false
  return isOfWeek(day) || (day.isCounted === true && all.some(isOfWeek))
}
