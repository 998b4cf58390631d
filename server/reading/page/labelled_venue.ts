import { hasNamesakes } from '#server/domain/language/place/namesakes.ts'
import { zoneOfCityOfAddress } from '#server/domain/language/place/city_zones.ts'
import { nameOfVenue } from '#server/domain/language/text/venue.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

/** A line that begins with a label of a place, and is all of it or has a colon: “Location:”, “Ort: Kulturhaus”. */
const labelled = pattern`^\P{L}{0,4}${'page.place_label'}\s?(?::\s*(?<rest>\S.*)?)?$`

/** The longest line that may have such a name. */
const maxLineLength = 120

/** What stands behind the name: “Bob Harkins Branch, downtown”, “Kulturhaus (2. Stock)”. */
const behind = /\s*[,;(|·].*$|\s[–—-]\s.*$/u

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

function isCity(name: string): boolean {
  return hasNamesakes(name) || zoneOfCityOfAddress(name) !== null
}
