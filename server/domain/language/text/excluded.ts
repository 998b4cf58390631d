import { pattern, patternWith } from '#server/domain/language/words/pattern.ts'

/** A price between commas, or at the end: “£12.50”, “Eintritt 8 €”, “from $20”. */
const price = patternWith(
  'giu',
)`(?:^|(?<=\S)\s*[,;|·–-])\s*(?:${'text.price_before'}\s+)?(?:[€£$]\s?\d{1,4}(?:[.,]\d\d)?|\d{1,4}(?:[.,]\d\d)?\s?(?:[€£$]|${'text.currency'}(?!\p{L})))(?=\s*(?:$|[,;|·–]))`

/** A day of the week in short. */
const short = pattern`${'text.day_short'}\.?`

const clock = pattern`\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm|${'text.hour_mark'}|u)?`

/** When something is open, between commas or at the end: “daily 11–22”, “Di–So 10–18 Uhr”. */
const hours = patternWith(
  'giu',
)`(?:^|\s*[,;|·–-]\s*|\s+)(?:${'time.open'}\s+)?(?:${'text.every_day'}|${short}\s?[-–]\s?${short})(?:,?\s*${clock}\s?(?:[-–]|${'text.hours_to'})\s?${clock})?(?=\s*(?:$|[,;|·–-]))`

/** A sentence without parts that are prices or opening hours and nothing else. */
export function withoutPricesAndHours(text: string): string {
  return text
    .replace(price, '')
    .replace(hours, '')
    .replace(/^[\s,;|·–-]+/u, '')
}
