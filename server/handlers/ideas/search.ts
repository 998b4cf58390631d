import type { SearchResult } from '#generated/types.ts'
import { readSearch } from '#server/domain/finding/search_input.ts'
import {
  readListFound,
  readPlanFound,
  saveIt,
  searchFound,
} from '#server/domain/messages/search.ts'
import { findBySentence } from '#server/flows/finding/search_sentence.ts'
import { filtersOf } from '#server/flows/finding/search_filters.ts'
import { toSearchResults } from '#server/flows/finding/search_results.ts'
import { suggestIn } from '#server/flows/finding/suggest_sentence.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler(
  'ideas.search',
  async ({ db, timezone }, input) => {
    const search = readSearch(input, timezone)
    const given = await filtersOf(db, search)
    // One more than is shown, to know whether there are others.
    const asked = { ...search, limit: search.limit + 1 }
    const zone = input.timezone?.trim() ?? timezone
    const read = await findBySentence(db, asked, given, zone)
    const { things: all, sentence, names } = read
    const found = all.slice(0, search.limit)
    const more = all.length > found.length
    const [items, retry_suggestions] = await Promise.all([
      toSearchResults(db, found, search.text, timezone),
      suggestIn(db, search, { sentence, names }, found),
    ])
    const { unknown } = names
    const next = [
      ...opening(items),
      ...(unknown.length > 0
        ? [{ capability: 'relationships.people.ensure' as const, input: { people: [...unknown] } }]
        : []),
      // Nothing like it is saved, so it can be.
      ...(items.length === 0 && unknown.length === 0
        ? [{ capability: 'ideas.structured_create' as const, reason: saveIt }]
        : []),
    ]
    return completed(
      { items, retry_suggestions },
      {
        text: searchFound(items, { suggestions: retry_suggestions, more, timezone }),
        ...(more && { facts: { more } }),
        disclosures: [...names.disclosures, ...read.disclosures],
        next,
        // A draft is made of what is neither a plan nor a list.
        ...(items.every(({ scope }) => scope in readers) && { enabled: [] }),
      },
    )
  },
  { rules: (input) => void readSearch(input, 'UTC') },
)

/** What reads a result that no draft can be made of. */
const readers: {
  readonly [Scope in SearchResult['scope']]?: {
    readonly capability: 'plans.get' | 'ideas.lists.get'
    readonly field: string
    readonly reason: string
  }
} = {
  plans: { capability: 'plans.get', field: 'plan_handle', reason: readPlanFound },
  feeds: { capability: 'ideas.lists.get', field: 'ideas_list_handle', reason: readListFound },
}

/** The calls that read the plans and lists among the results, with the handle where there is one of a kind. */
function opening(items: readonly SearchResult[]) {
  return [...Map.groupBy(items, ({ scope }) => scope)].flatMap(([scope, found]) => {
    const reader = readers[scope]
    if (!reader) return []
    const { capability, field, reason } = reader
    const [first] = found
    return [
      { capability, reason, ...(found.length === 1 && { input: { [field]: first?.handle } }) },
    ]
  })
}
