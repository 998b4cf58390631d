import type { Database } from '#server/database/db.ts'
import { claimDueWork } from '#server/data/due_work/claim.ts'
import { deleteDueWork } from '#server/data/due_work/delete.ts'
import type { DueKind, DueWork } from '#server/data/due_work/rows.ts'
import { updateDueAfter, updateDueAt } from '#server/data/due_work/update.ts'

/** Work outside of requests, for one account at a time. */
export interface Job {
  readonly kind: DueKind
  /**
   * Does the due work of this account. It must allow two runs at the same time, and being stopped at any
   * point.
   *
   * @returns when there is more to do; null where nothing is left.
   */
  run(owner: string): Promise<Date | null>
}

/** Runs jobs until it is stopped. */
export interface Worker {
  /** Looks for due work now, because this process has just queued some. */
  wake(): void
  /** Claims nothing more; resolves when the work under way has ended. */
  stop(): Promise<void>
}

/** The jobs of a worker, and its database. */
export interface WorkerOptions {
  readonly database: Database
  readonly jobs: readonly Job[]
  /** Called when work fails; it is retried without further action. */
  readonly onError: (error: unknown, kind: DueKind) => void
  /** Accounts that one job works for at the same time; 4 by default. */
  readonly atOnce?: number
}

/** Milliseconds between two looks for work that other processes have queued. */
const poll = 1_000

/** Milliseconds to wait after a wake-up, so that many changes at once are handled together. */
const gather = 20

/** Seconds after which failed work is retried. */
const retryAfter = 5

/**
 * Does due work until it is stopped. Any number of workers may run on one database: each claims work that no
 * other worker has, and the work of a worker that dies is claimed by another within a minute.
 */
export function startWorker({ database, jobs, onError, atOnce = 4 }: WorkerOptions): Worker {
  const loops = jobs.map((job) => startLoop(database, job, onError, atOnce))
  return {
    wake() {
      for (const loop of loops) loop.wake()
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

function startLoop(
  database: Database,
  job: Job,
  onError: WorkerOptions['onError'],
  atOnce: number,
): Worker {
  const bell = makeBell()
  const running = new Set<Promise<unknown>>()
  let stopping = false

  const claim = (free: number) =>
    claimDueWork(database, [job.kind], free).catch((error: unknown) => {
      onError(error, job.kind)
      return []
    })

  async function loop(): Promise<void> {
    while (!stopping) {
      const free = atOnce - running.size
      const claimed = free > 0 ? await claim(free) : []
      for (const work of claimed) {
        const done = doWork(database, job, work)
          .then((next) => next !== null && next.getTime() <= Date.now() && bell.ring())
          .catch((error: unknown) => onError(error, job.kind))
          .finally(() => running.delete(done))
        running.add(done)
      }
      // All free places are taken: there may be more due work, once one of them is free again.
      if (claimed.length === free) await Promise.race(running)
      else await bell.rung(poll)
    }
    await Promise.all(running)
  }

  const ended = loop()
  return {
    wake: bell.ring,
    stop() {
      stopping = true
      bell.ring()
      return ended
    },
  }
}

async function doWork(database: Database, job: Job, work: DueWork): Promise<Date | null> {
  try {
    const next = await job.run(work.owner)
    if (next === null) await deleteDueWork(database, work)
    else await updateDueAt(database, work, next)
    return next
  } catch (error) {
    // If this fails too, the lease runs out.
    await updateDueAfter(database, work, retryAfter).catch(() => {})
    throw error
  }
}

/** `rung` waits until `ring` is called; a call while nothing waits ends the next wait at once. */
function makeBell() {
  let rang = false
  let wake = () => {}
  return {
    ring() {
      rang = true
      wake()
    },
    async rung(milliseconds: number): Promise<void> {
      if (!rang) {
        await new Promise<void>((resolve) => {
          const late = setTimeout(resolve, milliseconds)
          wake = () => {
            clearTimeout(late)
            setTimeout(resolve, gather)
          }
        })
        wake = () => {}
      }
      rang = false
    },
  }
}
