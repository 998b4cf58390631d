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
 * The hours of a part of the day by its word, as `folded` writes it, in the eight languages that are read. Words of two
 * languages with different hours have those of the first: a caller who knows the language asks `hoursOfPart`.
 */
const bounds: readonly (readonly [DayHours, string])[] = [
  [
    morning,
    'morning mornings morgen morgens fruh matin matinee manana mattina mattino ochtend ochtends manha rano',
  ],
  [forenoon, 'vormittag vormittags'],
  [noon, 'noon midday lunchtime mittag mittags midi mediodia mezzogiorno poludnie'],
  [
    afternoon,
    'afternoon afternoons apresmidi nachmittag nachmittags pomeriggio middag middags popoludnie popoludniu',
  ],
  [spanishAfternoon, 'tarde'],
  [
    evening,
    'evening evenings tonight abend abends soir soiree sera stasera avond avonds vanavond wieczor wieczorem',
  ],
  [longNight, 'night nights noche noite'],
  [lateNight, 'nacht nachts nuit notte stanotte vannacht nocy noc'],
]

const byWord: ReadonlyMap<string, DayHours> = new Map(
  bounds.flatMap(([hours, words]) =>
    words.split(' ').map((word): [string, DayHours] => [word, hours]),
  ),
)

/** The hours of a part of the day that a word names, as `folded` writes it; null for any other word. */
export function hoursOfPart(word: string): DayHours | null {
  return byWord.get(word) ?? null
}

/** The hours of the evening of today, by whatever word a language has for it: “tonight”, “ce soir”, “esta noche”. */
export const tonightHours = evening
