import { findOwnName } from '#server/data/accounts/find.ts'
import type { Database, Db } from '#server/database/db.ts'
import { listOutdatedInvites } from '#server/data/invites/list.ts'
import { updateReplicatedVersion } from '#server/data/invites/update.ts'
import { listItems, toGuestItems } from '#server/data/logistics/list.ts'
import type { LogisticsRow } from '#server/data/logistics/rows.ts'
import { insertBusyReplicationOfCopy } from '#server/data/replication_queue/insert_busy.ts'
import { insertPlanCopy } from '#server/data/plan_copies/insert.ts'
import type { PlanCopyHost } from '#server/data/plan_copies/rows.ts'
import { listPlans } from '#server/data/plans/find.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { deleteReplication } from '#server/data/replication_queue/delete.ts'
import { writeCopies } from '#server/flows/replicate/copies.ts'
import { type PlanCopyContent, planCopyOf } from '#server/domain/plans/copy.ts'

/** What the guest copies of a plan are made from. */
export interface PlanCopySource {
  version: number
  host: PlanCopyHost
  /** Null where guests do not know of the plan. */
  content: PlanCopyContent | null
}

/** A plan of this account as its guests may see it, in one consistent state; null where it does not exist. */
export async function findPlanCopySource(db: Db, plan_id: string): Promise<PlanCopySource | null> {
  const [[plan], display_name, items] = await Promise.all([
    listPlans(db, [plan_id]),
    findOwnName(db),
    listItems(db, plan_id),
  ])
  return plan ? toPlanCopySource(plan, { owner: db.owner, display_name }, items) : null
}

/** What the guest copies of this plan are made from; `items` is its checklist, as it is stored. */
export function toPlanCopySource(
  plan: PlanRow,
  host: PlanCopyHost,
  items: readonly LogisticsRow[],
): PlanCopySource {
  const logistics = toGuestItems(items, plan)
  return { version: plan.version, host, content: planCopyOf({ ...plan, logistics }) }
}

/**
 * Copies a plan of this account as it is now to every guest whose copy is out of date, and removes it from
 * the replication queue. It may run more than once: a copy that is already up to date stays as it is.
 *
 * @returns the version that was copied; 0 where there is no such plan.
 */
export async function replicatePlan(
  database: Database,
  owner: string,
  plan_id: string,
): Promise<number> {
  const [source, invites] = await database.read(owner, (db) =>
    Promise.all([findPlanCopySource(db, plan_id), listOutdatedInvites(db, plan_id)]),
  )
  if (!source) return 0
  const { host, content, version } = source
  const guests = content ? invites : []
  await writeCopies(database, guests, (db, invite) => {
    if (!content) return
    insertBusyReplicationOfCopy(db, host.owner, content, invite)
    insertPlanCopy(db, host, content, invite)
  })
  const invite_ids = guests.map(({ invite_id }) => invite_id)
  await database.write(owner, {
    async work(db) {
      updateReplicatedVersion(db, plan_id, invite_ids, version)
      deleteReplication(db, { kind: 'plan', source_id: plan_id, version })
    },
  })
  return version
}
