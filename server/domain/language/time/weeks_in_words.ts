import { valuesOf } from '#server/domain/language/words/lists.ts'

/**
 * Days that people say for weeks, counting today: “in acht Tagen” and “dans huit jours” are a week, “dans quinze jours” and
 * “dentro de quince días” two. In English, and in digits, eight days are eight.
 */
const weeksInWords = valuesOf('time.days_of_weeks')

/** How many days a number in words means before “days”, as `folded` writes it; null where it is what it says. */
export function daysCounted(word: string): number | null {
  return weeksInWords.get(word) ?? null
}
