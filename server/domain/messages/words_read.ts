import type { Disclosure } from '#generated/types.ts'
import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import { spokenList } from '#server/domain/basics/spoken_list.ts'

/** What words of a query were read as. */
export interface WordsRead {
  /** Words for a time, and the spans that they mean. */
  readonly time?: { readonly text: string; readonly spans: string } | null
  readonly area?: string | null
  readonly person?: string | null
  /** Words for a mood, and activities that suit it. */
  readonly moods?: readonly { readonly text: string; readonly activities: readonly string[] }[]
}

/** What is said of words for a time, an area and a person: the fields that win over them, or what they do. */
interface Fields {
  readonly time: string
  readonly area: string
  readonly people: string
}

const ofSearch: Fields = {
  time: 'starts_after and starts_before win over it',
  area: 'neighborhoods wins over it',
  people: 'people wins over it',
}

const ofFilters: Fields = { ...ofSearch, time: 'when, when_preset and time_slots win over it' }

const ofDiscovery: Fields = {
  time: ofSearch.time,
  area: 'it is the constraint geography, which can be changed or removed',
  people: 'person_handles wins over it',
}

const ofPlaces: Fields = {
  time: 'places that are known to be closed then are left out',
  area: 'only places there are listed',
  people: ofSearch.people,
}

function sentences({ time, area, person, moods = [] }: WordsRead, fields: Fields): string[] {
  return [
    ...(time ? [`${inQuotes(time.text)} was read as a time, ${time.spans}; ${fields.time}.`] : []),
    ...(area ? [`${inQuotes(area)} was read as an area; ${fields.area}.`] : []),
    ...(person ? [`${inQuotes(person)} was read as a saved person; ${fields.people}.`] : []),
    ...moods.map(
      ({ text, activities }) =>
        `${inQuotes(text)} was read as a mood, which ${suiting(activities)} suit.`,
    ),
  ]
}

const asWords = 'Put the query in quotation marks to search for its words.'

function disclosed(texts: readonly string[]): Disclosure[] {
  if (texts.length === 0) return []
  return [{ name: 'search.words_read', text: [...texts, asWords].join(' ') }]
}

/** Disclosure of what words of a query were read as, each with the field that wins over it; nothing where none was. */
export function wordsReadDisclosed(read: WordsRead): Disclosure[] {
  return disclosed(sentences(read, ofSearch))
}

/** The same of the words that recommendations have to match. */
export function wordsOfFiltersDisclosed(read: WordsRead): Disclosure[] {
  return disclosed(sentences(read, ofFilters))
}

/** The same of the query of a discovery run. */
export function wordsOfRunDisclosed(read: WordsRead): Disclosure[] {
  return disclosed(sentences(read, ofDiscovery))
}

/** The same of the query of a list of private places. */
export function wordsOfPlacesDisclosed(read: WordsRead): Disclosure[] {
  return disclosed(sentences(read, ofPlaces))
}

/** The same as what was assumed although nobody said it in a field. */
export function wordsAssumed(read: WordsRead): string[] {
  return sentences(read, ofDiscovery)
}

/** The most activities that are named of those that suit a mood. */
const maxSuiting = 3

function suiting(activities: readonly string[]): string {
  const some = activities.slice(0, maxSuiting)
  return spokenList(some.length === 0 ? ['places called so'] : [...some, 'others'])
}
