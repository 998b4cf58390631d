/** A price between commas, or at the end: “£12.50”, “Eintritt 8 €”, “from $20”. */
const price =
  /(?:^|(?<=\S)\s*[,;|·–-])\s*(?:(?:from|ab|entry|eintritt|entrée|entrada|ingresso|tickets?|cover|desde|dès|da|vanaf|od|only|nur)\s+)?(?:[€£$]\s?\d{1,4}(?:[.,]\d\d)?|\d{1,4}(?:[.,]\d\d)?\s?(?:€|£|\$|zł|(?:euros?|eur|gbp|usd|chf|pln)\b))(?=\s*(?:$|[,;|·–]))/giu

/** Words for every day. */
const everyDay =
  'daily|every day|täglich|jeden tag|tous les jours|todos los días|tutti i giorni|dagelijks|todos os dias|codziennie'

/** Words for what is open. */
const open = 'open|geöffnet|ouverte?|abiert[oa]|apert[oa]|geopend|abert[oa]|otwarte|czynne'

/** A day of the week in short. */
const short =
  '(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|gio|wo|za|zo)\\.?'

const clock = '\\d{1,2}(?:[.:]\\d\\d)?\\s?(?:[ap]m|uhr|h|u)?'

/** When something is open, between commas or at the end: “daily 11–22”, “Di–So 10–18 Uhr”. */
const hours = new RegExp(
  `(?:^|\\s*[,;|·–-]\\s*|\\s+)(?:(?:${open})\\s+)?(?:${everyDay}|${short}\\s?[-–]\\s?${short})(?:,?\\s*${clock}\\s?(?:[-–]|bis|to)\\s?${clock})?(?=\\s*(?:$|[,;|·–-]))`,
  'giu',
)

/** A sentence without parts that are prices or opening hours and nothing else. */
export function withoutPricesAndHours(text: string): string {
  return text
    .replace(price, '')
    .replace(hours, '')
    .replace(/^[\s,;|·–-]+/u, '')
}
