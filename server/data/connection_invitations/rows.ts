import type { Intention } from '#server/data/likes/intentions.ts'
import type { Db } from '#server/database/db.ts'
import { insertLink } from '#server/data/links/rows.ts'
import { only } from '#server/domain/only.ts'
import { type PersonRow, personColumns } from '#server/data/people/rows.ts'
import { sql } from '#server/database/sql.ts'

/** Days an invitation admits people. */
export const admissionDays = 14

/** Days after that for which its link still tells that it has ended; then it is as unknown as any other. */
const memoryDays = 30

/** How many may join by a shared invitation that names nobody. */
export const sharedPlaces = 50

/** A connection invitation as the host has it. */
export interface InvitationRow {
  invitation_id: string
  mode: 'individual' | 'shared'
  preview_enabled: boolean
  state: 'open' | 'closed'
  /** How many may join. */
  places: number
  like_ids: string[]
  excluded: Intention[]
  created_at: Date
  expires_at: Date
  /** How many have joined, whatever became of them. */
  joined: number
  /** By the database's clock. */
  overdue: boolean
}

/** One account that joined. */
export interface JoinRow {
  peer_owner: string
  person_id: string
  display_name: string
}

/** What a new invitation is made of. */
export interface NewInvitation {
  invitation_id: string
  mode: 'individual' | 'shared'
  preview_enabled: boolean
  places: number
  like_ids: readonly string[]
  excluded: readonly Intention[]
  people: readonly string[]
}

/** Whether an invitation still admits people. */
export type Admission = 'open' | 'full' | 'closed' | 'expired'

/** Whether an invitation still admits people. */
export function admissionOf(row: InvitationRow): Admission {
  if (row.state === 'closed') return 'closed'
  if (row.overdue) return 'expired'
  return row.joined >= row.places ? 'full' : 'open'
}

/**
 * Makes an invitation and its link; the link's token is returned here only. Null where there is an
 * invitation of this id already.
 */
export async function insertInvitation(
  db: Db,
  invitation: NewInvitation,
): Promise<{ token: string; expires_at: Date } | null> {
  const { invitation_id } = invitation
  const [made] = await db.sql<{ expires_at: Date; forgotten_at: Date }>`
    insert into connection_invitations (owner_id, invitation_id, mode, preview_enabled, places, like_ids,
      excluded, expires_at)
    values (${db.owner}, ${invitation_id}, ${invitation.mode}, ${invitation.preview_enabled},
      ${invitation.places}, ${[...invitation.like_ids]}::uuid[], ${JSON.stringify(invitation.excluded)},
      date_trunc('second', now()) + make_interval(days => ${admissionDays}))
    on conflict (owner_id, invitation_id) do nothing
    returning expires_at, expires_at + make_interval(days => ${memoryDays}) as forgotten_at`
  if (!made) return null
  await db.sql`
    insert into invitation_people (owner_id, invitation_id, person_id)
    select ${db.owner}, ${invitation_id}, person_id
    from unnest(${[...invitation.people]}::uuid[]) as named (person_id)`
  const token = await insertLink(db, 'connection', invitation_id, made.forgotten_at)
  return { token, expires_at: made.expires_at }
}

const invitationColumns = sql`
  i.invitation_id, i.mode, i.preview_enabled, i.state, i.places, i.like_ids, i.excluded, i.created_at,
  i.expires_at, i.expires_at <= clock_timestamp() as overdue,
  (
    select count(*)::integer from invitation_joins j
    where j.owner_id = i.owner_id and j.invitation_id = i.invitation_id
  ) as joined`

/** One of this account's invitations; null where there is none. */
export async function findInvitation(db: Db, invitation_id: string): Promise<InvitationRow | null> {
  const [row] = await db.sql<InvitationRow>`
    select ${invitationColumns}
    from connection_invitations i
    where i.owner_id = ${db.owner} and i.invitation_id = ${invitation_id}`
  return row ?? null
}

/** As `findInvitation`, and nobody else joins or closes it until this transaction ends. */
export async function lockInvitation(db: Db, invitation_id: string): Promise<InvitationRow | null> {
  await db.sql`
    select from connection_invitations
    where owner_id = ${db.owner} and invitation_id = ${invitation_id}
    for no key update`
  // Read anew: what the lock was waited for is seen by a later statement only.
  return findInvitation(db, invitation_id)
}

/** The invitations of this account that name one of these people and still admit somebody, newest first. */
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

/** The people an invitation names who are still among the host's, by name. */
export async function listPeopleInvited(db: Db, invitation_id: string): Promise<PersonRow[]> {
  return db.sql<PersonRow>`
    select ${personColumns}
    from invitation_people n
    join people p on p.owner_id = n.owner_id and p.person_id = n.person_id
    where n.owner_id = ${db.owner} and n.invitation_id = ${invitation_id} and p.deleted_at is null
    order by p.display_name, p.person_id`
}

/**
 * Those of the host's people whom an account that joins may be: Friends in Mind the invitation names, and
 * that no other account is or was.
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

/** Who joined and is still connected, in the order they came. */
export async function listJoins(db: Db, invitation_id: string): Promise<JoinRow[]> {
  return db.sql<JoinRow>`
    select j.peer_owner, j.person_id, j.display_name
    from invitation_joins j
    join connections c on c.owner_id = j.owner_id and c.peer_owner = j.peer_owner and c.state = 'active'
    where j.owner_id = ${db.owner} and j.invitation_id = ${invitation_id}
    order by j.joined_at, j.person_id`
}

/** Writes down that an account joined. The caller holds the invitation. */
export async function insertJoin(db: Db, invitation_id: string, join: JoinRow): Promise<void> {
  await db.sql`
    insert into invitation_joins (owner_id, invitation_id, peer_owner, person_id, display_name, joined_at)
    values (${db.owner}, ${invitation_id}, ${join.peer_owner}, ${join.person_id}, ${join.display_name},
      clock_timestamp())
    on conflict (owner_id, invitation_id, peer_owner) do nothing`
}

/** Lets nobody join any more; how many of these were open. */
export async function updateInvitationsClosed(db: Db, ids: readonly string[]): Promise<number> {
  const { closed } = only(
    await db.sql<{ closed: number }>`
      with changed as (
        update connection_invitations
        set state = 'closed', closed_at = clock_timestamp()
        where owner_id = ${db.owner} and invitation_id = any(${[...ids]}::uuid[]) and state = 'open'
        returning 1
      )
      select count(*)::integer as closed from changed`,
  )
  return closed
}

/**
 * The titles an invitation shows beforehand, `most` at most, and whether there are more: of the likes that
 * were reviewed for it, those that are still meant for one of its people.
 */
export async function previewOf(
  db: Db,
  row: InvitationRow,
  most: number,
): Promise<{ likes: string[]; more: boolean } | null> {
  if (!row.preview_enabled) return null
  const found = await db.sql<{ title: string }>`
    select l.title
    from likes l
    where l.owner_id = ${db.owner} and l.like_id = any(${row.like_ids}::uuid[])
      and exists (
        select from jsonb_array_elements(l.intentions) g
        join invitation_people n on n.owner_id = l.owner_id and g ? n.person_id::text
        where n.invitation_id = ${row.invitation_id}
      )
    order by l.updated_at desc, l.like_id
    limit ${most + 1}`
  const likes = found.slice(0, most).map(({ title }) => title)
  return { likes, more: found.length > most }
}
