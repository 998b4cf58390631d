import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '#server/domain/basics/failure.ts'

/** Milliseconds before the second try, and before each further one. */
const pauses = [100, 300, 900]

/**
 * Does something that may be done twice, and again a little later where the database could not be reached: a connection that breaks, or
 * a server that is replaced, is back within a second. `until` is of performance.now: no try begins after it.
 *
 * Errors: those of `work`; `dependency_unavailable` once it was tried four times.
 */
export function throughOutages<T>(work: () => Promise<T>, until: number): Promise<T> {
  return untilAnswered(work, until, () => false)
}

/** The same where what `work` resolves to may be no answer yet either. */
export async function untilAnswered<T>(
  work: () => Promise<T>,
  until: number,
  isOut: (answer: T) => boolean,
): Promise<T> {
  for (const longest of pauses) {
    try {
      const answer = await work()
      if (!isOut(answer) || performance.now() + longest > until) return answer
    } catch (error) {
      const isAway = error instanceof Failure && error.code === 'dependency_unavailable'
      if (!isAway || performance.now() + longest > until) throw error
    }
    await pause(longest)
  }
  return work()
}
