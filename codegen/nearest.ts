/** What a mistyped word most likely meant. */
export interface Guess {
  readonly word: string
  /** No other known word is as near, and this one is at most two steps away. */
  readonly certain: boolean
}

/** The known word a mistyped one most likely meant, or null when none is near enough. */
export function nearest(word: string, known: Iterable<string>): string | null {
  return guess(word, known)?.word ?? null
}

/** The known word a mistyped one most likely meant, and whether it can be no other; null when none is near enough. */
export function guess(word: string, known: Iterable<string>): Guess | null {
  const limit = word.length < 3 ? 0 : Math.max(1, Math.floor(word.length / 3))
  const all = [...known]
  let best: string | null = null
  let least = limit + 1
  let others = false
  for (const candidate of all) {
    if (Math.abs(candidate.length - word.length) > least) continue
    const steps = distance(word.toLowerCase(), candidate.toLowerCase())
    if (steps < least) {
      best = candidate
      least = steps
      others = false
    } else if (steps === least && candidate !== best) {
      others = true
    }
  }
  return best === null ? begun(word, all) : { word: best, certain: !others && least <= 2 }
}

/** The one known word that begins with this one, such as `string` for `str`, or with its first part, up to a `_`. */
function begun(word: string, known: readonly string[]): Guess | null {
  const part = /^[a-z]+_/.exec(word)?.[0] ?? word
  if (part.length < 3) return null
  const longer = known.filter((candidate) => candidate.startsWith(part))
  const [only] = longer
  return only !== undefined && longer.length === 1 ? { word: only, certain: false } : null
}

/** Damerau-Levenshtein: insertions, deletions, replacements and swaps of neighbours. */
export function distance(left: string, right: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1]
      let steps = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      if (swapped && row > 1 && column > 1) {
        steps = Math.min(steps, (beforeLast[column - 2] ?? 0) + 1)
      }
      current.push(steps)
    }
    beforeLast = last
    last = current
  }
  return last[right.length] ?? 0
}
