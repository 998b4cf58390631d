import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { type InviteDelivery, type InviteRow, inviteColumns } from '#server/data/invites/rows.ts'
import { deleteGuestMail } from '#server/data/guest_mail/delete.ts'
import { updateLinksRevoked } from '#server/data/links/update.ts'

/** One guest to be invited. */
export interface NewInvite {
  person_id: string
  peer_owner: string | null
  delivery: InviteDelivery
}

/** An invite that was made just now. */
export interface MadeInvite extends InviteRow {
  /** Whether the guest had been removed and is invited again. */
  renewed: boolean
}

/**
 * Invites people to a plan, which the caller has locked. A guest who was removed is invited again: the earlier
 * answer is cleared, the earlier links are revoked, and an address that still waited for its last mail is deleted. A current guest stays unchanged.
 *
 * @returns the invites that were inserted or renewed.
 */
export async function insertInvites(
  db: Db,
  plan_id: string,
  guests: readonly NewInvite[],
): Promise<MadeInvite[]> {
  if (guests.length === 0) return []
  const ids = guests.map(() => newId())
  const rows = await db.sql<InviteRow>`
    insert into invites as v (owner_id, invite_id, plan_id, person_id, peer_owner, delivery)
    select a.owner_id, guest.invite_id, ${plan_id}, guest.person_id, guest.peer_owner, guest.delivery
    from accounts a
    cross join unnest(${ids}::uuid[], ${guests.map(({ person_id }) => person_id)}::uuid[],
      ${guests.map(({ peer_owner }) => peer_owner)}::uuid[],
      ${guests.map(({ delivery }) => delivery)}::text[])
      as guest (invite_id, person_id, peer_owner, delivery)
    where a.owner_id = ${db.owner}
    on conflict (owner_id, plan_id, person_id) do update
      set rsvp_status = 'pending', peer_owner = excluded.peer_owner, delivery = excluded.delivery,
        needs_reconfirm = false, moved_from = null, invited_at = excluded.invited_at, answered_at = null, removed_at = null,
        note = null
      where v.rsvp_status = 'removed'
    returning ${inviteColumns}`
  const known = new Set(ids)
  const made = rows.map((row) => ({ ...row, renewed: !known.has(row.invite_id) }))
  const renewed = made.filter((invite) => invite.renewed).map(({ invite_id }) => invite_id)
  updateLinksRevoked(db, 'invite', renewed)
  await deleteGuestMail(db, renewed)
  return made
}
