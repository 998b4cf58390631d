import { findOwnName } from '#server/data/accounts/find.ts'
import { findInvitation } from '#server/data/connection_invitations/find.ts'
import { listPeopleToJoinAs } from '#server/data/connection_invitations/list.ts'
import type { InvitationRow } from '#server/data/connection_invitations/rows.ts'
import { findConnection } from '#server/data/connections/find.ts'
import type { ConnectionRow } from '#server/data/connections/rows.ts'
import type { OpenLink } from '#server/data/links/rows.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { type Admission, admissionOf } from '#server/domain/people/connection_invitation.ts'
import { identityHandle } from '#server/domain/people/identity_handle.ts'
import type { IdentityChoice } from '#generated/types.ts'

/** An invitation as somebody with its link may know it. */
export interface InvitationAccess {
  row: InvitationRow
  /** Closed as well for a pair that disconnected after the invitation was made. */
  admission: Admission
  host_name: string
  /** The connection between the host and this account, now or in the past, as the host has it. */
  connection: ConnectionRow | null
  /** The person of the host who this account was before and could be again. */
  former: PersonRow | null
  /** The people of the host who this account may be; empty if the invitation admits nobody. */
  options: PersonRow[]
}

/** @returns what a link to an invitation means for the account that has it; null if the invitation does not exist. */
export async function invitationAccess(
  db: Db,
  { owner: host, subject_id }: Pick<OpenLink, 'owner' | 'subject_id'>,
): Promise<InvitationAccess | null> {
  const joiner = db.owner
  return db.as(host, async (there) => {
    const row = await findInvitation(there, subject_id)
    if (!row) return null
    const host_name = await findOwnName(there)
    const connection = await findConnection(there, joiner)
    const admission = isOlderThanDisconnect(row, connection) ? 'closed' : admissionOf(row)
    const admits = admission === 'open' && joiner !== host && connection?.state !== 'active'
    const options = admits ? await listPeopleToJoinAs(there, subject_id, joiner) : []
    const [former = null] = connection ? await listPeople(there, [connection.person_id]) : []
    return { row, admission, host_name, connection, former, options }
  })
}

/** Old links cannot reconnect a pair that disconnected: only an invitation made afterwards can. */
export function isOlderThanDisconnect(
  { created_at }: InvitationRow,
  connection: ConnectionRow | null,
): boolean {
  if (connection?.state !== 'disconnected') return false
  return connection.disconnected_at !== null && created_at <= connection.disconnected_at
}

/** Identity choices as callers see them. */
export function toIdentityChoices(
  joiner: string,
  { row, options }: InvitationAccess,
): IdentityChoice[] {
  return options.map(({ person_id, display_name }) => ({
    identity_choice_handle: identityHandle(joiner, row.invitation_id, person_id),
    label: display_name,
  }))
}
