import type { Db } from '#server/database/db.ts'
import { type GuestRow, type InviteRow, inviteColumns } from '#server/data/invites/rows.ts'
import { personColumns } from '#server/data/people/rows.ts'

/** The guests of a plan in the order of their invitation, removed ones last. */
export async function listRoster(db: Db, plan_id: string): Promise<GuestRow[]> {
  return db.sql<GuestRow>`
    select ${inviteColumns}, ${personColumns}
    from invites v
    join people p on p.owner_id = v.owner_id and p.person_id = v.person_id
    where v.owner_id = ${db.owner} and v.plan_id = ${plan_id}
    order by v.rsvp_status = 'removed', v.invited_at, p.display_name, v.invite_id`
}

/** The ids of all invites to a plan. */
export async function listInviteIds(db: Db, plan_id: string): Promise<string[]> {
  const rows = await db.sql<{ invite_id: string }>`
    select invite_id
    from invites
    where owner_id = ${db.owner} and plan_id = ${plan_id}`
  return rows.map(({ invite_id }) => invite_id)
}

/** The invite of a guest who has an account. */
export interface AccountInviteRow extends InviteRow {
  peer_owner: string
}

/** The invites to a plan whose guests' copies are older than the plan. */
export async function listOutdatedInvites(db: Db, plan_id: string): Promise<AccountInviteRow[]> {
  return db.sql<AccountInviteRow>`
    select ${inviteColumns}
    from invites v
    join plans n on n.owner_id = v.owner_id and n.plan_id = v.plan_id
    where v.owner_id = ${db.owner} and v.plan_id = ${plan_id} and v.delivery = 'service'
      and v.peer_owner is not null and v.carried_version < n.version
    order by v.peer_owner, v.invite_id`
}

/** The invites to a plan whose guests have a copy of it in their accounts. */
export async function listAccountInvites(db: Db, plan_id: string): Promise<AccountInviteRow[]> {
  return db.sql<AccountInviteRow>`
    select ${inviteColumns}
    from invites v
    where v.owner_id = ${db.owner} and v.plan_id = ${plan_id} and v.delivery = 'service'
      and v.peer_owner is not null
    order by v.peer_owner, v.invite_id`
}

/** A guest who comes. */
export interface ComingGuest {
  /** As the host saved it, or as the guest gave it when signing up. */
  display_name: string
  /** The guest's account; null for a guest without one. */
  peer_owner: string | null
  /** Whether they signed up by the open link, and are nobody the host knows. */
  by_link: boolean
}

/** The guests of a plan who accepted, those who answered first at the start, at most `most` of them. */
export async function listComing(db: Db, plan_id: string, most: number): Promise<ComingGuest[]> {
  return db.sql<ComingGuest>`
    select p.display_name, v.peer_owner,
      (p.origin = 'sign_up' and p.classification <> 'connected') as by_link
    from invites v
    join people p on p.owner_id = v.owner_id and p.person_id = v.person_id
    where v.owner_id = ${db.owner} and v.plan_id = ${plan_id} and v.rsvp_status = 'accepted'
    order by v.answered_at, v.invite_id
    limit ${most}`
}
