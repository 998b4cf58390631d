import type { SlotKind } from '#generated/server/assistant/frame.ts'
import { isOneSlip } from '#generated/server/assistant/spell.ts'
import { foldedWord } from '#generated/server/assistant/tokens.ts'
import {
  bareName,
  namesIn,
  plainOf,
  positionIn,
  type Spoken,
} from '#server/domain/assistant/message.ts'
import type { NamedByPerson, Thing } from '#server/domain/assistant/state.ts'

/** Names of an account, ready to be found in messages. */
export interface Names {
  /** The things of a kind whose names have all these words, the surest first, each with how surely: 0 to 1. */
  readonly find: (kind: string, words: string) => readonly NamedThing[]
  readonly byHandle: (handle: string) => NamedByPerson | undefined
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
  idea: ['idea', 'candidate', 'event'],
  candidate: ['idea', 'candidate', 'event', 'place'],
  people: ['person'],
  handles: ['person'],
  item: ['logistics_item'],
}

/** The kind by which people name what a slot takes. */
export function wordKind(kind: string): string {
  if (kind === 'draft' || kind === 'sent') return 'plan'
  return kind === 'candidate' ? 'idea' : kind
}

interface Known {
  readonly thing: NamedByPerson
  readonly words: readonly string[]
  readonly whole: string
}

/** Makes names ready: by their words, so that a message is compared with few of them. */
export function namesOf(things: readonly NamedByPerson[]): Names {
  const byWord = new Map<string, Set<Known>>()
  for (const thing of things) {
    const words = wordsOf(thing.label)
    const known = { thing, words, whole: words.join(' ') }
    for (const word of words) byWord.set(word, (byWord.get(word) ?? new Set()).add(known))
  }
  const all = [...byWord.keys()]
  const like = new Map<string, readonly string[]>()
  /** The words of names that a word may be: itself, one that it begins, an inflected one. */
  const near = (word: string): readonly string[] => {
    const before = like.get(word)
    if (before) return before
    const found = byWord.has(word)
      ? [word]
      : word.length < 3
        ? []
        : all.filter((one) => isForm(one, word) || (word.length > 3 && isOneSlip(one, word)))
    like.set(word, found)
    return found
  }
  const handles = new Map(things.map((thing) => [thing.handle, thing]))
  return {
    byHandle: (handle) => handles.get(handle),
    find(kind, words) {
      const kinds = taken[kind] ?? [kind]
      const said = wordsOf(words)
      const [first, ...others] = said
      if (first === undefined || !said.some((one) => one.length > 2)) return []
      const candidates = new Set(near(first).flatMap((one) => [...(byWord.get(one) ?? [])]))
      const found: NamedThing[] = []
      for (const known of candidates) {
        if (!kinds.includes(known.thing.kind) || !isInState(kind, known.thing)) continue
        if (!others.every((one) => near(one).some((word) => known.words.includes(word)))) continue
        found.push({ thing: known.thing, sure: sureOf(known, said) })
      }
      return found.sort((one, other) => other.sure - one.sure)
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
  return 0.7 + 0.2 * Math.min(1, said.length / words.length)
}

/** Whether a word is another one with an ending, or the beginning of it. */
function isForm(name: string, said: string): boolean {
  if (said.startsWith(name) && name.length >= 3)
    return /^(?:'?s|n|e|en|es|er|in)$/.test(said.slice(name.length))
  return name.startsWith(said) && said.length >= 4 && name.length - said.length <= 3
}

function wordsOf(text: string): string[] {
  return foldedWord(text).match(/[\p{L}\p{N}]+/gu) ?? []
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
  const of = taken[kind] ?? [kind]
  const isOf = (thing: Thing) =>
    of.includes(thing.kind) && isInState(kind, names.byHandle(thing.handle) ?? thing)
  if (
    kind === 'person'
      ? them.includes(plain)
      : it.includes(plain) || (kinds[named] ?? []).includes(rest)
  )
    return focus.some(isOf) ? 0.85 : 0.2
  // Everybody is nobody by name.
  if (kind === 'person' && rest.split(' ').some((one) => spoken.words.everybody.includes(one)))
    return 0
  const [best] = names.find(kind, bare)
  if (best?.sure === 1) return 1
  // A name neither begins nor ends with a word that only joins.
  if (edges.includes(last) || (edges.includes(first) && !names.find(kind, words)[0])) return 0
  if (kind === 'person' && ['i', 'me', 'we', 'us', 'you'].includes(plain)) return 0
  const place = positionIn(bare, shown.length, spoken)
  const chosen = place === null ? undefined : shown[place - 1]
  if (chosen) return isOf(chosen) ? 0.9 : 0.1
  if (rest === '' || articles.includes(rest)) return 0
  if (best) return best.sure
  if (rest.split(' ').length > 3) return 0
  // Nobody knows it: a name that is new, or one that is written otherwise.
  if (kind === 'item') return 0.05
  return /^\p{Lu}/u.test(bare) ? 0.25 : 0.06
}
