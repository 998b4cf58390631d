import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import type { Disclosure, SearchResult } from '#generated/types.ts'
import { spokenChoice, spokenList } from '#server/domain/basics/spoken_list.ts'
import { nearDayWords } from '#server/domain/basics/time_words.ts'

export const mustHaveWords = 'must have a letter, a digit or a picture'

export const spanEndsFirst = 'must not be less than start'

export const daysDisagree = 'must name the same days as values'

export function tooManyNames(most: number): string {
  return `must name at most ${most}`
}

/** What a search found, and what to try where it found little. */
export function searchFound(
  items: readonly SearchResult[],
  {
    suggestions,
    more,
    timezone,
  }: {
    suggestions: readonly string[]
    /** Whether there are others that are not shown. */
    more: boolean
    timezone: string
  },
): string {
  const [first] = items
  const others = suggestions.length === 0 ? '' : ` Try ${spokenChoice(suggestions.map(inQuotes))}.`
  if (!first) return `Nothing found.${others}`
  const when = first.when === null ? '' : ` on ${nearDayWords(new Date(first.when), timezone)}`
  if (more) {
    const which =
      items.length === 1 ? 'The first result' : `The first ${items.length} results, beginning with`
    return `${which} ${inQuotes(first.title)}${when}. Search for more words, or with a larger limit, to see others.${others}`
  }
  if (items.length === 1) return `One result, ${inQuotes(first.title)}${when}.${others}`
  return `${items.length} results, first ${inQuotes(first.title)}${when}.${others}`
}

/** Why `plans.get` and `ideas.lists.get` are suggested after a search. */
export const readPlanFound = 'Read a plan that was found, by its handle.'
export const readListFound = 'Read a list that was found, by its handle.'

/** Why `ideas.structured_create` is suggested after a search that found nothing. */
export const saveIt = 'Save what was not found as an idea of the user’s own.'

/** Disclosure of names that no saved person has, or that several have; nothing where neither is so. */
export function namesDisclosed(
  unknown: readonly string[],
  shared: readonly string[],
): Disclosure[] {
  const name = 'search.people'
  const texts = [
    ...(unknown.length === 0
      ? []
      : [`You have no saved person named ${spokenChoice(unknown.map(inQuotes))}.`]),
    ...(shared.length === 0
      ? []
      : [`Several saved people are named ${spokenList(shared.map(inQuotes))}; all of them count.`]),
  ]
  return texts.length === 0 ? [] : [{ name, text: texts.join(' ') }]
}

/** Disclosure of names of neighborhoods that the catalog lacks; nothing where it has them all. */
export function areasDisclosed(
  unknown: readonly { readonly name: string; readonly nearest: readonly string[] }[],
): Disclosure[] {
  if (unknown.length === 0) return []
  const texts = unknown.map(
    ({ name, nearest }) =>
      `No neighborhood or city is known as ${inQuotes(name)}. The nearest names are ${spokenList(nearest)}.`,
  )
  return [{ name: 'search.neighborhood_unknown', text: texts.join(' ') }]
}
