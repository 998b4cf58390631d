import { readSearch } from '#server/domain/finding/search_input.ts'
import { searchFound } from '#server/domain/messages/search.ts'
import { findThings } from '#server/flows/finding/search.ts'
import { filtersOf } from '#server/flows/finding/search_filters.ts'
import { toSearchResults } from '#server/flows/finding/search_results.ts'
import { suggestTexts } from '#server/flows/finding/suggest.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.search', async ({ db, timezone }, input) => {
  const search = readSearch(input, timezone)
  const names = await filtersOf(db, search)
  const found = await findThings(db, search, names)
  const [items, retry_suggestions] = await Promise.all([
    toSearchResults(db, found, search.text, timezone),
    suggestTexts(db, search, names, found.length),
  ])
  const { unknown } = names
  return completed(
    { items, retry_suggestions },
    {
      text: searchFound(items, retry_suggestions, timezone),
      disclosures: [...names.disclosures],
      ...(unknown.length > 0 && {
        next: [{ capability: 'relationships.people.ensure', input: { names: [...unknown] } }],
      }),
    },
  )
})
