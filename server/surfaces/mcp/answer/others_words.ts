import { type CandidateSubject, shortCandidate } from '#server/domain/candidate.ts'
import { isOdd } from '#server/domain/in_quotes.ts'
import { isObject } from '#server/domain/json.ts'
import { memberPointer } from '#server/domain/pointer.ts'
import { authorOf, authorOfTexts, byName, quotedIn } from '#server/surfaces/mcp/answer/authors.ts'
import { isOwn, isSentence, isWords } from '#server/surfaces/mcp/answer/fields.ts'
import {
  addQuoted,
  type Author,
  fromItsSource,
  inField,
  type KnownWords,
  noWords,
  type Words,
} from '#server/surfaces/mcp/answer/known_words.ts'
import { isEnvelope } from '#server/surfaces/mcp/answer/repeats.ts'

type Part = Readonly<Record<string, unknown>>

/** Words of others in an answer's data: where they stand, and whose they are. */
export interface OthersWords {
  /** By the JSON Pointer to the text, or to what all texts in it are by one author. `ofCaller` is what the caller wrote inside of that. */
  readonly at: ReadonlyMap<string, Author>
  /** By a text as it stands in the quotes of a sentence; null for the caller's own. */
  readonly quoted: ReadonlyMap<string, Author | null>
  /** What candidates of the data were issued for. */
  readonly meaningOf: MeaningOf
  /** What the rows of the account tell about words. */
  readonly known: KnownWords
}

/** Nothing that others wrote. */
export const noOthers: OthersWords = {
  ...{ at: new Map(), quoted: new Map() },
  meaningOf: () => null,
  known: noWords,
}

/** What the caller wrote inside of what somebody else did. */
const ofCaller = 'by the user'

/** Whose words stand at a pointer, inside of what `around` wrote; null for the caller's own and the service's. */
export function authorAt(
  { at }: Pick<OthersWords, 'at'>,
  pointer: string,
  around: Author | null,
): Author | null {
  const own = at.get(pointer)
  return own === ofCaller ? null : (own ?? around)
}

/** What is known around a part: who wrote what is in it, the one person it is about, and the plan. */
interface Around {
  readonly author: Author | null
  readonly person: Author | null
  readonly plan: Words | null
  /** Whose words are in just this part, whatever it is. */
  readonly as: Words | null
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

const nobody: Around = { author: null, person: null, plan: null, as: null }

interface Found {
  meaningOf: MeaningOf
  known: KnownWords
  at: Map<string, Author>
  quoted: Map<string, Author | null>
}

/** The words of others in data that stands at `pointer`; `known` is what rows tell, `candidates` what a failure offers. */
export function othersWordsIn(
  data: unknown,
  pointer: string,
  meaningOf: MeaningOf = () => null,
  known: KnownWords = noWords,
  candidates: readonly unknown[] = [],
): OthersWords {
  const found: Found = { meaningOf, known, at: new Map(), quoted: new Map(known.quoted) }
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
  const shaped = authorOf(value, around, found.meaningOf)
  const words = around.as ?? (shaped.isSure ? null : thingOf(value, found))
  const author = words === null ? (shaped.author ?? around.author) : words.author
  if (author !== around.author) found.at.set(pointer, author ?? ofCaller)
  const plan = planOf(value, words, found) ?? around.plan
  const inside = { author, person: byName(value.person) ?? around.person, plan, as: null }
  for (const field in value) {
    const member = value[field]
    const at = memberPointer(pointer, field)
    if (field === 'clarification' && 'capture_public_id' in value) addQuestion(member, found)
    if (typeof member === 'string') addText(field, member, at, { inside, words }, found)
    else if (Array.isArray(member) && member.some((one) => typeof one === 'string'))
      addTexts(value, field, member, at, { inside, words }, found)
    else if (member !== null && typeof member === 'object')
      walk(member, at, aroundOf(field, { inside, words }), found)
  }
  addGuest(value, pointer, found)
  // An item of the brief that is called just as the thing is.
  if (isTitleSaid(value) || !isObject(value.reference)) return
  const reference = memberPointer(pointer, 'reference')
  const by = found.at.get(memberPointer(reference, 'label')) ?? found.at.get(reference)
  if (by !== undefined) found.at.set(memberPointer(pointer, 'title'), by)
}

/** A part, and whose words are in it as rows tell it. */
interface Inside {
  readonly inside: Around
  readonly words: Words | null
}

/** A capture of a page asks with the words of the page. */
function addQuestion(clarification: unknown, { quoted }: Found): void {
  const question = isObject(clarification) ? clarification.question : null
  if (typeof question !== 'string') return
  for (const [, inside = ''] of question.matchAll(/“([^“”]+)”/gu))
    if (!quoted.has(inside)) addQuoted(quoted, inside, fromItsSource)
}

/** What a guest wrote: the note to the host, and the name of one who signed up by an open link. */
function addGuest(part: Part, pointer: string, { at, known, quoted }: Found): void {
  const { person, note, display_name, person_handle } = part
  const isGuest = part.signed_up_by_link === true
  if (typeof note === 'string' && byName(person) !== null) {
    const handle = isObject(person) ? String(person.person_handle) : ''
    const isUnknown = isGuest || known.guests.has(handle)
    at.set(memberPointer(pointer, 'note'), isUnknown ? byGuest : (byName(person) ?? byGuest))
  }
  const named = isGuest ? person : part
  const isNamed = isGuest || (typeof person_handle === 'string' && known.guests.has(person_handle))
  if (!isNamed || !isObject(named) || typeof named.display_name !== 'string') return
  const name = isGuest ? memberPointer(pointer, 'person') : pointer
  at.set(memberPointer(name, 'display_name'), byGuest)
  if (display_name !== '') addQuoted(quoted, named.display_name, byGuest)
}

const byGuest = 'by the guest'

/** Whose words are in a thing of the account, by its handle; null where rows do not tell. */
function thingOf(part: Part, { known: { things }, meaningOf }: Found): Words | null {
  for (const field of ['plan_handle', 'idea_handle', 'place_handle', 'handle'] as const) {
    const handle = part[field]
    if (typeof handle !== 'string') continue
    const words = things.get(handle)
    if (words !== undefined) return words
    const meant = field === 'handle' ? meaningOf(handle) : null
    if (meant !== null) return things.get(meant.id) ?? null
  }
  const { candidate_id } = part
  if (typeof candidate_id !== 'string' || typeof part.title !== 'string') return null
  const meant = meaningOf(candidate_id)
  return (meant && things.get(meant.id)) ?? null
}

/** Whose words are in the plan that an answer is about. */
function planOf(
  { plan, plan_handle, action_handle }: Part,
  words: Words | null,
  found: Found,
): Words | null {
  const { things } = found.known
  if (typeof action_handle === 'string') return things.get(action_handle) ?? null
  if (typeof plan_handle === 'string') return words ?? things.get(plan_handle) ?? null
  const handle = isObject(plan) ? plan.plan_handle : undefined
  return typeof handle === 'string' ? (things.get(handle) ?? null) : null
}

/** Parts of an answer that repeat the words of the plan it is about. */
const ofPlan = new Set(['content', 'content_preview', 'preview', 'before'])

function aroundOf(field: string, { inside, words }: Inside): Around {
  if (field === 'place' && words?.place) return { ...inside, as: words.place }
  if (ofPlan.has(field) && inside.plan !== null) return { ...inside, as: inside.plan }
  if (isOwn(field)) return { ...inside, author: null }
  return inside
}

function addText(
  field: string,
  text: string,
  pointer: string,
  { inside, words }: Inside,
  found: Found,
): void {
  if (field === 'display_name') {
    if (isOdd(text)) found.at.set(pointer, 'from the name of a person')
    return
  }
  if (!isWords(field) || isSentence(field)) return
  if (field === 'body') {
    const quoting = quotedIn(words ?? inside.plan)
    if (inside.author === null && quoting === null) return
    found.at.set(pointer, `with words ${quoting ?? inside.author ?? ''}`)
    return
  }
  const author = words === null ? inside.author : ofField(words, field)
  if (author !== inside.author) found.at.set(pointer, author ?? ofCaller)
  // What is nobody else's as far as it is known here may still be somebody's by its row.
  if (author !== null || words !== null) addQuoted(found.quoted, text, author)
}

/** Whose words a field holds of something that rows tell of, by any name that answers have for it. */
function ofField(words: Words, field: string): Author | null {
  if (field === 'label') return inField(words, 'title')
  if (field !== 'snippet') return inField(words, field)
  // It is from any part of the thing.
  const quoting = quotedIn(words)
  return quoting === null || quoting === inField(words, 'title') ? quoting : `with words ${quoting}`
}

function addTexts(
  part: Part,
  field: string,
  texts: readonly unknown[],
  pointer: string,
  { inside, words }: Inside,
  found: Found,
): void {
  const author = authorOfTexts(part, field, found.meaningOf)
  if (author !== null) {
    found.at.set(pointer, author)
    for (const text of texts) if (typeof text === 'string') addQuoted(found.quoted, text, author)
  }
  if (author !== null || !isWords(field) || isSentence(field)) return
  for (const [at, text] of texts.entries())
    if (typeof text === 'string') addText(field, text, `${pointer}/${at}`, { inside, words }, found)
}

/**
 * Whether the title of a part is a sentence of the service about what the part refers to: the title of an item of the
 * brief, unless it is just what the thing is called.
 */
export function isTitleSaid({ title, reference }: Part): boolean {
  return isObject(reference) && typeof reference.label === 'string' && reference.label !== title
}
