import { ownKinds } from '#server/data/finding/sources.ts'
import { updateMissingVectors } from '#server/data/finding/vectors.ts'
import type { Database } from '#server/database/db.ts'
import type { Job } from '#server/jobs/run.ts'

/** Rows that one transaction writes. */
const batch = 500

/** Milliseconds after which a run begins with no more rows, so that it ends within its lease. */
const enough = 10_000

/**
 * The job that gives the rows of an account the vectors they are found by, after an update of the service that makes them
 * in another way. Until then searches make them.
 */
export function searchJob(database: Database): Job {
  return {
    kind: 'search',
    every: 5_000,
    async run(owner) {
      const until = performance.now() + enough
      for (const kind of ownKinds) {
        let count = batch
        while (count === batch) {
          if (performance.now() >= until) return 'again'
          count = await database.write(owner, {
            asyncCommit: true,
            work: (db) => updateMissingVectors(db, kind, batch),
          })
        }
      }
      return null
    },
  }
}
