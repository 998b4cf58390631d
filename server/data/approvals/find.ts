import type { ApprovalRow } from '#server/data/approvals/rows.ts'
import type { Db } from '#server/database/db.ts'

/** What the person decided about an action; null where nobody has asked them. */
export async function findApproval(db: Db, action_id: string): Promise<ApprovalRow | null> {
  const [row] = await db.sql<ApprovalRow>`
    select decision, checksum, revision, decided_at
    from approvals
    where owner_id = ${db.owner} and action_id = ${action_id}`
  return row ?? null
}
