import { findInvite } from '#server/data/invites/find.ts'
import { listAccountInvites } from '#server/data/invites/list.ts'
import type { InviteRow } from '#server/data/invites/rows.ts'
import { selectPlanOfInvite } from '#server/data/invites/select.ts'
import { updateInviteKept } from '#server/data/invites/update.ts'
import { findSelectedPlan } from '#server/data/plans/find.ts'
import { lockSelectedPlan } from '#server/data/plans/lock.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { updateVersion } from '#server/data/plans/update.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import type { Db } from '#server/database/db.ts'
import { isExposed, isOver } from '#server/domain/plans/state.ts'

/** What the invite of a link is to an account that is signed in. */
export interface InviteKeeping {
  readonly plan: PlanRow
  readonly invite: InviteRow
  /**
   * Whether the account can keep it: `kept` by this account, `taken` by another one, or `guest` where the account is a
   * guest of the plan by another invite; `ended` for one that nobody can answer any more.
   */
  readonly state: 'free' | 'kept' | 'taken' | 'guest' | 'ended'
}

/** @returns the same for an invite of this account's plans, which is the host; null where there is none. */
export async function findInviteKeeping(
  there: Db,
  invite_id: string,
  guest: string,
): Promise<InviteKeeping | null> {
  const [plan, invite] = await Promise.all([
    findSelectedPlan(there, selectPlanOfInvite(there.owner, invite_id)),
    findInvite(there, invite_id),
  ])
  if (!plan || !invite) return null
  return { plan, invite, state: await stateOf(there, plan, invite, guest) }
}

async function stateOf(
  there: Db,
  plan: PlanRow,
  { rsvp_status, peer_owner }: InviteRow,
  guest: string,
): Promise<InviteKeeping['state']> {
  if (rsvp_status === 'removed' || !isExposed(plan) || isOver(plan, plan.now)) return 'ended'
  if (peer_owner !== null) return peer_owner === guest ? 'kept' : 'taken'
  const others = await listAccountInvites(there, plan.plan_id)
  const isGuest = others.some((one) => one.peer_owner === guest && one.rsvp_status !== 'removed')
  return isGuest ? 'guest' : 'free'
}

/**
 * Keeps an invite of this account's plans, which is the host, in the account of who has its link: from then on that
 * account has a copy of the plan, and no other account can keep it. The plan is locked until the transaction ends.
 *
 * @returns what it was to the account before; null where there is no such invite.
 */
export async function keepInvite(
  there: Db,
  invite_id: string,
  guest: string,
): Promise<InviteKeeping['state'] | null> {
  await lockSelectedPlan(there, selectPlanOfInvite(there.owner, invite_id))
  // Only a later statement sees what the transaction before this one changed.
  const found = await findInviteKeeping(there, invite_id, guest)
  if (found?.state !== 'free') return found?.state ?? null
  const { plan_id } = found.plan
  await updateInviteKept(there, invite_id, guest)
  insertReplication(there, 'plan', plan_id, await updateVersion(there, plan_id))
  return 'free'
}
