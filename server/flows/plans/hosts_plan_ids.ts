import { listPlanIdsOfInvites } from '#server/data/invites/list_plan_ids.ts'
import type { PlanCopySource } from '#server/data/plan_copies/list_sources.ts'
import type { Db } from '#server/database/db.ts'

/**
 * The hosts' ids of plans, by the host's id of the invite: by them a calendar recognises the event that it got by mail.
 */
export async function listHostsPlanIds(
  db: Db,
  copies: readonly PlanCopySource[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const host of new Set(copies.map(({ host_owner }) => host_owner))) {
    const own = copies.filter(({ host_owner }) => host_owner === host)
    const ids = own.map(({ host_invite_id }) => host_invite_id)
    const plan_ids = await db.as(host, (there) => listPlanIdsOfInvites(there, ids))
    for (const [invite_id, plan_id] of plan_ids) found.set(invite_id, plan_id)
  }
  return found
}
