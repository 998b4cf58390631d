import { setTimeout as pause } from 'node:timers/promises'
import { isOutage } from '#server/domain/basics/failure.ts'

/** Milliseconds before the second try, and before each further one. */
const pauses = [100, 300, 900]

/**
 * Does something that may be done twice, and again a little later where the database could not be reached: a connection that breaks, or
 * a server that is replaced, is back within a second. `until` is of performance.now: no try begins after it.
 *
 * Errors: those of `work`; `dependency_unavailable` once it was tried four times, or with `isLong` once the time is over.
 */
export function throughOutages<T>(
  work: () => Promise<T>,
  until: number,
  { isLong = false }: { readonly isLong?: boolean } = {},
): Promise<T> {
  return untilAnswered(work, until, () => false, { isLong })
}

/** The same where what `work` resolves to may be no answer yet either. */
export async function untilAnswered<T>(
  work: () => Promise<T>,
  until: number,
  isOut: (answer: T) => boolean,
  { isLong = false }: { readonly isLong?: boolean } = {},
): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    const last = isLong ? pauses.at(-1) : undefined
    const longest = pauses[tried] ?? last
    if (longest === undefined) return work()
    try {
      const answer = await work()
      if (!isOut(answer) || performance.now() + longest > until) return answer
    } catch (error) {
      if (!isOutage(error) || performance.now() + longest > until) throw error
    }
    await pause(longest)
  }
}
