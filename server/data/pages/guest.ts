import { findOwnName } from '#server/data/accounts/rows.ts'
import type { Db } from '#server/database/db.ts'
import { findPlanCopySource } from '#server/flows/replicate/plans.ts'
import type { PlanCopyContent } from '#server/domain/plan_copy.ts'

/** A guest as their own page shows them. */
export interface GuestRow {
  plan_id: string
  guest_name: string
  rsvp_status: 'pending' | 'accepted' | 'declined' | 'removed'
  needs_reconfirm: boolean
}

/** A plan as its guests see it, with what their pages say beside it. */
export interface ShownPlan {
  host_name: string
  content: PlanCopyContent
  connect_on_signup: boolean
  /** By the database's clock. */
  now: Date
}

/**
 * Whom an invite is for; null for one that is not there. Guests with an account go by their own name: what the
 * host calls them is the host's affair.
 */
export async function findGuest(db: Db, invite_id: string): Promise<GuestRow | null> {
  const [row] = await db.sql<GuestRow & { peer_owner: string | null }>`
    select v.plan_id, v.peer_owner, p.display_name as guest_name, v.rsvp_status, v.needs_reconfirm
    from invites v
    join people p on p.owner_id = v.owner_id and p.person_id = v.person_id
    where v.owner_id = ${db.owner} and v.invite_id = ${invite_id}`
  if (!row) return null
  const { peer_owner, ...guest } = row
  return peer_owner === null
    ? guest
    : { ...guest, guest_name: await db.as(peer_owner, (peer) => findOwnName(peer)) }
}

/** A plan that people were shown, canceled or not; null for any other. */
export async function findShownPlan(db: Db, plan_id: string): Promise<ShownPlan | null> {
  const [source, [plan]] = await Promise.all([
    findPlanCopySource(db, plan_id),
    db.sql<{ connect_on_signup: boolean; now: Date }>`
      select connect_on_signup, now() as now
      from plans
      where owner_id = ${db.owner} and plan_id = ${plan_id}`,
  ])
  if (!source?.content || !plan) return null
  return { host_name: source.host.display_name, content: source.content, ...plan }
}
