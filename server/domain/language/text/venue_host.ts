import { wordsIn } from '#server/domain/language/activity/find.ts'
import { articles, nameAt } from '#server/domain/language/text/name_behind.ts'
import { capitals, isOnlyNouns, isPlaceNoun } from '#server/domain/language/text/place_name.ts'
import {
  isNoVenue,
  townBehind,
  type VenueCandidate,
} from '#server/domain/language/text/venue_candidate.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOf, patternWith } from '#server/domain/language/words/pattern.ts'

/** “El Teatro Salón Cervantes ofrece …”, “l’Espace Jean Vilar accueille …”: places that say what takes place in them. */
const hosting = patternWith(
  'giu',
)`(?<=\p{L}\s)(?:(?<hosts>${'text.hosts'})|${oneOf('text.presents', 'text.invites', 'text.host_pleased')})(?!\p{L})`

const noHosts = wordsOf('text.no_host')

/** Places that say what takes place in them, and those that invite. */
export function hostsIn(text: string): VenueCandidate[] {
  return [...text.matchAll(hosting)].flatMap(({ index, groups }) => {
    const clause =
      text
        .slice(0, index)
        .trimEnd()
        .split(/[\n,.–:;]\s*|\s{3,}/u)
        .at(-1) ?? ''
    // “El Centro Cultural Galileo en Chamberí”
    const [said = ''] = clause.split(townBehind, 1)
    const name = nameAt(said.trimStart().replace(articles, ''))
    if (name === null || !isPlaceNoun(name)) return []
    // “Teatro del Barrio”, but not “our church”
    if (isOnlyNouns(name) && !/\s\p{Lu}/u.test(name)) return []
    if (groups?.['hosts'] !== undefined) return [{ name: capitals(name), weight: 4 }]
    // Who invites is where it is unless another place is named, or they are people: “Club Linde invites …”.
    const isOfPeople = wordsIn(name).some((word) => noHosts.has(word) || isNoVenue(word))
    return isOfPeople ? [] : [{ name: capitals(name), weight: 1.75 }]
  })
}
