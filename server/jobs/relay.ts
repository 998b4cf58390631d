import type { Database } from '#server/data/db.ts'
import { carryLike } from '#server/data/likes/relay.ts'
import { carryPlan, type RelayMark, relayMarks } from '#server/data/relay.ts'
import type { Job } from '#server/jobs/run.ts'

/** Marks that one run takes; what is left has another run at once. */
const most = 100

/** Brings an account's changes to those who have copies of them. */
export function relayJob(database: Database): Job {
  return {
    kind: 'relay',
    async run(owner) {
      const marks = await database.read(owner, (db) => relayMarks(db, most))
      for (const mark of marks) await carry(database, owner, mark)
      return marks.length === most ? new Date(0) : null
    },
  }
}

async function carry(database: Database, owner: string, { kind, source_id }: RelayMark) {
  if (kind === 'like') await carryLike(database, owner, source_id)
  else await carryPlan(database, owner, source_id)
}
