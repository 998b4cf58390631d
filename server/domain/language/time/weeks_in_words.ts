/**
 * Days that people say for weeks, counting today: “in acht Tagen” and “dans huit jours” are a week, “dans quinze jours” and
 * “dentro de quince días” two. In English, and in digits, eight days are eight.
 */
const weeksInWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ acht: 7, huit: 7, ocho: 7, otto: 7 },
    ...{ vierzehn: 14, quinze: 14, quince: 14, quindici: 14, veertien: 14 },
  }),
)

/** How many days a number in words means before “days”, as `folded` writes it; null where it is what it says. */
export function daysCounted(word: string): number | null {
  return weeksInWords.get(word) ?? null
}
