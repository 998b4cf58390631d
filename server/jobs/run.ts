import type { Database } from '#server/database/db.ts'
import { claimDueWork } from '#server/data/due_work/claim.ts'
import { deleteDueWork } from '#server/data/due_work/delete.ts'
import type { DueKind, DueWork } from '#server/data/due_work/rows.ts'
import { updateDueAfter, updateDueAt } from '#server/data/due_work/update.ts'

/** Something that is done outside of requests, for one account at a time. */
export interface Job {
  readonly kind: DueKind
  /**
   * Does what waits for this account; the time when there is more to do, null where nothing is left. It may
   * run twice, beside itself too, and may be cut off at any point.
   */
  run(owner: string): Promise<Date | null>
}

/** Jobs being done until they are stopped. */
export interface Worker {
  /** Looks for work now; somebody in this process has just left some. */
  wake(): void
  /** Takes nothing more, and ends when what is under way has ended. */
  stop(): Promise<void>
}

/** What a worker does, and on which database. */
export interface WorkerOptions {
  readonly database: Database
  readonly jobs: readonly Job[]
  /** Hears of work that failed; it is taken up again by itself. */
  readonly onError: (error: unknown, kind: DueKind) => void
  /** Accounts one job works for at once; 4 by default. */
  readonly atOnce?: number
}

/** Milliseconds between two looks for work that nobody in this process left. */
const poll = 1_000

/** A burst of changes is taken up as one. */
const gather = 20

/** Seconds after which work that failed is tried again. */
const retryAfter = 5

/**
 * Works off what is due, until it is stopped. Any number of workers may run on one database: each takes
 * what no other has, and what a worker dies over is another's within a minute.
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

  const take = (free: number) =>
    claimDueWork(database, [job.kind], free).catch((error: unknown) => {
      onError(error, job.kind)
      return []
    })

  async function loop(): Promise<void> {
    while (!stopping) {
      const free = atOnce - running.size
      const taken = free > 0 ? await take(free) : []
      for (const work of taken) {
        const done = carryOut(database, job, work)
          .then((next) => next !== null && next.getTime() <= Date.now() && bell.ring())
          .catch((error: unknown) => onError(error, job.kind))
          .finally(() => running.delete(done))
        running.add(done)
      }
      // As much as could be taken: there may be more, as soon as there are hands for it.
      if (taken.length === free) await Promise.race(running)
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

async function carryOut(database: Database, job: Job, work: DueWork): Promise<Date | null> {
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

/** Somebody waits until it rings; a ring that nobody waited for counts for the next who does. */
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
