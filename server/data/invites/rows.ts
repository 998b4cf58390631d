import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { updateLinksRevoked } from '#server/data/links/update.ts'
import { type PersonRow, personColumns, toPerson } from '#server/data/people/rows.ts'
import { sql } from '#server/database/sql.ts'
import type { PlanGuest } from '#generated/types.ts'

/** What a guest answered; removed by the host. */
export type RsvpStatus = 'pending' | 'accepted' | 'declined' | 'removed'
/** Whether the service writes to a guest, or the host passes a link on. */
export type InviteDelivery = 'service' | 'manual_share'

/** One guest of a plan, as the host's table keeps them. */
export interface InviteRow {
  invite_id: string
  plan_id: string
  person_id: string
  /** The guest's account; null for a Friend in Mind. */
  peer_owner: string | null
  delivery: InviteDelivery
  rsvp_status: RsvpStatus
  needs_reconfirm: boolean
  invited_at: Date
  answered_at: Date | null
  removed_at: Date | null
  /** The version of the plan the guest's copy is known to show. */
  carried_version: number
}

/** What an `InviteRow` is read from; `invites` is `v` there. */
export const inviteColumns = sql`
  v.invite_id, v.plan_id, v.person_id, v.peer_owner, v.delivery, v.rsvp_status, v.needs_reconfirm,
  v.invited_at, v.answered_at, v.removed_at, v.carried_version`

/** A guest with who they are to the host. */
export interface GuestRow extends InviteRow, PersonRow {}

/** A guest as the host sees them. */
export function toGuest(guest: GuestRow): PlanGuest {
  const { rsvp_status, delivery, needs_reconfirm } = guest
  return { person: toPerson(guest), rsvp_status, delivery, needs_reconfirm }
}

/** The guests of a plan in the order of their invitation, removed ones last. */
export async function listRoster(db: Db, plan_id: string): Promise<GuestRow[]> {
  return db.sql<GuestRow>`
    select ${inviteColumns}, ${personColumns}
    from invites v
    join people p on p.owner_id = v.owner_id and p.person_id = v.person_id
    where v.owner_id = ${db.owner} and v.plan_id = ${plan_id}
    order by v.rsvp_status = 'removed', v.invited_at, p.display_name, v.invite_id`
}

/** How many guests answered what, as columns of a statement over `invites`. The host is none. */
export const rsvpCounts = sql`
  count(*) filter (where rsvp_status = 'accepted') as accepted,
  count(*) filter (where rsvp_status = 'declined') as declined,
  count(*) filter (where rsvp_status = 'pending') as pending,
  count(*) filter (where rsvp_status = 'removed') as removed`

/** One guest to be invited. */
export interface NewInvite {
  person_id: string
  peer_owner: string | null
  delivery: InviteDelivery
}

/**
 * Invites people to a plan, whose lock the caller holds. Somebody who was removed is invited anew, without
 * the earlier answer and with the earlier links revoked; whoever is a guest already stays as they are and
 * is not among the rows given back.
 */
export async function insertInvites(
  db: Db,
  plan_id: string,
  guests: readonly NewInvite[],
): Promise<InviteRow[]> {
  if (guests.length === 0) return []
  const rows = await db.sql<InviteRow>`
    insert into invites as v (owner_id, invite_id, plan_id, person_id, peer_owner, delivery)
    select ${db.owner}, invite_id, ${plan_id}, person_id, peer_owner, delivery
    from unnest(${guests.map(newId)}::uuid[], ${guests.map(({ person_id }) => person_id)}::uuid[],
      ${guests.map(({ peer_owner }) => peer_owner)}::uuid[],
      ${guests.map(({ delivery }) => delivery)}::text[])
      as guest (invite_id, person_id, peer_owner, delivery)
    on conflict (owner_id, plan_id, person_id) do update
      set rsvp_status = 'pending', peer_owner = excluded.peer_owner, delivery = excluded.delivery,
        needs_reconfirm = false, invited_at = clock_timestamp(), answered_at = null, removed_at = null
      where v.rsvp_status = 'removed'
    returning ${inviteColumns}`
  await revokeInviteLinks(db, rows)
  return rows
}

/**
 * Takes guests off a plan, whose lock the caller holds, and revokes their links; those it took, without
 * those who were removed before.
 */
export async function updateInvitesRemoved(
  db: Db,
  plan_id: string,
  invite_ids: readonly string[],
): Promise<InviteRow[]> {
  if (invite_ids.length === 0) return []
  const rows = await db.sql<InviteRow>`
    update invites v
    set rsvp_status = 'removed', needs_reconfirm = false, removed_at = clock_timestamp()
    where v.owner_id = ${db.owner} and v.plan_id = ${plan_id}
      and v.invite_id = any(${[...invite_ids]}::uuid[]) and v.rsvp_status <> 'removed'
    returning ${inviteColumns}`
  await revokeInviteLinks(db, rows)
  return rows
}

/** Asks those who answered to confirm it; a plan's time or place has changed. The caller holds the plan's lock. */
export async function askToReconfirm(db: Db, plan_id: string): Promise<void> {
  await db.sql`
    update invites
    set needs_reconfirm = true
    where owner_id = ${db.owner} and plan_id = ${plan_id}
      and rsvp_status in ('accepted', 'declined') and not needs_reconfirm`
}

async function revokeInviteLinks(db: Db, rows: readonly InviteRow[]): Promise<void> {
  await updateLinksRevoked(
    db,
    'invite',
    rows.map(({ invite_id }) => invite_id),
  )
}
