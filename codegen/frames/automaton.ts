import type { Part } from '#codegen/frames/pattern.ts'

/** A step of a pattern from one place to a later one. */
export type Step =
  | { readonly kind: 'free'; readonly to: number }
  | { readonly kind: 'word'; readonly to: number; readonly word: string }
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
  const walk = (from: number, sequence: readonly Part[]): number =>
    sequence.reduce((at, part) => {
      if (part.kind === 'either') {
        const ends = part.of.map((one) => {
          const start = place()
          add(at, { kind: 'free', to: start })
          return walk(start, one)
        })
        const end = place()
        for (const one of ends) add(one, { kind: 'free', to: end })
        return end
      }
      const end = place()
      if (part.kind === 'word') words.add(part.word)
      add(at, { ...part, to: end })
      return end
    }, from)
  walk(0, parts)
  return { steps, words }
}
