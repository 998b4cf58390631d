import { wordsIn } from '#server/domain/language/activity/find.ts'
import { cityNamed } from '#server/domain/language/place/catalog.ts'
import { zoneOfLargeCity } from '#server/domain/language/place/city_zones.ts'
import { isNameless, isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import type { Taken } from '#server/domain/language/text/without_dates.ts'
import { isNameOfDay } from '#server/domain/language/time/named_day.ts'
import { weekdays } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOf, pattern, patternWith } from '#server/domain/language/words/pattern.ts'

/** Words with capital letters, with the small words that names have between them. */
const names = patternWith(
  'gu',
)`(?<![\p{L}\p{N}'’@#])\p{Lu}[\p{L}\p{N}'’&-]*(?:\s(?:(?:${'text.venue_joining'})\s){0,2}[\p{Lu}\d][\p{L}\p{N}'’&-]*)*`

const called = pattern`(?<!\p{L})(?:${oneOf('text.called_word', 'text.called_verb')})\s["“„«]?$`
const kinds = wordsOf('text.thing_kind')

const best = wordsOf('text.best')

/** “Dixit, the game with the odd pictures”: what it is, behind its name. */
const kindBehind = pattern`^[^.!?\n]{0,25}?,\s(?:${'text.title_article'}(?:\s|(?<=['’])))?(?<kind>[\p{L}]+)`

/** “Triste tigre de Neige Sinno”: who made it, behind its name. */
const maker = patternWith(
  'u',
)`^(?<more>(?:\s\p{Ll}{2,}){0,3}?)\s${oneOf('text.of_which', 'text.name_of')}\s\p{Lu}[\p{Ll}.]+\s\p{Lu}`

/** Before a person or whose a thing is: “with Ada”, “de Marta”, “my sister Jo”. */
const ofPerson = pattern`(?<!\p{L})${oneOf('text.with_whom', 'text.of_which', 'text.name_of', 'text.for_person', 'text.label_from')}\s$`

/** Before a town: “in Bologna”. */
const inTown = pattern`(?<!\p{L})${'text.town_before'}\s$`
const atPlace = pattern`(?<!\p{L})${oneOf('text.venue_before', 'text.small_before')}\s(?:${'text.venue_article'}\s)?$`

const says = pattern`^\s${oneOf('text.says', 'text.told_of')}(?!\p{L})`

const street = pattern`${oneOf('place.street_word_after', 'place.street_ending')}$`

/** How many characters are looked at. */
const most = 300

/**
 * The thing that a text without a day talks of: “Severance” of “finally started Severance last night”. Each name with capital
 * letters in it is weighed: behind “called” and beside what it is more than behind “with”, where it is somebody. Null for none.
 */
export function namedThingIn(text: string, taken: readonly Taken[]): string | null {
  const start = text.slice(0, most)
  const written = [...start.matchAll(names)].filter(
    ({ index }) => !/(?:^|[.!?\n])\s*$/u.test(start.slice(0, index)),
  )
  const all = written.flatMap(({ 0: name, index }) => {
    const before = start.slice(0, index)
    const behind = start.slice(index + name.length)
    const end = index + name.length
    const isWhen = taken.some((one) => one.at < end && index < one.end)
    if (isWhen) return []
    const made = maker.exec(behind)
    const whole = name + (made?.groups?.['more'] ?? moreOf(name, before, behind))
    if (!isOwn(whole)) return []
    return [{ whole, weight: weightOf(whole, before, behind, made !== null) }]
  })
  const [found] = all.sort((one, other) => other.weight - one.weight)
  // Of several nouns with capital letters none stands out.
  const isClear = found !== undefined && found.weight >= (written.length > 1 ? 0.5 : 0)
  return isClear ? found.whole : null
}

/** “Panza de burro, …”, “el podcast Estirando el chicle, …”: words in small letters that belong to a name. */
function moreOf(name: string, before: string, behind: string): string {
  const isKind = kinds.has(wordsIn(before.slice(-30)).at(-1) ?? '')
  const [more = ''] = (isKind ? anyMore : ofMore).exec(behind) ?? []
  return /\s/u.test(name) ? '' : more
}

const ofMore = patternWith('u')`^\s${'text.name_of'}\s\p{Ll}+(?=[,.;:!?\n]|$)`
const anyMore = /^(?:\s\p{Ll}+){1,4}(?=[,.;:!?\n]|$)/u

/** “22 Uhr” */
const hourMarks = wordsOf('text.hour_mark')

function isOwn(name: string): boolean {
  const words = wordsIn(name)
  return (
    /\p{L}{2}/u.test(name) &&
    !isOnlyPlain(name) &&
    !isNameless(name) &&
    !isNameOfDay(name) &&
    !words.every((word) => hourMarks.has(word)) &&
    !words.some((word) => weekdays.has(word.replace(/s$/u, ''))) &&
    words.length <= 8
  )
}

function weightOf(name: string, before: string, behind: string, isMade: boolean): number {
  const words = wordsIn(name)
  const last = wordsIn(before.slice(-30)).at(-1) ?? ''
  const kind = wordsIn(kindBehind.exec(behind)?.groups?.['kind'] ?? '')[0] ?? ''
  const isBest = wordsIn(before + behind).some((word) => best.has(word))
  const isCity = cityNamed(name) !== null || zoneOfLargeCity(name) !== null
  return (
    (called.test(before) ? 3 : 0) +
    (kinds.has(last) ? 2 : 0) +
    (kinds.has(kind) ? 1.5 : 0) +
    (isMade ? 1.5 : 0) +
    (/,\s$/u.test(before) && /^,/u.test(behind) ? 1 : 0) +
    (/:\s$/u.test(before) ? 1 : 0) +
    (atPlace.test(before) ? (isBest ? 0.5 : -1) : 0) +
    (words.length > 1 ? 0.5 : 0) -
    (ofPerson.test(before) && words.length < 3 && !kinds.has(kind) ? 1.5 : 0) -
    (/,\s$/u.test(before) && /^\s\p{Ll}/u.test(behind) ? 1 : 0) -
    (says.test(behind) || /^['’]\p{L}/u.test(behind) ? 2 : 0) -
    (street.test(name) ? 1 : 0) -
    (isCity || (inTown.test(before) && words.length < 2) ? 1 : 0)
  )
}
