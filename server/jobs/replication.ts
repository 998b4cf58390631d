import type { Database } from '#server/database/db.ts'
import { replicateLike } from '#server/flows/replicate/likes.ts'
import { replicatePlan } from '#server/flows/replicate/plans.ts'
import type { QueuedReplication } from '#server/data/replication_queue/rows.ts'
import { listReplications } from '#server/data/replication_queue/list.ts'
import type { Job } from '#server/jobs/run.ts'

/** Marks that one run takes; what is left has another run at once. */
const most = 100

/** Brings an account's changes to those who have copies of them. */
export function replicationJob(database: Database): Job {
  return {
    kind: 'relay',
    async run(owner) {
      const marks = await database.read(owner, (db) => listReplications(db, most))
      for (const mark of marks) await replicate(database, owner, mark)
      return marks.length === most ? new Date(0) : null
    },
  }
}

async function replicate(
  database: Database,
  owner: string,
  { kind, source_id }: QueuedReplication,
) {
  if (kind === 'like') await replicateLike(database, owner, source_id)
  else await replicatePlan(database, owner, source_id)
}
