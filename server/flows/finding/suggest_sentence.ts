import type { Db } from '#server/database/db.ts'
import { relatedTier } from '#server/domain/finding/merge.ts'
import type { Search } from '#server/domain/finding/search_input.ts'
import { findThings, type FoundThing } from '#server/flows/finding/search.ts'
import { filtersOf } from '#server/flows/finding/search_filters.ts'
import type { FoundBySentence } from '#server/flows/finding/search_sentence.ts'
import type { Sentence } from '#server/flows/finding/sentence.ts'
import { few, suggestTexts } from '#server/flows/finding/suggest.ts'

/** Other texts for what is left of a query, with the words that became a time, an area or a person as they are; first without the area. */
export async function suggestIn(
  db: Db,
  search: Search,
  { sentence, names }: Pick<FoundBySentence, 'sentence' | 'names'>,
  found: readonly FoundThing[],
): Promise<string[]> {
  if (sentence === null) return suggestTexts(db, search, names, hitsAmong(found))
  if (sentence.isAnything) return []
  const hits = hitsAmong(found)
  const [elsewhere, texts] = await Promise.all([
    hits < few ? anywhere(db, sentence, hits) : [],
    suggestTexts(db, sentence.search, names, hits),
  ])
  return [...elsewhere, ...texts.map((text) => [text, ...sentence.taken].join(' '))]
}

function hitsAmong(found: readonly FoundThing[]): number {
  return found.filter(({ match, tier }) => match === undefined && tier < relatedTier).length
}

/** The query without its area, where that finds more. */
async function anywhere(db: Db, sentence: Sentence, hits: number): Promise<string[]> {
  const { area, taken, search } = sentence
  if (area === null) return []
  const open = { ...search, neighborhoods: [] }
  const found = await findThings(db, open, await filtersOf(db, open))
  if (found.filter(({ tier }) => tier < relatedTier).length <= hits) return []
  return [[search.text, ...taken.filter((text) => text !== area)].join(' ')]
}
