/** Numbers from 0 to before a limit, the same for the same seed. */
export function seeded(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** Items in an order of a seed. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const below = seeded(seed)
  return items
    .map((item) => ({ item, at: below(2 ** 32) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
