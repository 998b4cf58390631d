import type { Person } from '#generated/types.ts'
import { prefixes, sameId, toHandle } from '#server/domain/basics/handle.ts'
import { harmless } from '#server/domain/basics/in_quotes.ts'
import {
  partOf,
  type WordsFrom,
  wordsFromOf,
  wordsOfPage,
} from '#server/domain/ideas/words_from.ts'
import type { AuthoredRow } from '#server/domain/ideas/authored.ts'

/** Whose words something holds, as the end of a phrase: `by "Sam"`, `from the page example.org`. */
export type Author = string

/** Whose words something is that was captured from what is no page. */
export const fromItsSource = 'from its source'

/** Whose words something is that was taken from a public source, from a friend or a host who is not named, or from the web. */
export const ofPublic = 'from a public source'
export const ofFriend = 'by a friend'
export const ofWeb = 'from the web'
export const itsHost = 'by its host'

/** Whose a name is in a sentence that a guest has chosen. */
const namedByGuest = 'name by the guest'

/** Whose words are in something of the account's; null is the account itself. */
export interface Words {
  readonly author: Author | null
  /** Fields whose words are not the author's. */
  readonly fields: ReadonlyMap<string, Author | null>
  /** What it says, by field, as far as texts of the service repeat it: few answers have such texts, so it is gathered for those. */
  readonly texts: () => ReadonlyMap<string, string>
  /** The place in it, where that is a copy of its own. */
  readonly place?: Words
  /** The kind of the question that a capture or a roundup asks. */
  readonly question?: string | null
}

/** What the rows of the account tell about words. */
export interface KnownWords {
  /** By handle, but for events: `thingAt` finds those too. */
  readonly things: ReadonlyMap<string, Words>
  /** Handles of people who signed up under a name of their own choice. */
  readonly guests: ReadonlySet<string>
  /** By a text as it stands in the quotes of a sentence. */
  readonly quoted: ReadonlyMap<string, Author | null>
  /** The people of intentions, by handle: answers have only the handles. */
  readonly people: ReadonlyMap<string, Person>
  /** What the account's user is called; null where that is not known. */
  readonly own_name: string | null
}

/** Nothing is known. */
export const noWords: KnownWords = {
  ...{ things: new Map(), guests: new Set(), quoted: new Map(), people: new Map(), own_name: null },
}

/** What rows tell about words: those with a handle that is known, and those that were `asked` for. `people` are those of intentions. */
export function knownWords(
  rows: ReadonlyMap<string, AuthoredRow>,
  asked: readonly AuthoredRow[],
  own_name: string,
  people: readonly Person[] = [],
): KnownWords {
  const things = new Map<string, Words>()
  const guests = new Set<string>()
  const quoted = new Map<string, Author | null>()
  const say = (text: string | null, author: Author | null) => {
    if (text !== null) addQuoted(quoted, text, author)
  }
  const add = (row: AuthoredRow, handle: string | null) => {
    const { kind } = row
    if (kind === 'person') {
      if (handle !== null) guests.add(handle)
      say(row.title, namedByGuest)
      return
    }
    const words = wordsOf(row)
    const isPlace = kind === 'place' || kind === 'named'
    if (handle !== null) things.set(handle, words)
    say(row.title, inField(words, isPlace ? 'name' : 'title'))
    if (words.place && row.place) say(row.place.name, inField(words.place, 'name'))
  }
  for (const [handle, row] of rows) add(row, handle)
  for (const row of asked) add(row, handleOf(row))
  const byHandle = new Map(people.map((one) => [one.person_handle, one]))
  return { things, guests, quoted, people: byHandle, own_name }
}

/** What rows tell of what has a handle: that of an event is one of its idea, or of its plan. */
export function thingAt({ things }: KnownWords, handle: string): Words | undefined {
  if (!handle.startsWith(prefixes.event)) return things.get(handle)
  return things.get(sameId('plan', handle)) ?? things.get(sameId('idea', handle))
}

/** The handle of what a row tells of; null for what was looked for by what it is called. */
function handleOf({ kind, id }: AuthoredRow): string | null {
  return kind === 'titled' || kind === 'named' ? null : toHandle(kind, id)
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

/** Other names that answers have for a field. */
const aliases: Readonly<Record<string, string>> = { label: 'title', activities: 'activity_name' }

/** Whose words a field of something holds; null for the account's own. */
export function inField({ author, fields }: Words, field: string): Author | null {
  const column = aliases[field] ?? field
  return fields.has(column) ? (fields.get(column) ?? null) : author
}

function wordsOf({
  words,
  title,
  description,
  activity_name,
  place,
  question,
}: AuthoredRow): Words {
  const author = words && authorOf(wordsFromOf(words))
  return {
    author,
    fields: owned(words?.own_words ?? [], author),
    question,
    texts: () => textsOf({ title, description, activity_name }),
    ...(place && { place: wordsOfPlace(place) }),
  }
}

function wordsOfPlace(place: NonNullable<AuthoredRow['place']>): Words {
  const author = authorOf(wordsFromOf(place))
  const texts = () => textsOf({ place: place.name, address: place.address })
  return { author, fields: owned(place.own_words, author), texts }
}

function textsOf(texts: Readonly<Record<string, string | null>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([field, text]): [string, string][] =>
      text ? [[field, text]] : [],
    ),
  )
}

/** What its owner asked for in words is the owner's, whatever it is about. */
const always = ['custom_activity_name', 'constraints', 'meetup_location_text', 'public_description']

/** Of what somebody else wrote alone. */
const ownAlways: ReadonlyMap<string, null> = new Map(always.map((column) => [column, null]))

/** Columns that may be the owner's in part. */
const mixed = ['title', 'description', 'name', 'address']

function owned(
  own_words: readonly string[],
  author: Author | null,
): ReadonlyMap<string, Author | null> {
  if (own_words.length === 0) return ownAlways
  const parts = mixed.filter((column) => own_words.includes(partOf(column)) && author !== null)
  return new Map<string, Author | null>([
    ...parts.map((column): [string, Author] => [column, `with words ${author}`]),
    ...[...own_words, ...always].map((column): [string, null] => [column, null]),
  ])
}

function authorOf(words: WordsFrom): Author | null {
  switch (words) {
    case 'owner':
      return null
    case 'public':
      return ofPublic
    case 'friend':
      return ofFriend
    case 'host':
      return itsHost
    case 'web':
      return ofWeb
    case 'source':
      return fromItsSource
    default:
      return `from the page ${words.slice('page:'.length)}`
  }
}

/** Whose the words of a page are. */
export function fromPage(address: string): Author {
  return authorOf(wordsOfPage(address)) ?? fromItsSource
}
