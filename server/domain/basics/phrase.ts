/**
 * A sentence of ours with other people's words in it, such as names. A page keeps these words apart from the text
 * around them, so that each is written in its own direction.
 */
export class Phrase {
  /** Our own text: one part more than there are words. */
  readonly text: readonly string[]
  readonly words: readonly string[]

  constructor(text: readonly string[], words: readonly string[]) {
    this.text = text
    this.words = words
  }

  /** The sentence as text, for places where words cannot be kept apart. */
  get plain(): string {
    return this.text.map((part, at) => `${this.words[at - 1] ?? ''}${part}`).join('')
  }
}

/**
 * Makes a phrase of a template; every value is somebody's own words. Where these end with a full stop, as “Ada B.” does, the
 * sentence that ends with them has no other.
 */
export function phrase(text: TemplateStringsArray, ...words: string[]): Phrase {
  const parts = text.map((part, at) =>
    part.startsWith('.') && words[at - 1]?.endsWith('.') ? part.slice(1) : part,
  )
  return new Phrase(parts, words)
}
