/** The most queries that are tried. */
const most = 4

/** How much more a term says that means something: a word alone may stand in anything, as “live” does in “vegan living”. */
const meaning = 2

/**
 * Which terms of several to look for where nothing has all of them, as lists of positions: those that say most first. A term
 * says more the rarer it is; one that nothing has says nothing.
 *
 * @param counts how many things have each term.
 * @param common the count of a term that says least.
 * @param areMeant whether each term means something besides its words.
 */
export function someTerms(
  counts: readonly number[],
  common: number,
  areMeant: readonly boolean[] = [],
): number[][] {
  const weights = counts.map((count, at) =>
    count === 0 ? 0 : Math.log((common + 2) / (count + 1)) * (areMeant[at] ? meaning : 1),
  )
  const there = counts.flatMap((count, at) => (count > 0 ? [at] : []))
  if (there.length === 0) return []
  const isWhole = there.length === counts.length
  const sets = [
    ...(isWhole ? [] : [there]),
    ...(there.length > 1 ? there.map((left) => there.filter((at) => at !== left)) : []),
    ...(there.length > 2 ? there.map((at) => [at]) : []),
  ]
  const weight = (set: readonly number[]) => set.reduce((sum, at) => sum + (weights[at] ?? 0), 0)
  return sets.sort((one, other) => weight(other) - weight(one)).slice(0, most)
}
