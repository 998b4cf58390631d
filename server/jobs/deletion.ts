import { findLeaving } from '#server/data/leaving/find.ts'
import { cancelPlans, type LeavingTools } from '#server/flows/leaving/cancel_plans.ts'
import { deleteRows, endAccount } from '#server/flows/leaving/delete_rows.ts'
import { forgetEverywhere } from '#server/flows/leaving/forget.ts'
import { hasReachedAll, withdraw } from '#server/flows/leaving/withdraw.ts'
import { replicationJob } from '#server/jobs/replication.ts'
import type { Job } from '#server/jobs/run.ts'

/** Milliseconds after which a run begins nothing more, so that it ends within its lease; another follows at once. */
const enough = 15_000

/** Milliseconds after which a run looks again whether mail was sent and copies were written. */
const patience = 2_000

/**
 * The job that deletes an account, seven days after that was asked for. Every step is made of short transactions and finds what is
 * left to do by itself, so a worker that is killed leaves nothing that another cannot go on with: what others have of the account
 * ends first, then its rows go, then its address and itself. `onDeleted` is called for each account that is gone.
 */
export function deletionJob(tools: LeavingTools, onDeleted: () => void = () => {}): Job {
  const { database } = tools
  const replication = replicationJob(database)
  return {
    kind: 'deletion',
    database,
    every: 15_000,
    async run(owner) {
      const until = performance.now() + enough
      const isLate = () => performance.now() >= until
      const leaving = await database.read(owner, findLeaving)
      if (leaving === null) return null
      if (!leaving.is_over) return leaving.until
      const { tells, is_long_over } = leaving
      if (!(await cancelPlans(tools, owner, { tells, isLate }))) return 'again'
      // A message says the name that its sender still has, and a mail server that does not answer holds nothing up for ever.
      if (!is_long_over && !(await hasReachedAll(database, owner, true))) {
        await replication.run(owner)
        if (!(await hasReachedAll(database, owner, true))) return later(leaving.now)
      }
      if (!(await withdraw(database, owner, isLate))) return 'again'
      await replication.run(owner)
      if (!(await hasReachedAll(database, owner, false))) return 'again'
      if (!(await forgetEverywhere(database, owner, isLate))) return 'again'
      if (!(await deleteRows(database, owner, isLate))) return 'again'
      if (await endAccount(database, owner)) onDeleted()
      return null
    },
  }
}

function later(now: Date): Date {
  return new Date(now.getTime() + patience)
}
