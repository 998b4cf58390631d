import { prefixes, toHandle } from '#server/domain/handle.ts'
import { harmless } from '#server/domain/in_quotes.ts'
import { isObject } from '#server/domain/json.ts'
import type { AuthoredRow } from '#server/runtime/authored.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'

/** Whose words something holds, as the end of a phrase: `by "Sam"`, `from the page example.org`. */
export type Author = string

/** Whose words something is that was captured from a page. */
export const fromItsSource = 'from its source'

/** Whose words something is that was taken from a public source, from a friend who is not named, or from the web. */
export const ofPublic = 'from a public source'
export const ofFriend = 'by a friend'
export const ofWeb = 'from the web'

/** Whose words are in something of the account's; null is the account itself. */
export interface Words {
  readonly author: Author | null
  /** Fields whose words are not the author's. */
  readonly fields: ReadonlyMap<string, Author | null>
  /** The place in it, where that is a copy of its own. */
  readonly place?: Words
}

/** What the rows of the account tell about words. */
export interface KnownWords {
  /** By handle. */
  readonly things: ReadonlyMap<string, Words>
  /** Handles of people who signed up under a name of their own choice. */
  readonly guests: ReadonlySet<string>
  /** By a text as it stands in the quotes of a sentence. */
  readonly quoted: ReadonlyMap<string, Author | null>
}

/** Nothing is known. */
export const noWords: KnownWords = { things: new Map(), guests: new Set(), quoted: new Map() }

/**
 * The handles in an answer of what may hold words of others, and what its sentences have in quotes; nothing where none of
 * it can be an idea's. `meant` is the handle that a candidate was issued for.
 */
export function toLookUp(
  body: GivenEnvelope | Problem,
  meant: (candidate_id: string) => string | null,
): { handles: Set<string>; quoted: Set<string> } {
  const handles = new Set<string>()
  const people = new Set<string>()
  const quoted = new Set<string>()
  let mayBeIdeas = body.status !== 'completed' && body.status !== 'unchanged'
  const walk = (value: unknown, field: string): void => {
    if (typeof value === 'string') {
      mayBeIdeas ||= field === 'candidate_id' || ofIdeas.some((begin) => value.startsWith(begin))
      const handle = field === 'candidate_id' ? (meant(value) ?? value) : value
      if (withWords.test(handle)) handles.add(handle)
      else if (handle.startsWith(prefixes.person)) people.add(handle)
      for (const [, inside] of value.matchAll(/“([^“”]+)”/gu)) if (inside) quoted.add(inside)
    } else if (Array.isArray(value)) for (const one of value) walk(one, field)
    else if (isObject(value)) for (const name in value) walk(value[name], name)
  }
  walk(body, '')
  if (!mayBeIdeas) return { handles: new Set(), quoted: new Set() }
  return { handles: new Set([...handles, ...people]), quoted }
}

/** The handles of what `listAuthored` knows, without those of people: guests stand in answers about plans alone. */
const withWords = /^(?:id|pl|pn|ac)_[0-9a-z]{26}$/

/**
 * What the handles begin with of what ideas become, and of what is done with them. An answer that completed without any of
 * them names none, such as one about people, lists, calendars or free time.
 */
const ofIdeas = (
  [
    ...(['idea', 'plan', 'invite', 'interest', 'event', 'public_place', 'place'] as const),
    ...(['action', 'capture', 'roundup', 'run', 'thread', 'reversible_action', 'receipt'] as const),
  ] as const
).map((kind) => prefixes[kind])

/** What rows tell about words. */
export function knownWords(rows: readonly AuthoredRow[]): KnownWords {
  const things = new Map<string, Words>()
  const guests = new Set<string>()
  const quoted = new Map<string, Author | null>()
  const say = (text: string | null, author: Author | null) => {
    if (text !== null) addQuoted(quoted, text, author)
  }
  for (const row of rows) {
    if (row.kind === 'person') {
      guests.add(toHandle('person', row.id))
      continue
    }
    const words = wordsOf(row)
    if (row.kind !== 'titled') things.set(toHandle(row.kind, row.id), words)
    say(row.title, inField(words, row.kind === 'place' ? 'name' : 'title'))
    if (words.place) say(row.place_name, inField(words.place, 'name'))
  }
  return { things, guests, quoted }
}

/** Adds a text as it stands in quotes. What the account itself wrote like that is its own, even if somebody else wrote the same. */
export function addQuoted(
  quoted: Map<string, Author | null>,
  text: string,
  author: Author | null,
): void {
  const form = harmless(text)
  if (form === '' || quoted.get(form) === null) return
  quoted.set(form, author)
}

/** Whose words a field of something holds; null for the account's own. */
export function inField({ author, fields }: Words, field: string): Author | null {
  return fields.has(field) ? (fields.get(field) ?? null) : author
}

function wordsOf(row: AuthoredRow): Words {
  const { kind, origin, is_public, own_words, place_origin, place_is_public } = row
  const author = authorOf(origin, is_public, row)
  const words = { author, fields: owned(own_words) }
  if (kind === 'place' || kind === 'titled') return words
  const of_place = authorOf(place_origin, place_is_public, row)
  return { ...words, place: { author: of_place, fields: owned(row.place_own_words) } }
}

/** What its owner asked for in words is the owner's, whatever it is about. */
const always = ['custom_activity_name', 'constraints', 'meetup_location_text', 'public_description']

function owned(own_words: readonly string[]): ReadonlyMap<string, null> {
  return new Map([...own_words, ...always].map((field) => [field, null]))
}

function authorOf(
  origin: AuthoredRow['origin'],
  is_public: boolean,
  { source_url, has_source }: AuthoredRow,
): Author | null {
  if (origin === null || origin === 'created' || origin === 'manual') return null
  if (is_public) return ofPublic
  if (source_url !== null) return fromPage(source_url)
  if (origin === 'adopted') return ofFriend
  if (origin === 'captured' && has_source) return fromItsSource
  return origin === 'discovered' ? ofWeb : null
}

/** Whose the words of a page are. */
export function fromPage(address: string): Author {
  const host = /^https?:\/\/(?:[^/?#@]*@)?([\w.-]{1,80})/i.exec(address)?.[1]
  return host === undefined ? 'from a page' : `from the page ${host.replace(/^www\./, '')}`
}
