import type { Among, DayRule } from '#server/domain/language/time/discard_rule.ts'
import { goingOn } from '#server/domain/language/time/last_day.ts'
import { relativeOf } from '#server/domain/language/time/phrases.ts'
import type { DayPhrase } from '#server/domain/language/time/phrase_kinds.ts'

/** Days that are words of a longer phrase: the “24th” of “Wednesday the 24th”. */
export const partOfOther: DayRule = {
  reason: 'part_of_other',
  keep: (left) => {
    const relative = relativeOf(left)
    const isPart = (day: DayPhrase) =>
      relative.some((one) => one !== day && one.from <= day.from && one.next >= day.next)
    return left.filter((day) => day.kind === 'days' || !isPart(day))
  },
}

/** A weekend whose days are named: “this weekend, Fri–Sun”. */
export const partOfWeek: DayRule = {
  reason: 'part_of_other',
  keep: (left) => {
    const spans = relativeOf(left).filter(({ span }) => span !== undefined)
    if (!spans.some(({ span }) => span?.isOfWeekend === undefined)) return left
    return left.filter((day) => day.kind !== 'relative' || day.span?.isOfWeekend === undefined)
  },
}

/** Days of the week, and weeks, in a text of which nobody knows when it was written; “tomorrow” counts. */
export const oldText: DayRule = {
  reason: 'old_text',
  keep: (left, { meanings }) =>
    meanings.relative_days === 'near'
      ? left.filter((day) => day.kind !== 'relative' || (day.weekday === null && !day.period))
      : left,
}

/**
 * Relative days beside a date: names of days and several days of a week are about the same day, or about hours, and so is
 * any day of the week in a note: “5 December 10pm, brunch Sunday 11am” is no Sunday before it.
 */
export const besideDate: DayRule = {
  reason: 'beside_date',
  keep: (left, among) => {
    const isMore = (day: DayPhrase) =>
      day.kind === 'relative' && (day.name !== undefined || day.span !== undefined)
    const isDated = left.some(({ kind }) => kind === 'days')
    const isBeside = isDated || (left.some(isMore) && isOngoing(among))
    const isOfNote = (day: DayPhrase) =>
      isDated && among.lexed.isNote && day.kind === 'relative' && day.weekday !== null
    if (!isBeside) return left
    return left.filter((day) => !isMore(day) && !isOfNote(day))
  },
}

function isOngoing(among: Among): boolean {
  return !among.isDated && goingOn(among) !== null
}
