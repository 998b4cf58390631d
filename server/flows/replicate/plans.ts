import { findOwnName } from '#server/data/accounts/find.ts'
import type { Database, Db } from '#server/database/db.ts'
import { type PlanCopyHost, insertPlanCopy } from '#server/data/plan_copies/rows.ts'
import { type InviteRow, inviteColumns } from '#server/data/invites/rows.ts'
import { guestChecklist } from '#server/data/logistics/rows.ts'
import { listPlans, type PlanRow } from '#server/data/plans/rows.ts'
import { type PlanCopyContent, planCopyOf } from '#server/domain/plan_copy.ts'

/** Something whose copies with other accounts are behind. */
export interface ReplicationMark {
  kind: 'plan' | 'like'
  source_id: string
  version: number
}

/** What waits to be carried to others, longest first. */
export async function listReplicationMarks(db: Db, most: number): Promise<ReplicationMark[]> {
  return db.sql<ReplicationMark>`
    select kind, source_id, version
    from relay_marks
    where owner_id = ${db.owner}
    order by marked_at, source_id
    limit ${most}`
}

/** Ends a mark, unless another change has raised it since. */
export async function deleteReplicationMark(
  db: Db,
  kind: ReplicationMark['kind'],
  source_id: string,
  version: number,
): Promise<void> {
  await db.sql`
    delete from relay_marks
    where owner_id = ${db.owner} and kind = ${kind} and source_id = ${source_id}
      and version <= ${version}`
}

/** What a plan's guests have copies of. */
export interface PlanCopySourceRow {
  version: number
  host: PlanCopyHost
  /** Null where guests know nothing of the plan. */
  content: PlanCopyContent | null
}

/** A plan of this account as its guests may see it, one consistent state of it; null where there is none. */
export async function findPlanCopySource(
  db: Db,
  plan_id: string,
): Promise<PlanCopySourceRow | null> {
  const [plan] = await listPlans(db, [plan_id])
  return plan ? planCopySourceOf(db, plan) : null
}

/** The same of a plan that is known. */
export async function planCopySourceOf(db: Db, plan: PlanRow): Promise<PlanCopySourceRow> {
  const [display_name, logistics] = await Promise.all([findOwnName(db), guestChecklist(db, plan)])
  return {
    version: plan.version,
    host: { owner: db.owner, display_name },
    content: planCopyOf({ ...plan, logistics }),
  }
}

/** Cards that are written at once: each is a transaction in another partition. */
const atOnce = 4

/**
 * Brings a plan of this account as it is now to every guest whose card is behind, and ends its mark. At
 * least once: what is done again, because this ended in between, finds a card as new as what it brings.
 */
export async function replicatePlan(
  database: Database,
  owner: string,
  plan_id: string,
): Promise<void> {
  const { source, guests } = await database.read(owner, async (db) => {
    const [source, guests] = await Promise.all([
      findPlanCopySource(db, plan_id),
      guestsBehind(db, plan_id),
    ])
    return { source, guests }
  })
  if (!source) return
  const { host, content, version } = source
  const waiting = content ? [...guests] : []
  const lane = async () => {
    for (let guest = waiting.shift(); guest && content; guest = waiting.shift()) {
      const { peer_owner, ...invite } = guest
      const work = (db: Db) => insertPlanCopy(db, host, content, invite)
      await database.write(peer_owner, { role: 'relay', work })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  const carried = content ? guests.map(({ invite_id }) => invite_id) : []
  await database.write(owner, {
    work: (db) =>
      Promise.all([
        setCarried(db, carried, version),
        deleteReplicationMark(db, 'plan', plan_id, version),
      ]),
  })
}

async function guestsBehind(db: Db, plan_id: string) {
  return db.sql<InviteRow & { peer_owner: string }>`
    select ${inviteColumns}
    from invites v
    join plans n on n.owner_id = v.owner_id and n.plan_id = v.plan_id
    where v.owner_id = ${db.owner} and v.plan_id = ${plan_id} and v.delivery = 'service'
      and v.peer_owner is not null and v.carried_version < n.version
    order by v.invite_id`
}

// It only spares the next run work. Whoever holds a row raises the version and marks the plan anew, so it
// is never waited for.
async function setCarried(db: Db, invite_ids: readonly string[], version: number): Promise<void> {
  if (invite_ids.length === 0) return
  await db.sql`
    update invites v
    set carried_version = ${version}
    from (
      select invite_id
      from invites
      where owner_id = ${db.owner} and invite_id = any(${[...invite_ids]}::uuid[])
        and carried_version < ${version}
      order by invite_id
      for no key update skip locked
    ) free
    where v.owner_id = ${db.owner} and v.invite_id = free.invite_id`
}
