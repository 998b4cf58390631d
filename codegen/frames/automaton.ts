import type { Part } from '#codegen/frames/pattern.ts'

/** A step of a pattern from one place to a later one: nothing, one of some words, or what fills a slot. */
export type Step =
  | { readonly kind: 'free'; readonly to: number }
  | {
      readonly kind: 'word'
      readonly to: number
      readonly words: ReadonlySet<string>
      /** What it costs to say none of them. */
      readonly unsaid: number
    }
  | { readonly kind: 'slot'; readonly to: number; readonly slot: string }

/** A pattern as places and the steps between them, which all lead forward. */
export interface Automaton {
  readonly steps: readonly (readonly Step[])[]
  readonly words: ReadonlySet<string>
}

/** Makes the places of a pattern. */
export function automatonOf(parts: readonly Part[]): Automaton {
  const steps: Step[][] = [[]]
  const words = new Set<string>()
  const place = () => steps.push([]) - 1
  const add = (from: number, step: Step) => steps[from]?.push(step)
  const oneOf = (from: number, several: readonly string[]) => {
    const end = place()
    for (const word of several) words.add(word)
    add(from, { kind: 'word', words: new Set(several), to: end, unsaid: 0 })
    return end
  }
  const walk = (from: number, sequence: readonly Part[]): number =>
    sequence.reduce((at, part) => {
      if (part.kind === 'word') return oneOf(at, [part.word])
      if (part.kind === 'slot') {
        const end = place()
        add(at, { ...part, to: end })
        return end
      }
      const single = part.of.flatMap(aloneIn)
      const ends = part.of
        .filter((one) => aloneIn(one).length === 0)
        .map((one) => (one.length === 0 ? at : walk(at, one)))
      if (single.length > 0) ends.push(oneOf(at, single))
      const [only] = ends
      if (only !== undefined && ends.length === 1) return only
      const end = place()
      for (const one of ends) add(one, { kind: 'free', to: end })
      return end
    }, from)
  walk(0, parts)
  return { steps, words }
}

/** The word of a sequence of one word, or the words of one that is a choice between single words. */
function aloneIn(sequence: readonly Part[]): readonly string[] {
  const [only] = sequence
  if (only === undefined || sequence.length > 1 || only.kind === 'slot') return []
  if (only.kind === 'word') return [only.word]
  const inner = only.of.map(aloneIn)
  return inner.every((one) => one.length > 0) ? inner.flat() : []
}
