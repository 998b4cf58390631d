import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { addressesIn } from '#server/domain/language/place/address.ts'
import { citiesIn } from '#server/domain/language/place/catalog.ts'
import { zoneOfLargeCity } from '#server/domain/language/place/city_zones.ts'
import { named } from '#server/domain/language/text/list_item.ts'
import { leadsToSeveral } from '#server/domain/language/text/list_words.ts'
import type { UnmarkedItems } from '#server/domain/language/text/unmarked_list.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import type { DateAbout } from '#server/domain/language/time/found.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOf, pattern, patternWith } from '#server/domain/language/words/pattern.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** The fewest things that are a list, the most characters of a line, and the most words of what has a place of its own. */
const fewest = 3
const maxLine = 1_000
const maxPlacedWords = 9

/** What leads to a list, and what it leads to, in one line or in several. */
interface Led {
  readonly heading: string
  readonly parts: readonly string[]
  readonly isLine: boolean
}

/**
 * The things behind “Places to try:”, or behind “For the weekend:”, in one line or in lines of their own. Behind any other
 * words they are several only where each has a place of its own: “Ramen at Cocolo, sauna at Liquidrom, market at Mauerpark”.
 * Null where one thing is told of.
 */
export function listBehind(lines: readonly string[], about: DateAbout): UnmarkedItems | null {
  const led = ledIn(lines)
  if (led === null || led.parts.length < fewest) return null
  const { heading, parts } = led
  const isThing = thingsBehind(led, about)
  if (isThing === null || !parts.every(isThing)) return null
  const items = parts.flatMap((part) => named(part, about))
  return items.length === parts.length ? { items, heading } : null
}

/** A programme that stands in one line, as the lines that it would be: “Weekend: Fri ramen at Cocolo, Sat …”. */
export function unfolded(lines: readonly string[]): readonly string[] {
  const led = ledIn(lines)
  return led?.isLine ? [`${led.heading}:`, ...led.parts] : []
}

/** What follows a heading in one line; a dash leads to a list only behind words that say so. */
const colon = /^([^:：\n]{3,80}?)\s?(?::\s+|：\s*)(\S.*)$/u
const dash = /^(.{3,80}?)\s[–—-]\s(\S.*)$/u

/** Between two things of a line. */
const between = /\s*[、，；]\s*|[,;]\s+|\s[·|/•]\s/u

/** The last two things of a list within a line, and what stands between them. */
const last = pattern`^(.+?)\s(?:${'text.and_last'}|&)\s(.+)$`

function ledIn(lines: readonly string[]): Led | null {
  const [first = '', ...rest] = lines
  if (rest.length > 0) {
    return /[:：]$/u.test(first) ? { heading: first, parts: rest, isLine: false } : null
  }
  if (first.length > maxLine) return null
  const [, before = '', behind = ''] = colon.exec(first) ?? dash.exec(first) ?? []
  if (behind === '' || (!colon.test(first) && !isLead(before))) return null
  const parts = behind.replace(/[.!\s]+$/u, '').split(between)
  return { heading: before, parts: withLastApart(parts), isLine: true }
}

/** The parts of a line, the last two of which “and” joins; “en” of “rastro en Mauerpark” says where, and joins nothing. */
function withLastApart(parts: readonly string[]): readonly string[] {
  const [, one, other] = last.exec(parts.at(-1) ?? '') ?? []
  if (one === undefined || other === undefined || parts.length < 2) return parts
  const rest = parts.slice(0, -1)
  return rest.every(isPlaced) && !(isPlaced(one) && isPlaced(other)) ? parts : [...rest, one, other]
}

/** Whether words lead to several things that are named after them, or say only for which of several days things are. */
export function isLead(heading: string): boolean {
  return leadsToSeveral(heading) || saysSeveralDays(heading)
}

/** What a part of a list must be behind its heading; null where nothing behind it is a list. */
function thingsBehind(
  { heading, parts, isLine }: Led,
  about: DateAbout,
): ((part: string) => boolean) | null {
  const isSeveral = leadsToSeveral(heading)
  if (isSeveral && !isLine) return isLineOfOwn
  if (parts.some((part) => addressesIn(part).length > 0 || readDates(part, about).length > 0))
    return null
  if (isSeveral) return (part) => isName(part) || isPlaced(part) || isActivity(part)
  if (saysSeveralDays(heading)) {
    // “Market at the castle, mulled wine, sausages” says of one thing what is there.
    if (parts.filter(isPlaced).length === 1) return null
    return (part) => isPlaced(part) || isActivity(part) || isNameAlone(part)
  }
  const venues = new Set(parts.map((part) => nameKey(placed.exec(part)?.groups?.['venue'] ?? '')))
  const isTimed = readDates(heading, about).some(({ starts }) => starts.precision === 'exact')
  if (isTimed || addressesIn(heading).length > 0 || venues.size < parts.length) return null
  return (part) => isPlaced(part) && saysWhatToDo(part)
}

/** A line below “Tips for Leipzig:”. */
function isLineOfOwn(line: string): boolean {
  return /^[\p{Lu}\d"“„«]/u.test(line) && line.length <= 200
}

/** A name in a list within a line: at most six words, the first with a capital letter or a number. */
const entry = /^(?=.{2,60}$)["“„«]?(?:\p{Lu}|\d)[^:]*$/u

function isName(part: string): boolean {
  return entry.test(part) && part.split(/\s+/u).length <= 6
}

/** What there is, and where: “sauna at the Liquidrom”. */
const placed = patternWith(
  'u',
)`^(?<what>[^:]{2,60}?)\s(?:${oneOf('text.venue_before', 'text.small_before', 'text.town_before', 'activity.at_venue', 'activity.at_venue_of', 'text.venue_near')}|@)(?:\s?(?:${'text.venue_article'})(?:\s|(?<=['’])))?(?:\s|(?<=['’@]))(?<venue>["“„«]?(?:\p{Lu}|\d)[^:]{1,60})$`

function isPlaced(part: string): boolean {
  return placed.test(part) && part.split(/\s+/u).length <= maxPlacedWords
}

/** Whether what stands before the place is something that people do: “ramen at Cocolo”, not “born in Berlin”. */
function saysWhatToDo(part: string): boolean {
  return wordsIn(placed.exec(part)?.groups?.['what'] ?? '').some(saysWhat)
}

/** Whether a few words name something that people do: “flea market”. */
function isActivity(part: string): boolean {
  const words = wordsIn(part)
  return words.length <= 3 && words.some(saysWhat)
}

function saysWhat(word: string): boolean {
  return isActivityWord(word) || isEventWord(word)
}

/** Whether a part is a name that stands by itself: no city, which says where another one is, and no number of things. */
function isNameAlone(part: string): boolean {
  const isCity =
    zoneOfLargeCity(part) !== null || citiesIn(part).some((city) => nameKey(city) === nameKey(part))
  return isName(part) && !isCity && !/^\d/u.test(part)
}

const days = wordsOf('text.several_days')
const plain = wordsOf('text.plain', 'time.weekend_said')

/** The most words of a heading that says only for when things are. */
const maxHeading = 6

/** The longest words that are taken for articles and the like, in all languages: the first one, and others. */
const maxSmallWords = { first: 4, other: 3 }

/** Whether words say for which of several days things are, and nothing else: “Fürs Wochenende”, “For the holidays in Berlin”. */
function saysSeveralDays(heading: string): boolean {
  const cities = new Set(citiesIn(heading).flatMap((city) => wordsIn(city)))
  const words = wordsIn(heading)
  const isSmall = (word: string, at: number) =>
    word.length <= (at === 0 ? maxSmallWords.first : maxSmallWords.other) && !saysWhat(word)
  return (
    words.length <= maxHeading &&
    words.some((word) => days.has(word)) &&
    words.every(
      (word, at) => days.has(word) || plain.has(word) || cities.has(word) || isSmall(word, at),
    )
  )
}
