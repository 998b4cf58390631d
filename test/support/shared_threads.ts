import { ThreadEnded } from '#server/jobs/thread.ts'
import { openThreads, type ReaderThreads } from '#server/jobs/threads.ts'

/** One pool for all services and jobs of a process: a thread that starts loads what reads, which costs more than most tests. */
let pool: ReaderThreads | null = null

/**
 * One thread, as a service has by default, which others of this process use too. `stop` rejects what was asked of this
 * one and has not ended, and all that comes later; the thread goes on.
 */
export function sharedThreads(): ReaderThreads {
  pool ??= openThreads({ threads: 1 })
  const { count, run } = pool
  const waiting = new Set<(error: Error) => void>()
  let isStopped = false
  return {
    count,
    run(kind, owner, input) {
      if (isStopped) return Promise.reject(new ThreadEnded('stopped'))
      return new Promise((resolve, reject) => {
        waiting.add(reject)
        run(kind, owner, input)
          .then(resolve, reject)
          .finally(() => waiting.delete(reject))
      })
    },
    async stop() {
      isStopped = true
      for (const reject of waiting) reject(new ThreadEnded('stopped'))
    },
  }
}
