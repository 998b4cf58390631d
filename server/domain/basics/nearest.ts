/** How many insertions, deletions, replacements and swaps of neighbouring characters turn one word into another. */
export function distance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      let best = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1]
      if (swapped) best = Math.min(best, at(beforeLast, column - 2) + 1)
      current.push(best)
    }
    beforeLast = last
    last = current
  }
  return at(last, to.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

/** The `count` candidates nearest to a word, the nearest first. A candidate that contains the word counts as near. */
export function nearest(word: string, candidates: readonly string[], count: number): string[] {
  const wanted = word.slice(0, 128).toLowerCase()
  return candidates
    .map((candidate) => ({ candidate, apart: apart(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.apart - b.apart || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

function apart(wanted: string, candidate: string): number {
  if (wanted.length > 2 && candidate.includes(wanted)) return 1
  return distance(wanted, candidate)
}

/** The candidate that was probably meant; null where none is near enough to be a typing mistake. */
export function didYouMean(word: string, candidates: readonly string[]): string | null {
  // The comparison is quadratic, and a suggestion for a word this long would not help.
  if (word.length > 64) return null
  const best = nearest(word, candidates, 1)[0]
  if (best === undefined) return null
  const limit = Math.max(1, Math.floor(Math.min(word.length, best.length) / 3))
  return apart(word.toLowerCase(), best.toLowerCase()) <= limit ? best : null
}
