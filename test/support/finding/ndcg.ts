/** How good an order is, from 0 to 1: the discounted gain of its first `depth`, as a share of the best possible. */
export function ndcg(
  found: readonly number[],
  grades: ReadonlyMap<number, number>,
  depth = 10,
): number {
  const gain = (list: readonly number[]) =>
    list
      .slice(0, depth)
      .reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0)
  const best = [...grades.values()].sort((a, b) => b - a)
  return gain(found.map((index) => grades.get(index) ?? 0)) / gain(best)
}
