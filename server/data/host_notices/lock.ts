import { isWritable } from '#server/data/host_notices/conditions.ts'
import type { HostNoticeRow } from '#server/data/host_notices/rows.ts'
import type { Db } from '#server/database/db.ts'

/** What the host of a plan was told, locked until the transaction ends; null for a plan without a notice. */
export async function lockHostNotice(db: Db, plan_id: string): Promise<HostNoticeRow | null> {
  const [notice] = await db.sql<HostNoticeRow>`
    select h.plan_id, h.since, h.tipped_told, h.full_told, h.closing_told, ${isWritable} as ready
    from host_notices h
    where h.owner_id = ${db.owner} and h.plan_id = ${plan_id}
    for no key update`
  return notice ?? null
}
