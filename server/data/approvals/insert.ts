import type { ActionRow } from '#server/data/prepared_actions/rows.ts'
import type { Db } from '#server/database/db.ts'

type Reviewed = Pick<ActionRow, 'action_id' | 'checksum' | 'revision'>

/** Records that an action waits for the person. @returns whether nobody had asked them before. */
export async function insertAsked(
  db: Db,
  { action_id, checksum, revision }: Reviewed,
): Promise<boolean> {
  const rows = await db.sql`
    insert into approvals (owner_id, action_id, decision, checksum, revision)
    values (${db.owner}, ${action_id}, 'asked', ${checksum}, ${revision})
    on conflict (owner_id, action_id) do nothing
    returning 1`
  return rows.length > 0
}

/** Records a decision about an action, which the caller has locked, in the place of an earlier one. */
export async function insertDecision(
  db: Db,
  { action_id, checksum, revision }: Reviewed,
  { decision, session_id }: { decision: 'released' | 'refused'; session_id: string },
): Promise<void> {
  await db.sql`
    insert into approvals (owner_id, action_id, decision, checksum, revision, session_id, decided_at)
    values (${db.owner}, ${action_id}, ${decision}, ${checksum}, ${revision}, ${session_id}, clock_timestamp())
    on conflict (owner_id, action_id) do update
    set decision = excluded.decision, checksum = excluded.checksum, revision = excluded.revision,
      session_id = excluded.session_id, decided_at = excluded.decided_at`
}
