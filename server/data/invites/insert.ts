import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { type InviteDelivery, type InviteRow, inviteColumns } from '#server/data/invites/rows.ts'
import { updateLinksRevoked } from '#server/data/links/update.ts'

/** One guest to be invited. */
export interface NewInvite {
  person_id: string
  peer_owner: string | null
  delivery: InviteDelivery
}

/**
 * Invites people to a plan, which the caller has locked. A guest who was removed is invited again: the earlier
 * answer is cleared and the earlier links are revoked. A current guest stays unchanged.
 *
 * @returns the invites that were inserted or renewed.
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
        needs_reconfirm = false, invited_at = clock_timestamp(), answered_at = null, removed_at = null,
        note = null
      where v.rsvp_status = 'removed'
    returning ${inviteColumns}`
  await updateLinksRevoked(
    db,
    'invite',
    rows.map(({ invite_id }) => invite_id),
  )
  return rows
}
