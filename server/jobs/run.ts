import type { Database } from '#server/database/db.ts'
import { claimDueWork } from '#server/data/due_work/claim.ts'
import { deleteDueWork } from '#server/data/due_work/delete.ts'
import { listDueKinds } from '#server/data/due_work/list.ts'
import type { DueKind, DueWork, NextDue } from '#server/data/due_work/rows.ts'
import { updateDueAfter, updateDueAt, updateDueReleased } from '#server/data/due_work/update.ts'

/** Work outside of requests, for one account at a time. */
export interface Job {
  readonly kind: DueKind
  /** Milliseconds between two looks for due work; without it, one look a second and one at each wake-up is for all kinds. */
  readonly every?: number
  /** What its work is claimed through; the worker's database by default. */
  readonly database?: Database
  /**
   * Does the due work of this account, for a turn that ends well within the lease. It must allow two runs at the same
   * time, and being stopped at any point.
   *
   * @returns `again` if it did something and there is more; otherwise, when the first of what is left is due or the first
   * lease on it ends, as read from the database; null only where nothing is left.
   */
  run(owner: string): Promise<NextDue | null>
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
  /** Milliseconds between two looks for work that other processes have queued; 1,000 by default. */
  readonly poll?: number
}

/** Milliseconds to wait after a wake-up, so that many changes at once are handled together. */
const gather = 20

/** The most accounts claimed in one statement, if the work of those claimed before took less than `quick` milliseconds. */
const maxClaimed = 64
const quick = 1_000

/**
 * The most runs of one process for one account at the same time: what is queued during a run need not wait for it, and
 * an account that queues work all the time leaves room for the others.
 */
const maxPerOwner = 2

/** Milliseconds after which claimed work that has not begun is returned, long before its lease ends. */
const patience = 15_000

/** For how many accounts a worker does one kind of work at the same time. */
export const accountsAtOnce = 4

/** Seconds after which failed work is retried. */
const retryAfter = 5

/**
 * Does due work until it is stopped. Any number of workers may run on one database: each claims work that no
 * other worker has, and the work of a worker that dies is claimed by another within a minute.
 */
export function startWorker({
  database,
  jobs,
  onError,
  atOnce = accountsAtOnce,
  poll = 1_000,
}: WorkerOptions): Worker {
  const loops = jobs.map((job) => startLoop(job.database ?? database, job, onError, atOnce))
  const waiting = jobs.flatMap(({ kind, every }, index) => (every ? [] : [{ kind, index }]))
  const kinds = waiting.map(({ kind }) => kind)
  const bell = makeBell(gather)
  let stopping = false

  /** Looks which kinds of work are due, and wakes those jobs only. */
  async function look(): Promise<void> {
    while (!stopping) {
      const due: DueKind[] = await listDueKinds(database, kinds).catch((error: unknown) => {
        for (const kind of kinds.slice(0, 1)) onError(error, kind)
        return []
      })
      for (const { kind, index } of waiting) if (due.includes(kind)) loops[index]?.wake()
      await bell.rung(poll)
    }
  }

  const looked = kinds.length > 0 ? look() : null
  return {
    wake: bell.ring,
    async stop() {
      stopping = true
      bell.ring()
      await Promise.all([looked, ...loops.map((loop) => loop.stop())])
    },
  }
}

function startLoop(
  database: Database,
  job: Job,
  onError: WorkerOptions['onError'],
  atOnce: number,
): Worker {
  const bell = makeBell(0)
  const running = new Set<Promise<unknown>>()
  const runs = new Map<string, number>()
  const claimed: DueWork[] = []
  let done: DueWork[] = []
  let stopping = false
  const report = (error: unknown) => onError(error, job.kind)

  const claim = (most: number) => {
    const busy = [...runs].flatMap(([owner, count]) => (count < maxPerOwner ? [] : [owner]))
    return claimDueWork(database, job.kind, most, busy).catch((error: unknown) => {
      report(error)
      return []
    })
  }

  /** Ends the leases of all work that is done. If this fails, they run out. */
  async function settle(): Promise<void> {
    const settled = done
    done = []
    if (settled.length > 0) await deleteDueWork(database, job.kind, settled).catch(report)
  }

  async function start(work: DueWork): Promise<void> {
    const { owner } = work
    runs.set(owner, (runs.get(owner) ?? 0) + 1)
    try {
      const next = await job.run(owner)
      if (next === null) done.push(work)
      else await updateDueAt(database, work, next)
      if (next === 'again') bell.ring()
    } catch (error) {
      // If this fails too, the lease runs out.
      await updateDueAfter(database, work, retryAfter).catch(() => {})
      report(error)
    }
    leave(owner)
    if (claimed.length === 0) await settle()
  }

  /** Counts a run of an account as ended. */
  function leave(owner: string): void {
    const left = (runs.get(owner) ?? 1) - 1
    if (left === 0) runs.delete(owner)
    else runs.set(owner, left)
    // It may have been left out because of this run.
    if (left + 1 === maxPerOwner) bell.ring()
  }

  /** Returns what was claimed and not begun, so that any worker may claim it. If this fails, the leases run out. */
  async function release(): Promise<void> {
    const works = claimed.splice(0)
    if (works.length > 0) await updateDueReleased(database, job.kind, works).catch(report)
  }

  async function loop(): Promise<void> {
    let most = atOnce
    let since = performance.now()
    if (!job.every) await bell.rung(null)
    while (!stopping) {
      const full = running.size === atOnce
      if (performance.now() - since > patience) await release()
      let rest = claimed.length > 0
      if (!full && !rest) {
        const wanted = Math.max(most - running.size, 1)
        claimed.push(...(await claim(wanted)))
        rest = claimed.length === wanted
        const now = performance.now()
        most = rest && now - since < quick ? Math.min(most * 2, maxClaimed) : atOnce
        since = now
      }
      for (const work of claimed.splice(0, atOnce - running.size)) {
        const ended = start(work).finally(() => running.delete(ended))
        running.add(ended)
      }
      // There may be more due work, once a place is free again.
      if (full || rest || claimed.length > 0) await Promise.race(running)
      else await bell.rung(job.every ?? null)
    }
    await Promise.all(running)
    await Promise.all([settle(), release()])
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

/**
 * `rung` waits until `ring` is called and `gather` milliseconds more, or until the time is over, if it has one; a call
 * while nothing waits ends the next wait at once.
 */
function makeBell(gather: number) {
  let rang = false
  let wake = () => {}
  return {
    ring() {
      rang = true
      wake()
    },
    async rung(milliseconds: number | null): Promise<void> {
      if (!rang) {
        await new Promise<void>((resolve) => {
          const late = milliseconds === null ? undefined : setTimeout(resolve, milliseconds)
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
