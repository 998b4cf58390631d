import { listReplications } from '#server/data/replication_queue/list.ts'
import type { QueuedReplication } from '#server/data/replication_queue/rows.ts'
import type { Database } from '#server/database/db.ts'
import { replicateLike } from '#server/flows/replicate/likes.ts'
import { replicatePlan } from '#server/flows/replicate/plans.ts'
import type { Job } from '#server/jobs/run.ts'

/** The most replications of one run; if there are more, another run follows at once. */
const most = 100

/** The job that copies an account's changes to the accounts that have copies of them. */
export function replicationJob(database: Database): Job {
  return {
    kind: 'relay',
    async run(owner) {
      const queued = await database.read(owner, (db) => listReplications(db, most))
      for (const replication of queued) await replicate(database, owner, replication)
      return queued.length === most ? new Date(0) : null
    },
  }
}

async function replicate(
  database: Database,
  owner: string,
  { kind, source_id }: QueuedReplication,
): Promise<void> {
  if (kind === 'like') await replicateLike(database, owner, source_id)
  if (kind === 'plan') await replicatePlan(database, owner, source_id)
}
