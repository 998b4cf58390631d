import { hasOutdatedShares } from '#server/data/list_shares/list_outdated.ts'
import { deleteReplication } from '#server/data/replication_queue/delete.ts'
import { listReplications } from '#server/data/replication_queue/list.ts'
import type { QueuedReplication } from '#server/data/replication_queue/rows.ts'
import type { Database, Db } from '#server/database/db.ts'
import { replicateAvailability } from '#server/flows/replicate/availability.ts'
import { replicateLike } from '#server/flows/replicate/likes.ts'
import { replicatePlan } from '#server/flows/replicate/plans.ts'
import { replicateSharedLists } from '#server/flows/replicate/shared_lists.ts'
import type { Job } from '#server/jobs/run.ts'

/** The most replications of one run; if there are more, another run follows at once. */
const most = 100

/**
 * The job that copies an account's changes to the accounts that have copies of them; `onCopied` is told how many copies
 * of free time that were.
 */
export function replicationJob(database: Database, onCopied?: (count: number) => void): Job {
  return {
    kind: 'relay',
    async run(owner) {
      const [queued, hasShares] = await database.read(owner, (db) =>
        Promise.all([listReplications(db, most), hasOutdatedShares(db)]),
      )
      if (hasShares) await replicateSharedLists(database, owner)
      for (const replication of queued) await replicate(database, owner, replication, onCopied)
      return queued.length === most ? 'again' : null
    },
  }
}

async function replicate(
  database: Database,
  owner: string,
  queued: QueuedReplication,
  onCopied?: (count: number) => void,
): Promise<void> {
  const { kind, source_id } = queued
  if (kind === 'busy') {
    await replicateAvailability(database, owner, onCopied)
    return
  }
  const version =
    kind === 'like'
      ? await replicateLike(database, owner, source_id)
      : await replicatePlan(database, owner, source_id)
  if (version !== 0) return
  // Its source was deleted; in the queue it would be looked for again and again.
  const work = async (db: Db) => deleteReplication(db, queued)
  await database.write(owner, { work, asyncCommit: true })
}
