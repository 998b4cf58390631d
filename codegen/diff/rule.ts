import type { Consumer, Rating } from '#codegen/diff/rating.ts'

/** How a kind of change is rated for each consumer, and why. */
export interface Rule {
  readonly ratings: Record<Consumer, Rating>
  readonly why: string
  /** What a caller does about it; null where it breaks nothing. */
  readonly adapt: string | null
}

const marks = { b: 'breaking', a: 'additive', n: 'neutral' } as const

/** Ratings in the order wire, sdk, mcp, docs: `bban` is breaking, breaking, additive, neutral. */
export function rule(ratings: string, why: string, adapt: string | null = null): Rule {
  const [wire, sdk, mcp, docs] = [...ratings].map((mark) => marks[mark as keyof typeof marks])
  if (!wire || !sdk || !mcp || !docs) throw new Error(`Four marks of b, a and n: ${ratings}`)
  return { ratings: { wire, sdk, mcp, docs }, why, adapt }
}
