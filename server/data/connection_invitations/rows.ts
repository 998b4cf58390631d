import type { Intention } from '#server/data/likes/list_intentions.ts'
import { sql } from '#server/database/sql.ts'
import type { AdmissionFacts } from '#server/domain/people/connection_invitation.ts'

/** A connection invitation as the host has it. */
export interface InvitationRow extends AdmissionFacts {
  invitation_id: string
  mode: 'individual' | 'shared'
  preview_enabled: boolean
  like_ids: string[]
  excluded: Intention[]
  created_at: Date
  expires_at: Date
  /** How many have joined, including those who were disconnected since. */
  joined: number
  /** Whether its time is over, by the database's clock. */
  overdue: boolean
}

/** One account that joined. */
export interface JoinRow {
  peer_owner: string
  person_id: string
  display_name: string
}

/** The columns of an `InvitationRow`; `connection_invitations` is `i` there. */
export const invitationColumns = sql`
  i.invitation_id, i.mode, i.preview_enabled, i.state, i.places, i.like_ids, i.excluded, i.created_at,
  i.expires_at, i.expires_at <= clock_timestamp() as overdue,
  (
    select count(*)::integer from invitation_joins j
    where j.owner_id = i.owner_id and j.invitation_id = i.invitation_id
  ) as joined`
