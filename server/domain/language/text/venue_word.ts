import { cityNamed } from '#server/domain/language/place/catalog.ts'
import { zoneOfLargeCity } from '#server/domain/language/place/city_zones.ts'
import {
  afterwards,
  asNamed,
  nameAt,
  smallNameAt,
  withoutEvent,
} from '#server/domain/language/text/name_behind.ts'
import { capitals, isPlaceNoun, joining } from '#server/domain/language/text/place_name.ts'
import type { VenueCandidate } from '#server/domain/language/text/venue_candidate.ts'
import { oneOf, pattern, patternWith } from '#server/domain/language/words/pattern.ts'

/** Words before the name of a place. */
const before = patternWith(
  'giu',
)`(?<=^|[\s,(])(?:${oneOf('text.venue_before', 'text.small_before', 'activity.at_venue', 'activity.at_venue_of', 'text.venue_near')}|@)(?:\s|(?<=['’]))(?=\S)`

const ofSmall = pattern`^(?:${'text.small_before'}|@)\s?$`

const atSomebody = pattern`^${'text.at_somebody'}\s`

/** What a place is, before what it is called. */
const calledPlace = pattern`^(?:[\p{L}]+\s)?${'text.place_noun'}\s${'text.called_word'}\s`

/** Words before towns and parts of them, rather than before venues. */
const beforeTown = pattern`^${'text.town_before'}\s+$`

/** Those of them that stand before no venue of one word. */
const onlyTown = pattern`^${'text.only_town_before'}\s+$`

/** “Bei Tim und Lea” is at their home. */
const people = patternWith('u')`^\p{Lu}\p{Ll}+\s(?:${'text.joins'}|&)\s\p{Lu}\p{Ll}+$`

/** “Garten von Lena” is at her home. */
const ofSomebody = patternWith('u')`^\p{L}+\s${'text.of_somebody'}\s\p{Lu}\p{Ll}+$`

/** Names behind words such as “at”. */
export function behindWords(text: string, title: string): VenueCandidate[] {
  return [...text.matchAll(before)].flatMap(({ 0: word, index }) => {
    // “Gaststätte Zur Post”: a capital inside a line belongs to the name.
    if (/^\p{Lu}/u.test(word) && /\p{L}\s$/u.test(text.slice(Math.max(0, index - 2), index)))
      return []
    // “En La Riviera”: an article with a capital is a part of the name.
    const [ofName = ''] = /(?<=\s)\p{Lu}\S*\s$/u.exec(word) ?? []
    const rest = text.slice(index + word.length - ofName.length)
    const clause =
      text
        .slice(0, index)
        .split(/[.,!?\n]\s|\s{3,}/u)
        .at(-1) ?? ''
    const isSmall = ofSmall.test(word) && !/(?!^)\p{Lu}/u.test(clause.trim())
    // “At a pub called The Plough”
    const called = rest.replace(calledPlace, '')
    const small = asNamed(called, word)
    const name = withoutEvent(nameAt(small) ?? smallNameAt(small, isSmall))
    if (name === null || name === title.replace(/\s?[!?]+$/u, '')) return []
    // “Theater an der Ruhr”
    if (!/\s/u.test(name) && isBehindPlace(text.slice(0, index), word)) return []
    if (ofSomebody.test(name)) return []
    const isOfPeople = atSomebody.test(word) && people.test(name)
    const isHome =
      isOfPeople || (!/\s/u.test(name) && (atSomebody.test(word) || /['’]\p{Ll}$/u.test(name)))
    const isTown = beforeTown.test(word) && !isPlaceNoun(name)
    // “In Berlin Schuhe kaufen”
    const [town = '', ...more] = name.split(' ')
    if (isTown && more.length > 0 && isTownName(town)) return []
    // “In Bologna” is where, but no venue.
    if (onlyTown.test(word) && !/\s/u.test(name) && !isPlaceNoun(name)) return []
    return isHome
      ? []
      : [
          {
            name: capitals(name),
            at: index,
            weight:
              (isTown ? 1 : 2) + (isPlaceNoun(name) ? 3 : 0) - (afterwards.test(clause) ? 3 : 0),
          },
        ]
  })
}

/** Whether a word that stands inside names follows what a place is: “Theater an der …”. */
function isBehindPlace(before: string, word: string): boolean {
  const last = before.trimEnd().split(/\s/u).at(-1) ?? ''
  const isInside = wordsOfLead(word).every((one) => joining.test(one))
  return isInside && /^\p{Lu}/u.test(last) && isPlaceNoun(last)
}

function wordsOfLead(word: string): string[] {
  return word.trim().split(/\s+/u)
}

function isTownName(word: string): boolean {
  return cityNamed(word) !== null || zoneOfLargeCity(word) !== null
}
