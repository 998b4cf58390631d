import type { Db } from '#server/database/db.ts'

/** The next plan of this account after one, by id, that others know of and that is not canceled; null for none. */
export async function findNextExposed(db: Db, after: string): Promise<string | null> {
  const [row] = await db.sql<{ plan_id: string }>`
    select plan_id
    from plans
    where owner_id = ${db.owner} and state in ('shared', 'active') and plan_id > ${after}
    order by plan_id
    limit 1`
  return row?.plan_id ?? null
}

/** At most `most` connections of this account that are active. */
export async function listActiveConnections(
  db: Db,
  most: number,
): Promise<{ person_id: string; peer_owner: string }[]> {
  return db.sql<{ person_id: string; peer_owner: string }>`
    select person_id, peer_owner
    from connections
    where owner_id = ${db.owner} and state = 'active'
    order by person_id
    limit ${most}`
}

/** At most `most` lists of this account that have a share which was not revoked. */
export async function listSharedListIds(db: Db, most: number): Promise<string[]> {
  const rows = await db.sql<{ list_id: string }>`
    select distinct list_id
    from list_shares
    where owner_id = ${db.owner} and revoked_at is null
    order by list_id
    limit ${most}`
  return rows.map(({ list_id }) => list_id)
}

/** At most `most` open invitations of this account to connect. */
export async function listOpenInvitationIds(db: Db, most: number): Promise<string[]> {
  const rows = await db.sql<{ invitation_id: string }>`
    select invitation_id
    from connection_invitations
    where owner_id = ${db.owner} and state = 'open'
    order by invitation_id
    limit ${most}`
  return rows.map(({ invitation_id }) => invitation_id)
}

/** Every account that this one has had to do with: each may have rows that name it. In the order of their ids. */
export async function listKnownAccounts(db: Db): Promise<string[]> {
  const { owner } = db
  const found = await Promise.all([
    db.sql<Peer>`select peer_owner as peer from connections where owner_id = ${owner}`,
    db.sql<Peer>`
      select distinct peer_owner as peer from invites where owner_id = ${owner} and peer_owner is not null`,
    db.sql<Peer>`select distinct host_owner as peer from invite_cards where owner_id = ${owner}`,
    db.sql<Peer>`select distinct host_owner as peer from list_cards where owner_id = ${owner}`,
    db.sql<Peer>`select distinct peer_owner as peer from incoming_interests where owner_id = ${owner}`,
    db.sql<Peer>`select distinct peer_owner as peer from like_targets where owner_id = ${owner}`,
    db.sql<Peer>`select distinct peer_owner as peer from busy_targets where owner_id = ${owner}`,
    db.sql<Peer>`select distinct peer_owner as peer from friend_calendars where owner_id = ${owner}`,
    db.sql<Peer>`select distinct peer_owner as peer from invitation_joins where owner_id = ${owner}`,
  ])
  const peers = new Set(found.flat().map(({ peer }) => peer))
  return [...peers].filter((peer) => peer !== owner).sort()
}

interface Peer {
  peer: string
}

/** The invites of this account's plans that another account has, with their plans. */
export async function listInvitesOf(
  db: Db,
  guest: string,
): Promise<{ plan_id: string; invite_id: string }[]> {
  return db.sql<{ plan_id: string; invite_id: string }>`
    select plan_id, invite_id
    from invites
    where owner_id = ${db.owner} and peer_owner = ${guest}
    order by plan_id, invite_id`
}
