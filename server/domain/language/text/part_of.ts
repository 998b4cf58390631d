import { pictures } from '#server/domain/language/text/openings.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { oneOf, patternWith } from '#server/domain/language/words/pattern.ts'

/** The most characters of a part that is a title by itself. */
export const maxPartLength = 60

/** Single words with capital letters that a sign for “and” makes one name. */
const namesWithAnd = patternWith(
  'u',
)`^\p{Lu}[\p{L}’'-]*(?:, \p{Lu}[\p{L}’'-]*)+,? (?:&|${'text.and_last'}) \p{Lu}[\p{L}’'-]*(?:\s\p{Ll}[^,;|–—]{0,40})?(?=\s*(?:,|$|\s[–—|·-]\s))`

/** “Rayo - Betis”, before a day, a place or the end: two names of at most three words. */
const fixture = patternWith(
  'u',
)`^\p{Lu}[\p{L}.\d]*(?: \p{Lu}[\p{L}.\d]*){0,2} - \p{Lu}[\p{L}.\d]*(?: \p{Lu}[\p{L}.\d]*){0,2}(?=\s*(?:$|[,(]|–)|\s${oneOf('text.venue_before', 'text.town_before', 'text.small_before')}\s)`

/** “Juliette Armanet - Olympia - mercredi - 20h”: a line of parts, of which the first two are no opponents. */
export function isRow(line: string): boolean {
  return line.split(/\s-\s/u).length > maxSides
}

/** How many parts a line has with the two that play each other, and a day. */
const maxSides = 3

/**
 * The part before the first comma, dash or colon, where it is 2 to 60 characters; else the whole. In a row of parts with dashes it is
 * the first, and in any other line both sides of a match.
 */
export function partOf(text: string, inRow = false): string {
  // “Salt, Pepper & Lime” is one name.
  const [listed] = namesWithAnd.exec(text) ?? []
  if (listed !== undefined && listed.length <= maxPartLength) return listed
  const [sides] = inRow ? [] : (fixture.exec(text) ?? [])
  if (sides !== undefined && !wordsIn(sides).some(isEventWord)) return sides
  const [, part] =
    /^(.+?)(?:,\s|\s[–—|·•/-]\s|:\s|\s@\s|;\s|\s\(|\s*[📅🗓📆⏰🕐-🕧📍🎟🎫💶💵💰👉🔗📞])/u.exec(
      text,
    ) ?? []
  return part !== undefined && part.length >= 2 && part.length <= maxPartLength ? part : text
}

/** “Öffentliche Führung: Das Grüne Gewölbe bei Nacht”, “Walthamstow Wetlands: Winter Bird Walk”: a line of two names. */
const pair =
  /^(?<of>\p{Lu}[^\d,.;:!?()–—|•·@"“„«]{2,35}?)\s?:\s(?<name>\p{L}[^,.;:!?()–—|•·@"“„«]{2,45})$/u

/** How many words the two names of a line have at most, and at least in the second. */
const ofPair = { of: 5, most: 7, fewest: 2 }

/** A line that is a name, a colon and another, as a whole; null for any other. */
export function pairOf(line: string): string | null {
  const { of = '', name = '' } = pair.exec(line.trim())?.groups ?? {}
  const [before, behind] = [wordsIn(of).length, wordsIn(name).length]
  const isPair =
    before > 1 && before <= ofPair.of && behind >= ofPair.fewest && behind <= ofPair.most
  const isNamed = /^\p{Lu}/u.test(name) || wordsIn(name).some(isEventWord)
  return isPair && isNamed && !isOnlyPlain(of) && !isOnlyPlain(name) ? line.trim() : null
}

/** “…, danach Frühstück”, “… y luego unas cañas”: what people do after it. Capital letters are those of names. */
const next = patternWith('u')`[\s,;–-]+${'text.afterwards'}\s`

/** What something is, or where, without what people do after it. */
export function withoutNext(text: string): string {
  const before = text.slice(0, Math.max(0, text.search(next)))
  return /\p{L}{3}/u.test(before) && !isOnlyPlain(before) ? before : text
}

/** Marks and pictures around a title. */
const edges = new RegExp(
  String.raw`^(?:[\s,;:|·•►▶▸●–—*#>/-]|${pictures})+|(?:[\s,;:|·•–—*(/-]|${pictures})+$`,
  'gu',
)

/** A part of a line without the marks, pictures and addresses around it. */
export function tidy(text: string): string {
  const trimmed = text
    .replace(/https?:\/\/\S*|\S+@\S+\.\S+/giu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(edges, '')
    .replace(/^["“”„«»]([^"“”„«»]+)["“”«»]?$/u, '$1')
    .trim()
  const isOpen = /\([^)]*$/u.test(trimmed)
  return (isOpen ? trimmed.replace(/\s*\([^)]*$/u, '') : trimmed).trim()
}
