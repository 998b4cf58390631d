import { findOwnName } from '#server/data/accounts/find.ts'
import type { InvitationRow } from '#server/data/connection_invitations/rows.ts'
import { findConnection } from '#server/data/connections/find.ts'
import { listConnectionRows } from '#server/data/connections/list.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { planTitle } from '#server/domain/plans/content.ts'
import { findInviteKeeping, type InviteKeeping } from '#server/flows/plans/keep_invite.ts'
import {
  type InvitationAccess,
  isOlderThanDisconnect,
} from '#server/flows/friendship/invitation_access.ts'

/** An invitation to a plan whose host would like to connect with its guests, as an invitation to connect for one. */
export interface InviteAccess extends InvitationAccess {
  /** The title of the plan. */
  readonly plan_title: string
}

/**
 * @returns what a guest's link means for connecting with the host; null where the host does not offer that, and for
 * another guest's. The account joins as the guest it was invited as.
 */
export async function inviteAccess(
  db: Db,
  { owner: host, subject_id }: { owner: string; subject_id: string },
): Promise<InviteAccess | null> {
  const joiner = db.owner
  return db.as(host, async (there) => {
    const found = await findInviteKeeping(there, subject_id, joiner)
    if (!found?.plan.connect_on_signup) return null
    const { invite, plan, state } = found
    const [host_name, connection, [person]] = await Promise.all([
      findOwnName(there),
      findConnection(there, joiner),
      listPeople(there, [invite.person_id]),
    ])
    const row = rowOf(found)
    const isPast = isOlderThanDisconnect(row, connection)
    const isOpen = (state === 'free' || state === 'kept') && !isPast
    const admits = isOpen && joiner !== host && connection?.state !== 'active'
    const [former = null] = connection ? await listPeople(there, [connection.person_id]) : []
    return {
      row,
      admission: isOpen ? 'open' : state === 'taken' ? 'full' : 'closed',
      host_name,
      connection,
      former,
      options: admits && person && (await canBe(there, person, joiner)) ? [person] : [],
      plan_title: planTitle(plan),
    }
  })
}

/** Whether no other account is or was this person. */
async function canBe(there: Db, person: PersonRow, joiner: string): Promise<boolean> {
  const rows = await listConnectionRows(there, [person.person_id])
  const isFree = rows.every(({ peer_owner }) => peer_owner === joiner)
  return isFree && person.classification === 'friend_in_mind'
}

function rowOf({ invite, state }: InviteKeeping): InvitationRow {
  return {
    invitation_id: invite.invite_id,
    mode: 'individual',
    preview_enabled: false,
    like_ids: [],
    excluded: [],
    created_at: invite.invited_at,
    expires_at: new Date(8.64e15),
    state: state === 'ended' ? 'closed' : 'open',
    overdue: false,
    joined: invite.peer_owner === null ? 0 : 1,
    places: 1,
  }
}
