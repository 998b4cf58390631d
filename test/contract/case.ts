import type { Definitions, Schema } from '#test/contract/schemas.ts'
import type { Values } from '#test/contract/sample.ts'

/** One input that differs from a good one at one place only, and what must become of it. */
export interface Case {
  /** The constraint, such as `maxLength 120`. */
  what: string
  /** JSON Pointer to the place. */
  at: string
  input: Values
  /** Null where the input is still good. */
  refused: { pointer: string; code: string; suggestion?: string } | null
}

/** A place in an input: what is there, what may be there, and how to make the input with something else there. */
export interface Place {
  schema: Schema & { nullable: boolean }
  definitions: Definitions
  pointer: string
  /** A good value. */
  value: unknown

  with: (value: unknown) => Values
}

/** A word with two letters of its middle swapped. */
export function misspelt(word: string): string {
  for (let at = Math.floor(word.length / 2); at > 0; at -= 1) {
    const swapped = `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`
    if (swapped !== word) return swapped
  }
  return `${word}x`
}

export function isValues(value: unknown): value is Values {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
