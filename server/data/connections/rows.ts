import { queueLikesFor } from '#server/data/likes/intentions.ts'
import type { Db } from '#server/database/db.ts'
import { updateSharesEndedWith } from '#server/data/lists/shares.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/**
 * Connections between accounts: two rows that mirror each other, one in each account's partition. Which
 * account is behind a person is never shown.
 */

/** A connection as one of the two accounts has it. */
export interface Connection {
  /** The other as this account saved them. */
  person_id: string
  /** The other's account. */
  peer_owner: string
  /** This account as the other saved it. */
  peer_person_id: string
}

/** What there is or was between this account and another. */
export interface ConnectionRow extends Connection {
  state: 'active' | 'disconnected'
  /** Rises with every change. */
  version: number
  connected_at: Date
  /** When the pair was last parted; a later connection leaves it. */
  disconnected_at: Date | null
}

/** The accounts behind people, by the person's id. */
type Peers = Map<string, Omit<Connection, 'person_id'>>

/** The accounts behind these people, of those who are connected now; the others are left out. */
export function listConnections(db: Db, person_ids: readonly string[]): Promise<Peers> {
  return activePeers(db, person_ids, sql``)
}

/** As `listConnections`, and none of them ends before this transaction does: for what is sent to them. */
export function lockConnections(db: Db, person_ids: readonly string[]): Promise<Peers> {
  return activePeers(db, person_ids, sql`order by person_id for share`)
}

async function activePeers(db: Db, person_ids: readonly string[], held: Statement): Promise<Peers> {
  if (person_ids.length === 0) return new Map()
  const rows = await db.sql<Connection>`
    select person_id, peer_owner, peer_person_id
    from connections
    where owner_id = ${db.owner} and person_id = any(${[...person_ids]}::uuid[]) and state = 'active'
    ${held}`
  return new Map(rows.map(({ person_id, ...peer }) => [person_id, peer]))
}

/** What is or was between this account and another; null where there was never anything. */
export async function findConnection(db: Db, peer_owner: string): Promise<ConnectionRow | null> {
  const [row] = await db.sql<ConnectionRow>`
    select person_id, peer_owner, peer_person_id, state, version, connected_at, disconnected_at
    from connections
    where owner_id = ${db.owner} and peer_owner = ${peer_owner}`
  return row ?? null
}

/** What is or was between this account and the accounts behind these people. */
export async function listConnectionRows(
  db: Db,
  person_ids: readonly string[],
): Promise<ConnectionRow[]> {
  if (person_ids.length === 0) return []
  return db.sql<ConnectionRow>`
    select person_id, peer_owner, peer_person_id, state, version, connected_at, disconnected_at
    from connections
    where owner_id = ${db.owner} and person_id = any(${[...person_ids]}::uuid[])
    order by person_id`
}

/**
 * Holds this account and others until the transaction ends, always in one order, so that two who connect
 * or part at once wait for each other. It stands before any other lock of the transaction.
 */
export async function lockAccounts(db: Db, others: readonly string[]): Promise<void> {
  for (const owner of [...new Set([db.owner, ...others])].sort()) {
    await inPartition(db, owner, async (there) => {
      await there.sql`select from accounts where owner_id = ${owner} for no key update`
    })
  }
}

/**
 * Connects this account with another: both rows, both people become Connected Friends, and the likes each
 * has for the other are marked to be carried. The caller holds both accounts, and neither person has a
 * connection with a third account, present or past.
 */
export async function connect(db: Db, pair: Connection): Promise<void> {
  const mirrored = mirror(db.owner, pair)
  await takeUp(db, pair)
  await db.as(pair.peer_owner, (peer) => takeUp(peer, mirrored))
  await markBoth(db, pair)
}

/**
 * Parts this account from the one behind a person: both rows stay as disconnected, both people become
 * Friends in Mind again, the lists each shared with the other are so no longer, and the likes each has for the
 * other are marked to be taken back. Null where they are not connected. The caller holds both accounts.
 */
export async function disconnect(db: Db, person_id: string): Promise<Connection | null> {
  const peer = (await listConnections(db, [person_id])).get(person_id)
  if (!peer) return null
  const pair = { person_id, ...peer }
  const mirrored = mirror(db.owner, pair)
  await giveUp(db, pair)
  await db.as(pair.peer_owner, (there) => giveUp(there, mirrored))
  await markBoth(db, pair)
  return pair
}

function mirror(owner: string, pair: Connection): Connection {
  return { person_id: pair.peer_person_id, peer_owner: owner, peer_person_id: pair.person_id }
}

async function takeUp(db: Db, { person_id, peer_owner, peer_person_id }: Connection) {
  const again = await db.sql`
    update connections
    set person_id = ${person_id}, peer_person_id = ${peer_person_id}, state = 'active',
      version = version + 1, connected_at = clock_timestamp()
    where owner_id = ${db.owner} and peer_owner = ${peer_owner}
    returning version`
  if (again.length === 0) {
    await db.sql`
      insert into connections (owner_id, person_id, peer_owner, peer_person_id)
      values (${db.owner}, ${person_id}, ${peer_owner}, ${peer_person_id})`
  }
  await classify(db, person_id, 'connected')
}

async function giveUp(db: Db, { person_id, peer_owner }: Connection) {
  await db.sql`
    update connections
    set state = 'disconnected', version = version + 1, disconnected_at = clock_timestamp()
    where owner_id = ${db.owner} and peer_owner = ${peer_owner}`
  // Lists before people, as by whoever changes the people of a list.
  await updateSharesEndedWith(db, person_id)
  await classify(db, person_id, 'friend_in_mind')
}

async function classify(db: Db, person_id: string, classification: string) {
  await db.sql`
    update people
    set classification = ${classification}, updated_at = clock_timestamp()
    where owner_id = ${db.owner} and person_id = ${person_id}`
}

/** In the order of the accounts, as every transaction of several marks them. */
async function markBoth(db: Db, pair: Connection) {
  const sides = [
    { owner: db.owner, person_id: pair.person_id },
    { owner: pair.peer_owner, person_id: pair.peer_person_id },
  ].sort((one, other) => (one.owner < other.owner ? -1 : 1))
  for (const { owner, person_id } of sides) {
    await inPartition(db, owner, (there) => queueLikesFor(there, person_id))
  }
}

async function inPartition<T>(db: Db, owner: string, work: (db: Db) => Promise<T>): Promise<T> {
  return owner === db.owner ? work(db) : db.as(owner, work)
}
