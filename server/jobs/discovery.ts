import { claimRun } from '#server/data/discovery_runs/claim.ts'
import { findNextDue } from '#server/data/due_work/next.ts'
import type { RunRow } from '#server/data/discovery_runs/rows.ts'
import { updateRunPutOff } from '#server/data/discovery_runs/update.ts'
import type { Database } from '#server/database/db.ts'
import { closeRun, type DiscoveryTools, failRun, pickForRun } from '#server/flows/discovery/end.ts'
import { persist } from '#server/jobs/persist.ts'
import type { Job } from '#server/jobs/run.ts'

/** What the discovery job needs. */
export interface DiscoveryJobOptions extends DiscoveryTools {
  readonly database: Database
  readonly log: DiscoveryLog
}

interface DiscoveryLog {
  error(facts: object, message: string): void
}

/** The most attempts at one run, after which it fails. */
export const maxAttempts = 3

/** Seconds after which a run is tried again that could not be searched for. */
const retryAfter = 5

/** Milliseconds after which a turn begins with no more runs, so that it ends within its lease. */
const enough = 10_000

/**
 * Searches for what the discovery runs of an account are about that are due, one after the other. What is
 * found is ranked while no transaction is open; each is closed in one with it and the end of its execution, and only if nobody
 * has claimed it since.
 */
export function discoveryJob(options: DiscoveryJobOptions): Job {
  const { database } = options
  return {
    kind: 'discovery',
    async run(owner) {
      const until = performance.now() + enough
      let did = 0
      for (;;) {
        const isOn = performance.now() < until
        const run = isOn ? await claimRun(database, owner) : null
        if (run !== null) {
          await handle(options, owner, run)
          did += 1
        }
        const { due, next } = await database.read(owner, (db) => findNextDue(db, 'discovery_runs'))
        if (run !== null && due) continue
        return due && did > 0 ? 'again' : next
      }
    },
  }
}

async function handle(options: DiscoveryJobOptions, owner: string, run: RunRow): Promise<void> {
  const { database, log } = options
  const giveUp = () =>
    persist(() => database.write(owner, { work: (db) => failRun(db, options, run) }))
  // Each attempt before has ended this process, or another.
  if (run.attempts > maxAttempts) return void (await giveUp())
  try {
    const picked = await database.read(owner, (db) => pickForRun(db, options, run))
    await database.write(owner, { work: (db) => closeRun(db, options, run, picked) })
  } catch (error) {
    log.error({ err: error, run_id: run.run_id }, 'a discovery run could not be searched for')
    if (run.attempts >= maxAttempts) await giveUp()
    else {
      await persist(() =>
        database.write(owner, { work: (db) => updateRunPutOff(db, run, retryAfter) }),
      )
    }
  }
}
