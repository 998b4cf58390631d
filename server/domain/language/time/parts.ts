import { type ValueOf, valuesOf } from '#server/domain/language/words/lists.ts'

/** Hours of a day, in seconds since its midnight; `until` is more than a day's where they end on the next date. */
export interface DayHours {
  readonly from: number
  readonly until: number
}

const hour = 3600
const of = (from: number, until: number): DayHours => ({ from: from * hour, until: until * hour })

const morning = of(6, 12)
const forenoon = of(9, 12)
const noon = of(11, 14)
const afternoon = of(12, 18)
/** Spanish has no evening before nine: “tarde” goes on until then. */
const spanishAfternoon = of(12, 21)
const evening = of(17, 24)
/** A night belongs to the day on which it begins. In English and Spanish people say it of the evening as well. */
const longNight = of(18, 28)
const lateNight = of(21, 28)

/** The hours of “after work”, of which no part of the day is the name. */
export const afterWork = evening

/**
 * The hours of the parts of the day. Words of two languages with different hours have those of the first: a caller who
 * knows the language asks `hoursOfPart`.
 */
const bounds: Readonly<Record<ValueOf<'time.part_hours'>, DayHours>> = {
  morning,
  forenoon,
  noon,
  afternoon,
  long_afternoon: spanishAfternoon,
  evening,
  long_night: longNight,
  late_night: lateNight,
}

const partWords = valuesOf('time.part_hours')

/** The hours of a part of the day that a word names, as `folded` writes it; null for any other word. */
export function hoursOfPart(word: string): DayHours | null {
  const part = partWords.get(word)
  return part === undefined ? null : bounds[part]
}

/** The hours of the evening of today, by whatever word a language has for it: “tonight”, “ce soir”, “esta noche”. */
export const tonightHours = evening
