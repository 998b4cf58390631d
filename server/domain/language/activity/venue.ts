import { wordsIn } from '#server/domain/language/activity/find.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { patternWith } from '#server/domain/language/words/pattern.ts'

/**
 * What places are where many things are done: an event there is not what people else do there. “Paper Moths at Bowery
 * Ballroom” is no dance, and “football in Café De Toog” no coffee. Museums, saunas and rinks are not among them.
 */
const kinds = wordsOf('activity.venue')

/** Words that lead to the name of a venue: a place, or a kind of one in lower case. */
const leading = patternWith(
  'gu',
)`(?<=^|[\s,(–—-])(?:@|${'activity.at_venue'}|${'activity.at_venue_of'})\s+(?=["“„«]?[\p{Lu}\d]|${'activity.venue_begin'}\s)`

/** Streets and inns are called by what else people do: “Market Street”, “The Market Tavern”. */
const streets = patternWith('gu')`(?<!\p{L})\p{Lu}\p{L}+\s${'activity.street_or_inn'}(?!\p{L})`

/** A text without names of streets and inns. */
export function withoutStreets(text: string): string {
  return text.replace(streets, ' ')
}

/**
 * What is said about an event without the names of its venue: those that are known, and what stands behind “at” or “in” as
 * the name of a place of a kind where many things are done.
 */
export function withoutVenue(text: string, names: readonly string[]): string {
  let rest = withoutStreets(text)
  for (const name of names) {
    if (name.length > 2 && isVenue(name)) rest = rest.replaceAll(name, ' ')
  }
  for (const { index, 0: lead } of [...rest.matchAll(leading)].toReversed()) {
    const [name = ''] = /^[^,;:|·()\n.!?–—]{2,60}/u.exec(rest.slice(index + lead.length)) ?? []
    const isWhole = isVenue(name) && (wordsIn(name).length > 1 || wordsIn(name)[0] === 'lido')
    if (isWhole) rest = `${rest.slice(0, index)} ${rest.slice(index + lead.length + name.length)}`
  }
  return rest
}

/** Whether a name has a word for such a place in it. */
function isVenue(name: string): boolean {
  return wordsIn(name).some((word) => kinds.has(word))
}
