import { wordsIn } from '#server/domain/language/activity/find.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import { hasNamesakes } from '#server/domain/language/place/namesakes.ts'
import { zoneOfCityOfAddress } from '#server/domain/language/place/city_zones.ts'
import { nameOfVenue } from '#server/domain/language/text/venue.ts'
import { type DateAbout, readDates } from '#server/domain/language/time/read.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

/** A line that begins with a label of a place, and is all of it or has a colon: “Location:”, “Ort: Kulturhaus”. */
const labelled = pattern`^\P{L}{0,4}${'page.place_label'}\s?(?::\s*(?<rest>\S.*)?)?$`

/** The longest line that may have such a name. */
const maxLineLength = 120

/** What stands behind the name: “Bob Harkins Branch, downtown”, “Kulturhaus (2. Stock)”, “Universidad del Valle. Calle 13 No. 5”. */
const behind = /\s*[,;(|·].*$|\s[–—-]\s.*$|(?<=\p{L}{3})\.\s(?=.*\d).*$/u

/** What is a place by its name. */
const nouns = wordsOf('text.place_noun')

/** How many lines with the hour of an event are looked at. */
const maxLines = 3

/** The one venue that stands behind labels such as “Location:”, in the same line or in the next one; null for none, for a city, and for several. */
export function labelledVenue(text: string): string | null {
  const lines = text.split('\n')
  const names = new Map<string, string>()
  for (const [index, line] of lines.entries()) {
    const match = line.length > maxLineLength ? null : labelled.exec(line.trim())
    if (!match) continue
    const said = (match.groups?.['rest'] ?? lines[index + 1] ?? '').trim()
    const name = said.length > maxLineLength ? null : nameOfVenue(said.replace(behind, ''), false)
    if (name !== null && !isCity(name)) names.set(nameKey(name), name)
  }
  const [only] = names.values()
  return names.size === 1 ? (only ?? null) : null
}

/** The place that stands behind the day and the hour of an event in a line of theirs: “Thu 11 April 2027, 20:00. Auditorio del Museo.” Null for none. */
export function venueBesideDate(text: string, starts: FoundTime, about: DateAbout): string | null {
  const lines = text
    .split('\n')
    .filter((line) => line.length <= maxLineLength && /\d{1,2}[:.h]/u.test(line))
  for (const line of lines.slice(0, maxLines)) {
    const date = readDates(line, { ...about, is_note: true }).find(
      (one) => one.starts.precision === 'exact' && one.starts.local === starts.local,
    )
    if (!date) continue
    const rest = line.slice(date.at + date.quote.length).replace(/^[\s.,|·@–—-]+|[\s.]+$/gu, '')
    const name = nameOfVenue(rest.replace(behind, ''), false)
    if (name !== null && wordsIn(name).some((word) => nouns.has(word))) return name
  }
  return null
}

function isCity(name: string): boolean {
  return hasNamesakes(name) || zoneOfCityOfAddress(name) !== null
}
