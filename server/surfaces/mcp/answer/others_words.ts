import { type CandidateSubject, shortCandidate } from '#server/domain/candidate.ts'
import { prefixes } from '#server/domain/handle.ts'
import { inQuotes, isOdd } from '#server/domain/in_quotes.ts'
import { isObject } from '#server/domain/json.ts'
import { memberPointer } from '#server/domain/pointer.ts'
import { isOwn, isSentence, isWords } from '#server/surfaces/mcp/answer/fields.ts'
import { isEnvelope } from '#server/surfaces/mcp/answer/repeats.ts'
import { quoted } from '#server/surfaces/mcp/answer/quote.ts'

/** Whose words something holds, as the end of a phrase: `by "Sam"`, `from the page example.org`. */
export type Author = string

type Part = Readonly<Record<string, unknown>>

/** Words of others in an answer's data: where they stand, and whose they are. */
export interface OthersWords {
  /** By the JSON Pointer to the text, or to what all texts in it are by one author. */
  readonly at: ReadonlyMap<string, Author>
  /** The texts themselves, as sentences about the data repeat them. */
  readonly texts: ReadonlyMap<string, Author>
  /** Names of people, which stand in sentences without quotes. */
  readonly names: ReadonlySet<string>
  /** What candidates of the data were issued for. */
  readonly meaningOf: MeaningOf
  /** Texts of others that the account took over, which the data alone does not tell. */
  readonly known: ReadonlyMap<string, Author>
}

/** The same with sentences about what the account took over; other surfaces say those without an author. */
export function andKnown(others: OthersWords): OthersWords {
  return { ...others, texts: new Map([...others.known, ...others.texts]) }
}

/** Nothing that others wrote. */
export const noOthers: OthersWords = {
  ...{ at: new Map(), texts: new Map(), names: new Set() },
  meaningOf: () => null,
  known: new Map(),
}

/** What is known around a part: who wrote what is in it, and the one person it is about. */
interface Around {
  readonly author: Author | null
  readonly person: Author | null
}

/**
 * What a candidate id was issued for; null where that is not known. Its words are somebody else's unless it is something
 * of the caller's own.
 */
export type MeaningOf = (candidate_id: string) => CandidateSubject | null

/**
 * The value of a field as this surface shows it: the id of a candidate that has a handle is that handle, which is shorter,
 * the same each time, and taken wherever a candidate is asked for.
 */
export function shownCandidate(field: string, value: unknown, meaningOf: MeaningOf): unknown {
  if (field !== 'candidate_id' || typeof value !== 'string') return value
  const meant = meaningOf(value)
  return meant === null ? value : (shortCandidate(meant) ?? value)
}

const nobody: Around = { author: null, person: null }

interface Found {
  meaningOf: MeaningOf
  known: ReadonlyMap<string, Author>
  at: Map<string, Author>
  texts: Map<string, Author>
  names: Set<string>
}

/** The words of others in data that stands at `pointer`; `known` are texts of others that the account took over, `candidates` what a failure offers. */
export function othersWordsIn(
  data: unknown,
  pointer: string,
  meaningOf: MeaningOf = () => null,
  known: ReadonlyMap<string, Author> = new Map(),
  candidates: readonly unknown[] = [],
): OthersWords {
  const found: Found = { meaningOf, known, at: new Map(), texts: new Map(), names: new Set() }
  walk(data, pointer, nobody, found)
  walk(candidates, pointer === '' ? '/candidates' : '/error/candidates', nobody, found)
  return found
}

function walk(value: unknown, pointer: string, around: Around, found: Found): void {
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) walk(value[at], `${pointer}/${at}`, around, found)
    return
  }
  // An answer inside of an answer says itself whose words are in it.
  if (!isObject(value) || isEnvelope(value)) return
  const author = authorOf(value, around, found) ?? around.author
  if (author !== null && author !== around.author) found.at.set(pointer, author)
  const inside = { author, person: nameIn(value.person) ?? around.person }
  for (const field in value) {
    const member = value[field]
    const within = isOwn(field) ? { ...inside, author: null } : inside
    if (typeof member === 'string')
      addText(field, member, memberPointer(pointer, field), within, found)
    else if (member !== null && typeof member === 'object') {
      walkMember(value, field, memberPointer(pointer, field), within, found)
    }
  }
  // A guest who signed up by an open link has chosen the name.
  if (isTitleSaid(value) === false && isObject(value.reference)) {
    const by = found.at.get(memberPointer(pointer, 'reference'))
    if (by !== undefined) found.at.set(memberPointer(pointer, 'title'), by)
  }
  if (value.signed_up_by_link === true) {
    const person = memberPointer(pointer, 'person')
    found.at.delete(memberPointer(person, 'display_name'))
    found.at.set(person, 'by the guest')
  }
  // What guests write to the host belongs to the guest, and not to the host of the plan.
  const note = typeof value.note === 'string' ? nameIn(value.person) : null
  if (note !== null && typeof value.note === 'string') {
    found.at.set(memberPointer(pointer, 'note'), note)
    found.texts.set(value.note, note)
  }
}

function walkMember(
  part: Part,
  field: string,
  pointer: string,
  within: Around,
  found: Found,
): void {
  const member = part[field]
  if (field === 'coming' && Array.isArray(member)) {
    // Guests are called there as they call themselves.
    if (member.length > 0) found.at.set(pointer, 'by the guests')
    for (const name of member) if (typeof name === 'string') found.names.add(name)
    return
  }
  const from = isQuestionOf(part, field) ? 'from its source' : null
  if (from !== null && within.author === null) {
    found.at.set(pointer, from)
    walk(member, pointer, { ...within, author: from }, found)
    return
  }
  if (Array.isArray(member)) {
    for (const [at, one] of member.entries())
      if (typeof one === 'string') addText(field, one, `${pointer}/${at}`, within, found)
  }
  walk(member, pointer, within, found)
}

function addText(field: string, text: string, pointer: string, around: Around, found: Found): void {
  if (field === 'display_name') {
    found.names.add(text)
    if (isOdd(text)) found.at.set(pointer, 'from the name of a person')
    return
  }
  if (!isWords(field) || isSentence(field)) return
  const known = around.author === null ? found.known.get(text) : undefined
  const quoting = around.author === null && known === undefined ? quotedIn(text, found) : undefined
  if (known !== undefined) found.at.set(pointer, known)
  else if (quoting !== undefined) found.at.set(pointer, `quoting words ${quoting}`)
  if (around.author !== null) found.texts.set(text, around.author)
}

/** Whose words a text has in quotes, such as the message that tells guests of a change; undefined for nobody's. */
function quotedIn(text: string, { known }: Found): Author | undefined {
  for (const [words, author] of known) if (text.includes(inQuotes(words))) return author
  return undefined
}

/**
 * Whether the title of a part is a sentence of the service about what the part refers to: the title of an item of the
 * brief, unless it is just what the thing is called.
 */
export function isTitleSaid({ title, reference }: Part): boolean {
  return isObject(reference) && typeof reference.label === 'string' && reference.label !== title
}

/** Whose words are in a part of data, by what it is; null where it does not say. */
function authorOf(part: Part, { author, person }: Around, { meaningOf }: Found): Author | null {
  const { host, plan, object, role, direction, source_url, mine, incoming_from } = part
  const of_host = nameIn(host)
  if (of_host !== null) return of_host
  if (isObject(plan) && (isInvitee(plan) || nameIn(plan.host) !== null))
    return nameIn(plan.host) ?? person ?? itsHost
  if (isObject(object) && isInvitee(object)) return itsHost
  if (isInvitee(part) || direction === 'received') return author ?? person ?? itsHost
  if (role === 'invited') return itsHost
  if (typeof part.written_by === 'string') return writers[part.written_by] ?? null
  if (mine === false && Array.isArray(incoming_from)) return byAll(incoming_from)
  if (typeof part.handle === 'string' && part.handle.startsWith(prefixes.interest))
    return person ?? 'by a friend'
  if ('admission' in part && 'joined' in part) return 'by the people of the invitation'
  if (typeof source_url === 'string') return fromPage(source_url)
  if (typeof part.candidate_id === 'string' && !('idea_handle' in part)) {
    return ofCandidate(part, meaningOf(part.candidate_id)?.kind)
  }
  if ('outcome' in part && 'position' in part) return 'from its source'
  if (typeof part.attribution === 'string' || role === 'public') return 'from a public source'
  return null
}

function ofCandidate(
  { event, liked_by }: Part,
  meaning: CandidateSubject['kind'] | undefined,
): Author | null {
  if (meaning === 'idea' || meaning === 'place') return null
  if (isObject(event) && typeof event.url === 'string') return fromPage(event.url)
  if (meaning === 'interest') return byAll(Array.isArray(liked_by) ? liked_by : [])
  if (meaning === 'item') return 'from a public source'
  return meaning === 'found' ? 'from the web' : null
}

const itsHost = 'by its host'

/** Whose words something is, as the data itself says it. */
const writers: Readonly<Record<string, Author>> = {
  host: itsHost,
  friend: 'by a friend',
  public: 'from a public source',
}

function isInvitee({ role }: Part): boolean {
  return role === 'invitee'
}

/** A capture of a page asks with the words of the page. */
function isQuestionOf(part: Part, field: string): boolean {
  return field === 'clarification' && 'capture_public_id' in part
}

function nameIn(person: unknown): Author | null {
  return isObject(person) && typeof person.display_name === 'string'
    ? `by ${quoted(person.display_name, longestName)}`
    : null
}

function byAll(people: readonly unknown[]): Author {
  const names = people.flatMap((one) => nameIn(one)?.slice(3) ?? [])
  return names.length === 0 ? 'by others' : `by ${names.slice(0, 3).join(', ')}`
}

const longestName = 60

/** Whose the words of a page are. */
export function fromPage(address: string): Author {
  const host = /^https?:\/\/(?:[^/?#@]*@)?([\w.-]{1,80})/i.exec(address)?.[1]
  return host === undefined ? 'from a page' : `from the page ${host.replace(/^www\./, '')}`
}
