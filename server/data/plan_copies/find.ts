import type { Db } from '#server/database/db.ts'
import {
  type ConnectedHost,
  type PlanCopyRow,
  planCopies,
  planCopyColumns,
} from '#server/data/plan_copies/rows.ts'
import { isEmpty, sql, type Uuids } from '#server/database/sql.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'

/** The guest copies of these invites, in the same order; unknown ids are left out. */
export async function listPlanCopies(db: Db, ids: Uuids): Promise<PlanCopyRow[]> {
  if (isEmpty(ids)) return []
  return db.run<PlanCopyRow>(sql`
    select ${planCopyColumns}
    from ${planCopies}
    where c.owner_id = ${db.owner} and c.invite_id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], c.invite_id)`)
}

/** The guest copy of an invite's handle. Errors: `reference_not_found`. */
export async function requirePlanCopy(
  db: Db,
  handle: string,
  pointer = '/invite_handle',
): Promise<PlanCopyRow> {
  const id = parseHandle('invite', handle)
  const [copy] = id === null ? [] : await listPlanCopies(db, [id])
  if (!copy) throw fail('reference_not_found', { pointer })
  return copy
}

/** The host of an invite, by the invite's handle; null if the guest and the host have never been connected. */
export async function findConnectedHost(db: Db, handle: string): Promise<ConnectedHost | null> {
  const id = parseHandle('invite', handle)
  if (id === null) return null
  const [host] = await db.sql<ConnectedHost>`
    select k.person_id, p.display_name
    from invite_cards c
    join connections k on k.owner_id = c.owner_id and k.peer_owner = c.host_owner
    left join people p on p.owner_id = k.owner_id and p.person_id = k.person_id and p.deleted_at is null
    where c.owner_id = ${db.owner} and c.invite_id = ${id}`
  return host ?? null
}

/** The guest copies of these plans, by this account's own ids of them, in the same order. */
export async function listPlanCopiesOfPlans(
  db: Db,
  plan_ids: readonly string[],
): Promise<PlanCopyRow[]> {
  if (plan_ids.length === 0) return []
  return db.run<PlanCopyRow>(sql`
    select ${planCopyColumns}
    from ${planCopies}
    where c.owner_id = ${db.owner} and c.plan_id = any(${[...plan_ids]}::uuid[])
    order by array_position(${[...plan_ids]}::uuid[], c.plan_id)`)
}

/** The ids of the plans that these invites to this account are to, by the invite's id; unknown ids are left out. */
export async function listPlanIdsOfCopies(db: Db, ids: Uuids): Promise<Map<string, string>> {
  if (isEmpty(ids)) return new Map()
  const rows = await db.sql<{ invite_id: string; plan_id: string }>`
    select invite_id, plan_id
    from invite_cards
    where owner_id = ${db.owner} and invite_id = any(${ids}::uuid[])`
  return new Map(rows.map(({ invite_id, plan_id }) => [invite_id, plan_id]))
}
