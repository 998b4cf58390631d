import {
  besideDate,
  oldText,
  partOfOther,
  partOfWeek,
} from '#server/domain/language/time/beside.ts'
import { changed, moved, replaced } from '#server/domain/language/time/changed_day.ts'
import { booking } from '#server/domain/language/time/clause.ts'
import type { Among, DayRule, Phrased } from '#server/domain/language/time/discard_rule.ts'
import { alwaysOpen, money, publication } from '#server/domain/language/time/gate.ts'
import { lastDay } from '#server/domain/language/time/last_day.ts'
import { fortnightly } from '#server/domain/language/time/fortnightly.ts'
import { hoursOfWeek, namesOfHours, openToday } from '#server/domain/language/time/opening_days.ts'
import { periodBesideDay } from '#server/domain/language/time/period.ts'
import { shut } from '#server/domain/language/time/shut_day.ts'
import { otherWeek, unclearDay } from '#server/domain/language/time/unclear_day.ts'
import { weekly } from '#server/domain/language/time/weekly.ts'
import type { Reason } from '#server/domain/language/time/reason.ts'
import type { DayPhrase } from '#server/domain/language/time/phrase_kinds.ts'

/** The rules in the order in which they are asked: of two that discard a day, the first gives the reason. */
export const dayRules: readonly DayRule[] = [
  changed,
  fortnightly,
  weekly,
  periodBesideDay,
  openToday,
  hoursOfWeek,
  partOfOther,
  namesOfHours,
  partOfWeek,
  otherWeek,
  oldText,
  shut,
  booking,
  publication,
  lastDay,
  money,
  alwaysOpen,
  moved,
  unclearDay,
  besideDate,
  replaced,
]

/** Discards the days that are no date of what a text is about, each with its reason. */
export function discardDays(said: Omit<Among, 'discarded'>): Pick<Phrased, 'days' | 'discarded'> {
  const discarded = new Map<DayPhrase, Reason>()
  const among = { ...said, discarded }
  let left = said.all
  for (const { reason, keep } of dayRules) {
    if (left.length === 0) break
    const kept = keep(left, among)
    if (kept === left || isUnchanged(kept, left)) continue
    const stay = new Set(kept.map(({ from }) => from))
    for (const day of left) {
      if (stay.has(day.from) && kept.some((one) => isSame(one, day))) continue
      discarded.set(day, typeof reason === 'string' ? reason : reason(day, among))
    }
    left = kept
  }
  return { days: left, discarded }
}

/** Whether a rule has kept all days as they were. */
function isUnchanged(kept: readonly DayPhrase[], left: readonly DayPhrase[]): boolean {
  return kept.length === left.length && kept.every((day, index) => day === left[index])
}

/** Whether a day is the one that a rule has kept, perhaps only the last of several. */
function isSame(kept: DayPhrase, day: DayPhrase): boolean {
  return (
    kept === day || (kept.from === day.from && kept.next === day.next && kept.kind === day.kind)
  )
}
