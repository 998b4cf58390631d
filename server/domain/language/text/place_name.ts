import { wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { weekdays } from '#server/domain/language/time/words.ts'
import { cityNamed } from '#server/domain/language/place/catalog.ts'
import { zoneOfLargeCity } from '#server/domain/language/place/city_zones.ts'
import { isNameless, isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOf, pattern, patternWith } from '#server/domain/language/words/pattern.ts'

export const aWord = pattern`^${oneOf('text.venue_before', 'activity.at_venue', 'text.venue_near')}$`

/** Words that stand inside names in small letters. */
export const joining = patternWith('u')`^(?:${'text.venue_joining'})$`

/** The same, and words such as “für”, which stand inside a name in small letters and join no other names. */
const inSmall = patternWith('u')`^${oneOf('text.venue_joining', 'answer.name_particle')}$`

/** What places are: “museum”, “sala”, and as the end of a word, “Literaturhaus”. */
export const nouns = wordsOf('text.place_noun')

export const compound = pattern`.{3}${'text.place_ending'}$`

/** What stands behind such words and is no place: “at home”, “im Ziel”. */
export const noPlaces = wordsOf('text.no_place')

/** Whether a single word says only what a place is: “Im Park” is no name, “Park Inn” is one. */
export function namesNoPlace(name: string): boolean {
  const words = wordsIn(name)
  return words.length === 1 && noPlaces.has(words[0] ?? '')
}

export function isOfName(word: string): boolean {
  return /^["“„«'’(]*(?:\p{L}['’])?[\p{Lu}\d&]/u.test(word) || joining.test(word)
}

/** Whether a name says that it is a place: “Sala Multiusos”, “Literaturhaus”. */
export function isPlaceNoun(name: string): boolean {
  return wordsIn(name).some((word) => nouns.has(word) || compound.test(word))
}

/** Whether a title is the name of a place, where one has booked: “Hammam de la Grande Mosquée”. */
export function isPlace(title: string): boolean {
  const isEvent = wordsIn(title).some((word) => isEventWord(word) || aWord.test(word))
  const isName = title.split(/\s+/u).every(isOfName) && isPlaceName(title) && !isOnlyNouns(title)
  return !isEvent && isName && isPlaceNoun(title)
}

/** Whether words say only what a place is: “the museum”. */
export function isOnlyNouns(name: string): boolean {
  return wordsIn(name).every((word) => nouns.has(word) || isOnlyPlain(word))
}

/** A name with capitals where people write none. */
export function capitals(name: string): string {
  return name
    .split(' ')
    .map((word, index) =>
      index > 0 && inSmall.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}

/** Whether words may be the name of a place: no day, no town, and more than words for what people do. */
export function isPlaceName(name: string): boolean {
  return (
    /\p{L}{2}/u.test(name) &&
    // The postcode of an address is no name, nor is its first half.
    !/^\d{4,}|^\d+\.|^[A-Z]{1,2}\d{1,2}[A-Z]?(?:\.|$)/u.test(name) &&
    !wordsIn(name).every((word) => weekdays.has(word) || joining.test(word)) &&
    (!isNameless(name) || (isPlaceNoun(name) && /\p{Lu}.*\s\p{Lu}/u.test(name))) &&
    cityNamed(name) === null &&
    zoneOfLargeCity(name) === null
  )
}
