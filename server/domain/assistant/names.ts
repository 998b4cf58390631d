import type { SlotKind } from '#generated/server/assistant/frame.ts'
import { foldedWord } from '#generated/server/assistant/tokens.ts'
import { bareName, namesIn, plainOf, type Spoken } from '#server/domain/assistant/message.ts'
import { isForm, wordsOfNames } from '#server/domain/assistant/name_words.ts'
import { positionIn } from '#server/domain/assistant/said_numbers.ts'
import type { NamedByPerson, Thing } from '#server/domain/assistant/state.ts'

/** Names of an account, ready to be found in messages. */
export interface Names {
  /** The things of a kind whose names have all these words, the surest first, each with how surely: 0 to 1. */
  readonly find: (kind: string, words: string) => readonly NamedThing[]
  readonly byHandle: (handle: string) => NamedByPerson | undefined
  /** Whether some name has this word, or one that is near. */
  readonly isNear: (word: string) => boolean
  /** Whether some name has this word. */
  readonly has: (word: string) => boolean
  /** Whether a thing is in the state that a slot wants: a draft, or a plan that was sent; what is not known may be. */
  readonly isIn: (kind: string, thing: Thing) => boolean
}

/** A thing that words may name. */
export interface NamedThing {
  readonly thing: Thing
  readonly sure: number
}

/** The kinds of things that a slot takes. */
const taken: Readonly<Record<string, readonly string[]>> = {
  draft: ['plan'],
  sent: ['plan'],
  idea: ['idea', 'candidate', 'event', 'capture'],
  // What an outing is made from.
  candidate: ['idea', 'candidate', 'event', 'place', 'capture'],
  people: ['person'],
  handles: ['person'],
  item: ['logistics_item'],
}

/** The kinds of things that a slot of a kind takes. */
export function kindsTaken(kind: string): readonly string[] {
  return taken[kind] ?? [kind]
}

/** The kind by which people name what a slot takes. */
export function wordKind(kind: string): string {
  if (kind === 'draft' || kind === 'sent') return 'plan'
  return kind === 'candidate' ? 'idea' : kind
}

interface Known {
  readonly thing: NamedByPerson
  readonly words: readonly string[]
  readonly numbers: readonly number[]
  readonly whole: string
}

/** Makes names ready: by their words, so that a message is compared with few of them. */
export function namesOf(things: readonly NamedByPerson[]): Names {
  const index = wordsOfNames(things.map(({ label }) => label))
  const numbers = new Map<string, readonly number[]>()
  /** The words of names that a word may be: itself, one that it begins, an inflected one. */
  const near = (word: string): readonly number[] => {
    const before = numbers.get(word)
    if (before) return before
    const number = index.numberOf(word)
    const found = number === -1 ? index.near(word) : [number]
    numbers.set(word, found)
    return found
  }
  const read = new Map<number, Known>()
  const knownAt = (name: number, thing: NamedByPerson): Known => {
    const before = read.get(name)
    if (before) return before
    const words = wordsOf(thing.label)
    const known = { thing, words, numbers: words.map(index.numberOf), whole: words.join(' ') }
    read.set(name, known)
    return known
  }
  const find = (kind: string, words: string): readonly NamedThing[] => {
    const kinds = kindsTaken(kind)
    const said = wordsOf(words)
    const [first, ...others] = said
    if (first === undefined || !said.some((one) => one.length > 2)) return []
    const candidates = new Set(near(first).flatMap((one) => index.namesWith(one)))
    const found: NamedThing[] = []
    for (const name of candidates) {
      const thing = things[name]
      if (!thing || !kinds.includes(thing.kind) || !isInState(kind, thing)) continue
      const known = knownAt(name, thing)
      if (!others.every((one) => near(one).some((word) => known.numbers.includes(word)))) continue
      found.push({ thing, sure: sureOf(known, said) })
    }
    return found.sort((one, other) => other.sure - one.sure)
  }
  const asked = new Map<string, readonly NamedThing[]>()
  let handles: Map<string, NamedByPerson> | null = null
  const byHandle = (handle: string) => {
    handles ??= new Map(things.map((thing) => [thing.handle, thing]))
    return handles.get(handle)
  }
  return {
    byHandle,
    isIn: (kind, thing) => isInState(kind, byHandle(thing.handle) ?? thing),
    isNear: (word) => near(word).length > 0,
    has: (word) => index.numberOf(word) !== -1 || index.numberOf(word.replace(/'?s$/, '')) !== -1,
    find(kind, words) {
      const key = `${kind} ${words}`
      const before = asked.get(key)
      if (before) return before
      const found = find(kind, words)
      asked.set(key, found)
      return found
    },
  }
}

/** Whether a plan is in the state that a slot wants; what is not known may be. */
function isInState(kind: string, { is_draft = null, is_invited = false }: NamedByPerson): boolean {
  if (is_invited) return kind !== 'draft' && kind !== 'sent'
  return (
    is_draft === null || (kind !== 'draft' && kind !== 'sent') || is_draft === (kind === 'draft')
  )
}

function sureOf({ words, whole }: Known, said: readonly string[]): number {
  if (whole === said.join(' ')) return 1
  const isWritten = said.every((one) => words.some((word) => word === one || isForm(word, one)))
  if (!isWritten) return 0.55
  return 0.75 + 0.2 * Math.min(1, said.length / words.length)
}

function wordsOf(text: string): string[] {
  return foldedWord(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * The things that words name, the surest first: as they stand; without whose it is (“Ben's brunch”), and without words that say
 * little of a thing (“the bowling thing”).
 */
export function findNamed(
  names: Names,
  kind: string,
  bare: string,
  { words: { vague, kinds, articles } }: Spoken,
): readonly NamedThing[] {
  const found = names.find(kind, bare)
  if (found.length > 0) return found
  const said = wordsOf(bare.replaceAll(/['’]s?(?=\s|$)/g, ''))
  const little = new Set([...vague, ...articles, ...(kinds[wordKind(kind)] ?? [])])
  const [first = '', ...others] = said
  const isWhose = others.length > 0 && names.find('person', first.replace(/s$/, '')).length > 0
  const last = said.at(-1) ?? ''
  const isOf =
    said.length > 2 && little.has(said.at(-2) ?? '') && names.find('person', last).length > 0
  const left = (isWhose ? others : isOf ? said.slice(0, -2) : said).filter(
    (one) => !little.has(one),
  )
  if (left.length === 0 || left.length === said.length) return []
  return names.find(kind, left.join(' ')).map((one) => ({ ...one, sure: one.sure - 0.05 }))
}

/** How well words name what a slot takes. What is not known may still be a name, but less likely. */
export function namedWell(
  kind: SlotKind,
  words: string,
  {
    names,
    spoken,
    shown,
    focus,
  }: {
    readonly names: Names
    readonly spoken: Spoken
    readonly shown: readonly Thing[]
    readonly focus: readonly Thing[]
  },
): number {
  const { it, them, kinds, articles } = spoken.words
  if (kind === 'people' || kind === 'handles') {
    const all = namesIn(words, spoken)
    if (all.length === 0 || all.length > 8) return 0
    return Math.min(...all.map((one) => namedWell('person', one, { names, spoken, shown, focus })))
  }
  const plain = plainOf(words, spoken.words)
  const first = plain.split(' ')[0] ?? ''
  const last = plain.split(' ').at(-1) ?? ''
  const { edges } = spoken.words
  const named = wordKind(kind)
  const bare = bareName(words, named, spoken)
  const rest = plainOf(bare, spoken.words)
  const of = kindsTaken(kind)
  const isOf = (thing: Thing) =>
    of.includes(thing.kind) && isInState(kind, names.byHandle(thing.handle) ?? thing)
  const newest = focus.findIndex(isOf)
  if ((kind === 'person' ? them : it).includes(plain)) {
    if (newest === -1) return 0.2
    // “sie” is a person or a thing: what was spoken of last is meant, rather than what was spoken of before it.
    const isEither = it.includes(plain) && them.includes(plain)
    return newest === 0 || !isEither ? 0.85 : 0.65 - 0.03 * Math.min(newest, 5)
  }
  if (kind !== 'person' && (kinds[named] ?? []).includes(rest)) return newest === -1 ? 0.2 : 0.85
  // Everybody is nobody by name.
  if (kind === 'person' && rest.split(' ').some((one) => spoken.words.everybody.includes(one)))
    return 0
  const [best] = findNamed(names, kind, bare, spoken)
  if (best?.sure === 1) return 1
  // Several things in a row.
  const parts = kind === 'idea' && !best ? namesIn(bare, spoken) : []
  if (parts.length > 1)
    return Math.min(...parts.map((one) => namedWell(kind, one, { names, spoken, shown, focus })))
  const silent = (one: string) => articles.includes(one) || edges.includes(one)
  if (rest.split(' ').every(silent) && !it.includes(rest)) return 0
  // A name neither begins nor ends with a word that only joins.
  if (edges.includes(last) || (edges.includes(first) && !names.find(kind, words)[0])) return 0
  if (kind === 'person' && spoken.words.selves.includes(plain)) return 0
  const place = positionIn(bare, shown.length, spoken)
  const chosen = place === null ? undefined : shown[place - 1]
  if (chosen) return isOf(chosen) ? 0.9 : 0.1
  if (rest === '' || articles.includes(rest)) return 0
  if (best) return best.sure
  if (rest.split(' ').length > 3) return 0
  // Nobody knows it: a name that is new, or one that is written otherwise.
  const isNameLike = rest.split(' ').every((one) => !silent(one) && !/\d/.test(one))
  if (kind === 'person' && (!isNameLike || rest.split(' ').length > 2)) return 0
  if (kind === 'item') return 0.05
  return /^\p{Lu}/u.test(bare) ? 0.25 : 0.06
}
