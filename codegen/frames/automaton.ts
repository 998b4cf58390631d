import type { Part } from '#codegen/frames/pattern.ts'

/** A step of a pattern from one place to a later one: nothing, one of some words, or what fills a slot. */
export type Step =
  | { readonly kind: 'free'; readonly to: number }
  | { readonly kind: 'word'; readonly to: number; readonly words: readonly string[] }
  | { readonly kind: 'slot'; readonly to: number; readonly slot: string }

/** A pattern as places, each with the steps from it, which all lead forward. */
export interface Automaton {
  readonly places: readonly (readonly Step[])[]
  /** The words of its steps, in the order in which the pattern has them. */
  readonly words: readonly (readonly string[])[]
}

/** A pattern is compiled with its frame alone, and with all of its language. */
const automata = new WeakMap<readonly Part[], Automaton>()

export function automatonOf(parts: readonly Part[]): Automaton {
  const automaton = automata.get(parts) ?? made(parts)
  automata.set(parts, automaton)
  return automaton
}

function made(parts: readonly Part[]): Automaton {
  const steps: Step[][] = [none]
  const read: (readonly string[])[] = []
  const place = () => steps.push(none) - 1
  const add = (from: number, step: Step) => {
    const before = steps[from] ?? none
    // Most places have one step, and an array that grows has room for seventeen.
    steps[from] = before.length === 0 ? [step] : [...before, step]
  }
  const word = (from: number, words: readonly string[]) => {
    const end = place()
    add(from, { kind: 'word', words, to: end })
    read.push(words)
    return end
  }
  const walk = (from: number, sequence: readonly Part[]): number => {
    let at = from
    for (const part of sequence) at = step(at, part)
    return at
  }
  const step = (at: number, part: Part): number => {
    if (part.kind === 'word') return word(at, aloneOf(part.word))
    if (part.kind === 'slot') {
      const end = place()
      add(at, { kind: 'slot', slot: part.slot, to: end })
      return end
    }
    const { alone, others } = choiceOf(part)
    const ends = others.map((one) => (one.length === 0 ? at : walk(at, one)))
    if (alone.length > 0) ends.push(word(at, alone))
    const [only] = ends
    if (only !== undefined && ends.length === 1) return only
    const end = place()
    for (const one of ends) add(one, { kind: 'free', to: end })
    return end
  }
  walk(0, parts)
  return { places: steps, words: read }
}

const none: Step[] = []

/** Words as lists of one, each once: what is made of a list is found again by it. */
const lists = new Map<string, readonly string[]>()
const maxLists = 20_000

function aloneOf(word: string): readonly string[] {
  const before = lists.get(word)
  if (before) return before
  if (lists.size >= maxLists) lists.clear()
  const list = [word]
  lists.set(word, list)
  return list
}

type Either = Extract<Part, { readonly kind: 'either' }>

/** What a choice is between: single words, which are one step, and whatever else. */
interface Choice {
  readonly alone: readonly string[]
  readonly others: readonly (readonly Part[])[]
}

/** A class of words is one choice in all patterns. */
const choices = new WeakMap<Either, Choice>()

function choiceOf(part: Either): Choice {
  const before = choices.get(part)
  if (before) return before
  const choice: { alone: string[]; others: (readonly Part[])[] } = { alone: [], others: [] }
  part.of.forEach((one) => {
    const only = one.length === 1 ? one[0] : undefined
    // As most are.
    if (only?.kind === 'word') choice.alone.push(only.word)
    else {
      const alone = aloneIn(one)
      if (alone.length === 0) choice.others.push(one)
      else choice.alone.push(...alone)
    }
  })
  choices.set(part, choice)
  return choice
}

/** The words of a sequence that is one choice between single words. */
function aloneIn(sequence: readonly Part[]): readonly string[] {
  const [only] = sequence
  if (only?.kind !== 'either' || sequence.length > 1) return []
  const { alone, others } = choiceOf(only)
  return others.length === 0 ? alone : []
}
