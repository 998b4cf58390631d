import { findInvitation } from '#server/data/connection_invitations/find.ts'
import type { InvitationRow } from '#server/data/connection_invitations/rows.ts'
import type { Db } from '#server/database/db.ts'

/**
 * Locks an invitation: nobody else joins or closes it until this transaction ends.
 *
 * @returns the invitation; null if this id is unknown.
 */
export async function lockInvitation(db: Db, invitation_id: string): Promise<InvitationRow | null> {
  await db.sql`
    select from connection_invitations
    where owner_id = ${db.owner} and invitation_id = ${invitation_id}
    for no key update`
  // Read again: only a later statement sees what the transaction before this one changed.
  return findInvitation(db, invitation_id)
}
