import type { Disclosure } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { relatedTier } from '#server/domain/finding/merge.ts'
import { anything } from '#server/domain/finding/query.ts'
import { allScopes, type Search } from '#server/domain/finding/search_input.ts'
import { isWithin } from '#server/domain/finding/span.ts'
import { formsOf, withoutStopWords, wordsOf } from '#server/domain/finding/words.ts'
import { wordsReadDisclosed } from '#server/domain/messages/words_read.ts'
import { type FoundThing, findThings } from '#server/flows/finding/search.ts'
import { findSome } from '#server/flows/finding/search_some.ts'
import { filtersOf, type SearchFilters } from '#server/flows/finding/search_filters.ts'
import { readSentence, type Sentence } from '#server/flows/finding/sentence.ts'
import { few } from '#server/flows/finding/suggest.ts'

/** What a search found, and what its query was read as. */
export interface FoundBySentence {
  readonly things: readonly FoundThing[]
  /** Null where its words were searched for as they are. */
  readonly sentence: Sentence | null
  /** Those that were used. */
  readonly names: SearchFilters
  /** What its words were read as, told. */
  readonly disclosures: readonly Disclosure[]
}

/** The most that is looked at where only filters are left. */
const maxFiltered = 100

/** The most that has only some of what was asked for. */
const maxSome = 10

/**
 * What a search finds. Its whole query is tried as a name first: a title with all of its words stays first. Then its words
 * for a time, an area and a person are what they are, and what is left of it ranks. A single one alone, without a scope, is
 * a filter only where nothing has the word.
 */
export async function findBySentence(
  db: Db,
  search: Search,
  names: SearchFilters,
  timezone: string,
): Promise<FoundBySentence> {
  const reading = readSentence(db, search, timezone)
  const [sentence, literal] = await Promise.all([
    reading,
    // What is related is that to what is left of a sentence.
    findThings(db, search, names, { related: async () => (await reading) === null }),
  ])
  const asWritten = {
    things: sentence === null ? await withSome(db, search, names, literal) : literal,
    sentence: null,
    names,
    disclosures: wordsReadDisclosed({ moods: search.query.moods }),
  }
  if (sentence === null) return asWritten
  const hits = literal.filter(({ tier }) => tier < relatedTier)
  const isAlone = sentence.isAnything && sentence.taken.length === 1
  if (isAlone && search.scopes.size === allScopes.length && hits.length > 0) return asWritten
  const filters = await filtersOf(db, sentence.search)
  const found = await findWithin(db, sentence, filters)
  const { spans } = sentence
  // Beside an area alone, words that nothing there has are mended by the suggestions for the whole query.
  if (spans === null && found.length === 0) return asWritten
  const titled = hits.filter(({ title }) => hasAllWords(title, search.text))
  // What has all of the words as they are, but for what has another time.
  const worded = hits.filter(
    ({ starts_at }) => spans === null || starts_at === null || isWithin(starts_at, spans),
  )
  const things = [...titled, ...found.filter(isHit), ...worded]
  const rest = found.filter((thing) => !isHit(thing))
  return {
    things: once([...things, ...rest]).slice(0, search.limit),
    sentence,
    names: filters,
    disclosures: sentence.disclosures,
  }
}

async function findWithin(
  db: Db,
  sentence: Sentence,
  filters: SearchFilters,
): Promise<FoundThing[]> {
  const { search, isAnything } = sentence
  if (isAnything) return findAnything(db, sentence, filters)
  const all = await findThings(db, search, filters)
  const found = inSpans(await withSome(db, search, filters, all), sentence)
  // An area alone says too little of what is wanted; a time is short.
  if (sentence.spans === null || found.some(({ tier }) => tier < relatedTier)) return found
  const some = await findAnything(db, sentence, filters)
  return [
    ...found,
    ...some.slice(0, maxSome).map((thing) => ({ ...thing, match: 'some' as const })),
  ]
}

/** What was found, and where that is little, what has some of the words: unless something is called so. */
async function withSome(
  db: Db,
  search: Search,
  filters: SearchFilters,
  found: readonly FoundThing[],
): Promise<FoundThing[]> {
  const hits = found.filter(isHit)
  const isNamed = hits.some(({ title }) => hasAllWords(title, search.text))
  if (hits.length >= few || isNamed) return [...found]
  const some = await findSome(db, search, filters, maxSome)
  return once([...hits, ...some, ...found])
}

function isHit({ tier, match }: FoundThing): boolean {
  return tier < relatedTier && match === undefined
}

/** All that the filters leave, what has a time first, the soonest first; without an area only that. */
async function findAnything(
  db: Db,
  sentence: Sentence,
  filters: SearchFilters,
): Promise<FoundThing[]> {
  const { spans, area, search } = sentence
  const asked = { ...search, query: anything, limit: maxFiltered }
  const found = inSpans(await findThings(db, asked, filters), sentence)
  const needsTime = spans !== null && area === null && search.names.length === 0
  const never = Number.POSITIVE_INFINITY
  return found
    .filter(({ starts_at }) => starts_at !== null || !needsTime)
    .sort((a, b) => (a.starts_at?.getTime() ?? never) - (b.starts_at?.getTime() ?? never) || 0)
}

/** Only what begins in one of several spans; of one the rows were asked already. */
function inSpans(things: readonly FoundThing[], { spans }: Sentence): FoundThing[] {
  if (spans === null || spans.length < 2) return [...things]
  return things.filter(({ starts_at }) => starts_at === null || isWithin(starts_at, spans))
}

function hasAllWords(title: string, text: string): boolean {
  const there = new Set(wordsOf(title).flatMap(formsOf))
  return withoutStopWords(wordsOf(text)).every((word) =>
    formsOf(word).some((form) => there.has(form)),
  )
}

/** Each thing where it stands first. */
function once(things: readonly FoundThing[]): FoundThing[] {
  const first = new Map<string, FoundThing>()
  for (const thing of things) if (!first.has(thing.handle)) first.set(thing.handle, thing)
  return [...first.values()]
}
