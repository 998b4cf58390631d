import { listCounts, listKnownWords, listSpellings } from '#server/data/finding/list.ts'
import type { Db } from '#server/database/db.ts'
import { aliasSpellings } from '#server/domain/finding/activities.ts'
import { queryOf } from '#server/domain/finding/query.ts'
import type { Search } from '#server/domain/finding/search_input.ts'
import { otherTexts } from '#server/domain/finding/suggest.ts'
import { formsOf, withoutStopWords, wordsOf } from '#server/domain/finding/words.ts'
import { filtersByKind, kindsOf } from '#server/flows/finding/search.ts'
import type { SearchFilters } from '#server/flows/finding/search_filters.ts'
import { findsMoreItems } from '#server/flows/finding/search_items.ts'

/** Fewer results than this, and others are suggested. */
export const few = 3

/** The most suggestions. */
const most = 5

/**
 * Other texts that find more than a search that found little, the likeliest first: with mistakes mended, without a word, the
 * name of the activity that is meant, and what the request is about. Each was tried.
 *
 * @param count how many the search found.
 */
export async function suggestTexts(
  db: Db,
  search: Search,
  names: SearchFilters,
  count: number,
): Promise<string[]> {
  if (count >= few || names.is_empty) return []
  const words = withoutStopWords(wordsOf(search.text))
  const known = await listKnownWords(db, kindsOf(search.scopes), words)
  const texts = [
    ...otherTexts(search.text, known),
    ...search.query.meant_names.filter((name) => !isSaid(name, search.text)).map(lowered),
    ...(search.subject === null ? [] : [search.subject]),
  ]
  const tried = [...new Set(texts)].flatMap((text) => {
    const query = queryOf(text, { moods: true })
    return query === null || query.title_key === search.query.title_key ? [] : [{ text, query }]
  })
  if (tried.length === 0) return []
  const queries = tried.map(({ query }) => query.prefixed)
  const counts = await Promise.all(
    filtersByKind(search, names).map((filters) => listCounts(db, queries, filters)),
  )
  const more = await Promise.all(
    tried.map(async ({ text, query }, index) => {
      const own = counts.reduce((sum, found) => sum + (found[index] ?? 0), 0)
      if (own > count) return [text]
      const than = count - own
      const isMore = await findsMoreItems(db, query, names.items, search.scopes, than)
      return isMore ? [text] : []
    }),
  )
  return spelled(db, search, more.flat().slice(0, most))
}

/** The texts as the account's things, or people, write them; words that were typed stay as they are. */
async function spelled(
  db: Db,
  { text, scopes }: Search,
  texts: readonly string[],
): Promise<string[]> {
  const typed = new Set(wordsOf(text))
  const words = [...new Set(texts.flatMap(wordsOf))].filter((word) => !typed.has(word))
  const own = await listSpellings(db, kindsOf(scopes), words)
  const written = (word: string) => own.get(word) ?? aliasSpellings.get(word) ?? word
  return texts.map((one) => {
    const parts = wordsOf(one)
    // Scripts without spaces, and what a person has typed, stay as they are.
    return parts.join(' ') === one ? parts.map(written).join(' ') : one
  })
}

function lowered(name: string): string {
  return name.toLowerCase()
}

/** Whether a text has each word of a name already, in some form. */
function isSaid(name: string, text: string): boolean {
  const said = new Set(wordsOf(text).flatMap(formsOf))
  return wordsOf(name).every((word) => formsOf(word).some((form) => said.has(form)))
}
