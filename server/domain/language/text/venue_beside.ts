import { cityNamed } from '#server/domain/language/place/catalog.ts'
import { zoneOfLargeCity } from '#server/domain/language/place/city_zones.ts'
import { isNameless } from '#server/domain/language/text/nameless.ts'
import { nameOfVenue } from '#server/domain/language/text/venue.ts'
import { pattern, patternWith } from '#server/domain/language/words/pattern.ts'

/** Words before the name of a place. */
const before = patternWith(
  'giu',
)`(?<=^|[\s,(])(?:${'text.venue_before'}|${'activity.at_venue'}|@)\s(?=\S)`

const atSomebody = pattern`^${'text.at_somebody'}\s`

/** Where a name ends: at a mark, at what stood there for a date, or at the end of the line. */
const end = /\s*(?:[,;|(·\n!?]|\s[–—-]\s|\s{2,}|\.\s|\.?$)/u

/** Words that stand inside names in small letters. */
const joining = patternWith('u')`^(?:${'text.venue_joining'})$`

/** The most words of a name. */
const most = 5

/** How many characters of a text are looked at: who says where, says so at once. */
const within = 300

/**
 * The venue that a text of an event names: behind a word such as “at”, else as a part of its own beside the title and the time,
 * “Anora, Curzon Bloomsbury, Thursday”. `blank` is the text with spaces for dates and addresses. Null where it names none.
 */
export function venueBeside(blank: string, title: string): string | null {
  const text = blank.slice(0, within)
  for (const { 0: lead, index } of text.matchAll(before)) {
    const name = nameAt(text.slice(index + lead.length))
    const isHome =
      !/\s/u.test(name ?? '') && (atSomebody.test(lead) || /['’]\p{Ll}$/u.test(name ?? ''))
    if (name !== null && name !== title && !isHome) return name
  }
  const [first = title] = title.split(' – ')
  const at = text.toLowerCase().indexOf(first.toLowerCase())
  if (at < 0) return null
  for (const part of text.slice(at + title.length).split(/[,|·\n]|\s[–—-]\s|\s{3,}/u)) {
    const words = part.trim().split(/\s+/u)
    if (words.length < 2 || words.length > most || !words.every(isOfName)) continue
    const name = nameOfVenue(part.trim(), false)
    if (name !== null && isPlaceName(name)) return name
  }
  return null
}

function nameAt(text: string): string | null {
  const said = text.slice(0, text.search(end))
  const words = said.split(/\s+/u)
  const cut = words.findIndex((word, index) => index > 0 && !isOfName(word))
  const own = cut < 0 ? words : words.slice(0, cut)
  while (own.length > 1 && joining.test(own.at(-1) ?? '')) own.pop()
  if (own.length > most + 1) return null
  const name = nameOfVenue(own.join(' '), true)
  const isNamed = name !== null && (/^[\p{Lu}\d]/u.test(name) || kind.test(own.join(' ')))
  return isNamed && isPlaceName(name) ? name : null
}

/** “musée Marmottan”: what it is in small letters, before its name. */
const kind = patternWith('u')`^(?:${'text.venue_kind'}) \p{Lu}`

function isOfName(word: string): boolean {
  return /^["“„«'’(]*[\p{Lu}\d&]/u.test(word) || joining.test(word)
}

function isPlaceName(name: string): boolean {
  return (
    /\p{L}{2}/u.test(name) &&
    // The postcode of an address is no name.
    !/^\d{4,}/u.test(name) &&
    !isNameless(name) &&
    cityNamed(name) === null &&
    zoneOfLargeCity(name) === null
  )
}
