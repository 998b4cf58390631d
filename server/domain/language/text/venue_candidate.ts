import { wordsOf } from '#server/domain/language/words/lists.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

/** A name that may be where an event is. */
export interface VenueCandidate {
  readonly name: string
  /** How sure it is that this is where: places that say what they are go before others. */
  readonly weight: number
  /** Where the word before it stands. */
  readonly at?: number
}

/** Words of names of groups, firms and offers. */
const noVenues = wordsOf('text.no_venue')

/** “Kammerorchester” */
const endsNoVenue = pattern`.{3}${'text.no_venue'}$`

/** Whether a word of a name says that it is of a group, a firm or an offer. */
export function isNoVenue(word: string): boolean {
  return noVenues.has(word) || endsNoVenue.test(word)
}

/** Before the town that a place is in. */
export const townBehind = pattern`\s${'text.town_before'}\s`
