import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * Closes invitations, so that nobody else can join.
 *
 * @returns how many of them were open.
 */
export async function updateInvitationsClosed(db: Db, ids: readonly string[]): Promise<number> {
  const { closed } = only(
    await db.sql<{ closed: number }>`
      with changed as (
        update connection_invitations
        set state = 'closed', closed_at = (select clock_timestamp())
        where owner_id = ${db.owner} and invitation_id = any(${[...ids]}::uuid[]) and state = 'open'
        returning 1
      )
      select count(*)::integer as closed from changed`,
  )
  return closed
}

/**
 * Takes a person who is being deleted out of the open invitations that name them: one that names nobody else is closed,
 * and any other admits one person fewer. The caller has locked the invitations and then the person.
 *
 * @returns how many were closed that still admitted people.
 */
export async function updateInvitationsWithout(db: Db, person_id: string): Promise<number> {
  const { closed } = only(
    await db.sql<{ closed: number }>`
      with named as (
        select i.invitation_id, exists (
          select from invitation_people o
          join people p on p.owner_id = o.owner_id and p.person_id = o.person_id and p.deleted_at is null
          where o.owner_id = i.owner_id and o.invitation_id = i.invitation_id and o.person_id <> ${person_id}
        ) as names_others
        from connection_invitations i
        join invitation_people n on n.owner_id = i.owner_id and n.invitation_id = i.invitation_id
        where i.owner_id = ${db.owner} and i.state = 'open' and n.person_id = ${person_id}
      ), changed as (
        update connection_invitations i
        set state = case when n.names_others then i.state else 'closed' end,
          closed_at = case when n.names_others then i.closed_at else (select clock_timestamp()) end,
          places = case when n.names_others then greatest(i.places - 1, 1) else i.places end
        from named n
        where i.owner_id = ${db.owner} and i.invitation_id = n.invitation_id
        returning i.state = 'closed' and i.expires_at > i.closed_at as ended
      )
      select count(*)::integer as closed from changed where ended`,
  )
  return closed
}
