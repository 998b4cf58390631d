import type { Db } from '#server/database/db.ts'

/** The ids of the plans that these invites of this account are to, by the invite's id. */
export async function listPlanIdsOfInvites(
  db: Db,
  invite_ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.sql<{ invite_id: string; plan_id: string }>`
    select invite_id, plan_id
    from invites
    where owner_id = ${db.owner} and invite_id = any(${[...invite_ids]}::uuid[])`
  return new Map(rows.map(({ invite_id, plan_id }) => [invite_id, plan_id]))
}
