import {
  type InvitationRow,
  invitationColumns,
  type JoinRow,
} from '#server/data/connection_invitations/rows.ts'
import { type PersonRow, personColumns } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'

/** @returns the ids of this account's open invitations that name one of these people, newest first. */
export async function listOpenInvitations(db: Db, people: readonly string[]): Promise<string[]> {
  const rows = await db.sql<InvitationRow>`
    select ${invitationColumns}
    from connection_invitations i
    where i.owner_id = ${db.owner} and i.state = 'open' and i.expires_at > clock_timestamp()
      and exists (
        select from invitation_people n
        where n.owner_id = i.owner_id and n.invitation_id = i.invitation_id
          and n.person_id = any(${[...people]}::uuid[])
      )
    order by i.created_at desc, i.invitation_id`
  return rows.map(({ invitation_id }) => invitation_id)
}

/** @returns the people that an invitation names and that the host still has, by name. */
export async function listPeopleInvited(db: Db, invitation_id: string): Promise<PersonRow[]> {
  return db.sql<PersonRow>`
    select ${personColumns}
    from invitation_people n
    join people p on p.owner_id = n.owner_id and p.person_id = n.person_id
    where n.owner_id = ${db.owner} and n.invitation_id = ${invitation_id} and p.deleted_at is null
    order by p.display_name, p.person_id`
}

/**
 * @returns the people of the host that a joining account may be: Friends in Mind that the invitation names and that
 * no other account is or was, by name.
 */
export async function listPeopleToJoinAs(
  db: Db,
  invitation_id: string,
  peer_owner: string,
): Promise<PersonRow[]> {
  return db.sql<PersonRow>`
    select ${personColumns}
    from invitation_people n
    join people p on p.owner_id = n.owner_id and p.person_id = n.person_id
    where n.owner_id = ${db.owner} and n.invitation_id = ${invitation_id} and p.deleted_at is null
      and p.classification = 'friend_in_mind'
      and not exists (
        select from connections c
        where c.owner_id = n.owner_id and c.person_id = n.person_id and c.peer_owner <> ${peer_owner}
      )
    order by p.display_name, p.person_id`
}

/** @returns the accounts that joined and are still connected, in the order they joined. */
export async function listJoins(db: Db, invitation_id: string): Promise<JoinRow[]> {
  return db.sql<JoinRow>`
    select j.peer_owner, j.person_id, j.display_name
    from invitation_joins j
    join connections c on c.owner_id = j.owner_id and c.peer_owner = j.peer_owner and c.state = 'active'
    where j.owner_id = ${db.owner} and j.invitation_id = ${invitation_id}
    order by j.joined_at, j.person_id`
}
