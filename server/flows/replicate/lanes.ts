/** Copies that are written at the same time: each is a transaction in another account. */
const atOnce = 4

/** Runs `work` on each of these, at most four at the same time. Errors: the first that `work` throws. */
export async function eachInLanes<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}
