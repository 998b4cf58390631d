import { findMigrated, ownRowsMigration } from '#server/data/finding/find_migrated.ts'
import { ownKinds } from '#server/data/finding/sources.ts'
import { updateChangedVectors, updateMissingVectors } from '#server/data/finding/vectors.ts'
import {
  updateChangedAccents,
  updateMissingAccents,
} from '#server/data/incoming_interests/update.ts'
import type { Database, Db } from '#server/database/db.ts'
import { replicateAttributions } from '#server/flows/replicate/attributions.ts'
import type { Job } from '#server/jobs/run.ts'

/** Rows that one transaction writes. */
const batch = 500

/** Milliseconds after which a run begins with no more rows, so that it ends within its lease. */
const enough = 10_000

/** When rows are looked at again after the update of a service, in milliseconds: releases run beside each other until then. */
const visits = [3_600_000, 86_400_000]

/**
 * The job that gives the rows of an account the vectors they are found by, after an update of the service that makes them
 * in another way, the copies of its guests the attribution of their place, and those of likes their accents. Until then searches make the vectors. An earlier release that still runs changes rows without their vectors, so
 * what was changed since is looked at again after an hour and after a day.
 */
export function searchJob(database: Database): Job {
  return {
    kind: 'search',
    every: 5_000,
    async run(owner) {
      const until = performance.now() + enough
      const missing = [
        ...ownKinds.map((kind) => (db: Db) => updateMissingVectors(db, kind, batch)),
        (db: Db) => updateMissingAccents(db, batch),
      ]
      for (const work of missing) {
        let count = batch
        while (count === batch) {
          if (performance.now() >= until) return 'again'
          count = await database.write(owner, { asyncCommit: true, work })
        }
      }
      const { since, now } = await findMigrated(database, ownRowsMigration)
      const age = now.getTime() - since.getTime()
      if (age >= (visits[0] ?? 0)) await updateChanged(database, owner, since)
      await replicateAttributions(database, owner)
      return nextVisit(database, ownRowsMigration)
    },
  }
}

/** When to look again at what a migration has left to do; null where that was long ago. */
export async function nextVisit(database: Database, migration: string): Promise<Date | null> {
  const { since, now } = await findMigrated(database, migration)
  const next = visits.find((visit) => visit > now.getTime() - since.getTime())
  return next === undefined ? null : new Date(since.getTime() + next)
}

/** Writes the vectors and accents of what was changed in an account since an instant. It may be stopped at any point. */
export async function updateChanged(database: Database, owner: string, since: Date): Promise<void> {
  for (const kind of ownKinds) {
    let after: string | null = null
    do {
      const from: string | null = after
      after = await database.write(owner, {
        asyncCommit: true,
        work: (db) => updateChangedVectors(db, kind, { since, after: from, most: batch }),
      })
    } while (after !== null)
  }
  await database.write(owner, {
    asyncCommit: true,
    work: (db) => updateChangedAccents(db, since),
  })
}
