/** A text, and everybody who gets it. */
export interface SameWords<One, Words> {
  readonly words: Words
  /** At least one. */
  readonly all: readonly One[]
}

/** Puts those together who get the same text, in the order of the first of each. */
export function bySameWords<One, Words>(
  all: readonly One[],
  { write, textOf }: { write: (one: One) => Words; textOf: (words: Words) => string },
): SameWords<One, Words>[] {
  const found = new Map<string, { words: Words; all: One[] }>()
  for (const one of all) {
    const words = write(one)
    const same = found.get(textOf(words))
    if (same) same.all.push(one)
    else found.set(textOf(words), { words, all: [one] })
  }
  return [...found.values()]
}
