/** Milliseconds between the attempts. */
const pauses = [200, 1_000, 3_000]

/** Does work again, up to three times, so that it is not lost while the database is unavailable for a moment. */
export async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return work()
}
