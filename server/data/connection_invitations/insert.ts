import type { InvitationRow, JoinRow } from '#server/data/connection_invitations/rows.ts'
import type { Intention } from '#server/data/likes/list_intentions.ts'
import { insertLink } from '#server/data/links/insert.ts'
import type { Db } from '#server/database/db.ts'
import { admissionDays } from '#server/domain/people/connection_invitation.ts'
import { endedInvitationDays } from '#server/domain/calls/retention.ts'

const day = 24 * 60 * 60 * 1_000

/** What a new invitation is made of. */
export interface NewInvitation {
  invitation_id: string
  mode: InvitationRow['mode']
  preview_enabled: boolean
  places: number
  like_ids: readonly string[]
  excluded: readonly Intention[]
  people: readonly string[]
}

/**
 * Makes an invitation and its link.
 *
 * @returns the token of the link, which cannot be read again later, and when the invitation ends; null if there is
 * an invitation of this id already.
 */
export async function insertInvitation(
  db: Db,
  invitation: NewInvitation,
): Promise<{ token: string; expires_at: Date } | null> {
  const { invitation_id } = invitation
  const [made] = await db.sql<{ expires_at: Date }>`
    insert into connection_invitations (owner_id, invitation_id, mode, preview_enabled, places, like_ids,
      excluded, expires_at)
    values (${db.owner}, ${invitation_id}, ${invitation.mode}, ${invitation.preview_enabled},
      ${invitation.places}, ${[...invitation.like_ids]}::uuid[], ${JSON.stringify(invitation.excluded)},
      date_trunc('second', now()) + make_interval(days => ${admissionDays}))
    on conflict (owner_id, invitation_id) do nothing
    returning expires_at`
  if (!made) return null
  const { expires_at } = made
  await db.sql`
    insert into invitation_people (owner_id, invitation_id, person_id)
    select me.owner_id, ${invitation_id}, named.person_id
    from accounts me, unnest(${[...invitation.people]}::uuid[]) as named (person_id)
    where me.owner_id = ${db.owner}`
  const forgotten_at = new Date(expires_at.getTime() + endedInvitationDays * day)
  return { token: insertLink(db, 'connection', invitation_id, forgotten_at), expires_at }
}

/** Records that an account joined. The caller has locked the invitation. */
export async function insertJoin(db: Db, invitation_id: string, join: JoinRow): Promise<void> {
  await db.sql`
    insert into invitation_joins (owner_id, invitation_id, peer_owner, person_id, display_name, joined_at)
    values (${db.owner}, ${invitation_id}, ${join.peer_owner}, ${join.person_id}, ${join.display_name},
      clock_timestamp())
    on conflict (owner_id, invitation_id, peer_owner) do nothing`
}
