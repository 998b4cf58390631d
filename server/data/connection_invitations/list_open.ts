import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** An invitation to connect that still admits somebody, as its host sees it. */
export interface OpenInvitation {
  readonly invitation_id: string
  readonly created_at: Date
  readonly expires_at: Date
  /** How many may join, and how many have. */
  readonly places: number
  readonly joined: number
  /** The people it names that the host still has, by name; empty where anybody with the link may join. */
  readonly people: readonly { readonly person_id: string; readonly display_name: string }[]
}

/** @returns the account's invitations that still admit somebody, at most `most`, the newest first; with `person_id`, those that name this person. */
export function listAdmitting(
  db: Db,
  { person_id, most }: { person_id: string | null; most: number },
): Promise<OpenInvitation[]> {
  const named =
    person_id === null
      ? sql``
      : sql`and exists (
          select from invitation_people n
          where n.owner_id = i.owner_id and n.invitation_id = i.invitation_id and n.person_id = ${person_id}
        )`
  return db.sql<OpenInvitation>`
    select open.invitation_id, open.created_at, open.expires_at, open.places, open.joined,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('person_id', p.person_id, 'display_name', p.display_name)
          order by p.display_name, p.person_id
        )
        from invitation_people n
        join people p on p.owner_id = n.owner_id and p.person_id = n.person_id and p.deleted_at is null
        where n.owner_id = open.owner_id and n.invitation_id = open.invitation_id
      ), '[]') as people
    from (
      select i.owner_id, i.invitation_id, i.created_at, i.expires_at, i.places, (
          select count(*)::integer from invitation_joins j
          where j.owner_id = i.owner_id and j.invitation_id = i.invitation_id
        ) as joined
      from connection_invitations i
      where i.owner_id = ${db.owner} and i.state = 'open' and i.expires_at > now() ${named}
    ) as open
    where open.joined < open.places
    order by open.expires_at desc, open.invitation_id
    limit ${most}`
}

/** Somebody who has accepted an invitation to connect. */
export interface RecentJoin {
  readonly person_id: string
  readonly display_name: string
  readonly joined_at: Date
}

/** @returns who accepted invitations of the account in the last `days` days and is still connected, at most `most`, the last one first. */
export function listRecentJoins(
  db: Db,
  { days, most }: { days: number; most: number },
): Promise<RecentJoin[]> {
  // Nobody joins an invitation that has ended, so those that ended before are not looked at.
  return db.sql<RecentJoin>`
    select j.person_id, p.display_name, j.joined_at
    from connection_invitations i
    join invitation_joins j on j.owner_id = i.owner_id and j.invitation_id = i.invitation_id
    join connections c on c.owner_id = j.owner_id and c.peer_owner = j.peer_owner and c.state = 'active'
    join people p on p.owner_id = j.owner_id and p.person_id = c.person_id and p.deleted_at is null
    where i.owner_id = ${db.owner} and i.expires_at > now() - make_interval(days => ${days})
      and j.joined_at > now() - make_interval(days => ${days})
    order by j.joined_at desc, j.person_id
    limit ${most}`
}
