import { addressesIn } from '#server/domain/language/place/address.ts'
import { cityNamed } from '#server/domain/language/place/catalog.ts'
import { hasNamesakes } from '#server/domain/language/place/namesakes.ts'
import { zoneOfCityOfAddress } from '#server/domain/language/place/city_zones.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { nameOfVenue } from '#server/domain/language/text/venue.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

/** A line that begins with a label of a place, and is all of it or has a colon: “Location:”, “Ort: Kulturhaus”, “Where is it?”. */
const labelled = pattern`^\P{L}{0,4}${'page.place_label'}\s?(?:$|(?:(?:\s\p{L}{2,8}){0,3}\s?\?|:)\s*(?<rest>\S.*)?$)`

/** A line that a pin stands before: “📍 Kulturhaus”. */
const pinned = /^📍\uFE0F?\s*(?<rest>\S.*)?$/u

/** The longest line that may have such a name. */
const maxLineLength = 120

/** What stands behind the name: “Bob Harkins Branch, downtown”, “Kulturhaus (2. Stock)”, “Universidad del Valle. Calle 13 No. 5”. */
export const behindName = /\s*[,;(|·].*$|\s[–—-]\s.*$|(?<=\p{L}{3})\.\s(?=.*\d).*$/u

/** Where a street begins behind a name without a comma: “Koombea Calle 85 # 53-14”. */
export const street = pattern`\s(?=${'place.street_word_before'}\s(?:\p{L}+\s){0,3}\d)`

/** The number of a room before or behind the name: “C33, Exchange Building”, “Exchange LT3”. */
const room = /^\p{L}{0,3}\d{1,4}\p{L}?,\s|\s\p{L}{1,3}\d{1,4}$/u

function named(said: string): string | null {
  return nameOfVenue(said.replace(behindName, ''), false)
}

/** The one venue that stands behind labels such as “Location:”, in the same line or in the next one; null for none, for a city, and for several. */
export function labelledVenue(text: string): string | null {
  const lines = text.split('\n')
  const names = new Map<string, string>()
  for (const [index, line] of lines.entries()) {
    const match =
      line.length > maxLineLength ? null : (labelled.exec(line.trim()) ?? pinned.exec(line.trim()))
    if (!match) continue
    const name = nameAlone((match.groups?.['rest'] ?? lines[index + 1] ?? '').trim())
    if (name !== null) names.set(nameKey(name), name)
  }
  const [only] = names.values()
  return names.size === 1 ? (only ?? null) : null
}

/** The name that words begin with which say only where something is; null for a city and a street: “Address: 29 Craigowan Road”. */
export function nameAlone(said: string): string | null {
  if (said.length > maxLineLength || addressesIn(said).some(({ at }) => at === 0)) return null
  const [first = said] = said.split(street, 1)
  const words = first === said ? said : first.replace(/[\s.,]+$/u, '')
  const name = named(words) ?? named(words.replace(room, ''))
  return name === null || isCity(name) || isSaid(name) ? null : name
}

/** Whether words are a note in place of a name: “In person”, “To be announced”, “Click here for a map”. */
function isSaid(name: string): boolean {
  const [first = '', ...more] = name.split(/\s+/u)
  return isOnlyPlain(first) && more.length > 0 && more.every((word) => /^\p{Ll}/u.test(word))
}

/** Whether a line has the label of a place before it. */
export function isLabelled(line: string): boolean {
  return labelled.test(line) || pinned.test(line)
}

function isCity(name: string): boolean {
  return hasNamesakes(name) || zoneOfCityOfAddress(name) !== null || cityNamed(name) !== null
}
