import { insertConnection } from '#server/data/connections/insert.ts'
import { listConnections } from '#server/data/connections/list.ts'
import type { Connection } from '#server/data/connections/rows.ts'
import { updateConnectionActive, updateConnectionEnded } from '#server/data/connections/update.ts'
import { updateLikeVersions } from '#server/data/likes/update.ts'
import { updateSharesEndedWith } from '#server/data/list_shares/update.ts'
import { endSharing, markAvailability } from '#server/flows/replicate/availability.ts'
import { updateClassification } from '#server/data/people/update.ts'
import type { Db } from '#server/database/db.ts'

/**
 * Connects this account with another: writes both rows, makes both people Connected Friends, and queues the likes
 * each has for the other for replication. The caller has locked both accounts, and neither person has a connection
 * with a third account, now or in the past.
 */
export async function connect(db: Db, pair: Connection): Promise<void> {
  const mirrored = mirror(db.owner, pair)
  await connectOneSide(db, pair)
  await db.as(pair.peer_owner, (peer) => connectOneSide(peer, mirrored))
  await queueLikesOfBoth(db, pair)
  markAvailability(db)
  await db.as(pair.peer_owner, async (peer) => markAvailability(peer))
}

/**
 * Disconnects this account from a person's account: both rows stay as disconnected, both people become Friends in
 * Mind again, the lists each shared with the other are no longer shared, and the likes each has for the other are
 * queued to be withdrawn; what each shared of their time is gone at once. The caller has locked both accounts.
 *
 * @returns the connection that ended; null if the two were not connected.
 */
export async function disconnect(db: Db, person_id: string): Promise<Connection | null> {
  const peer = (await listConnections(db, [person_id])).get(person_id)
  if (!peer) return null
  const pair = { person_id, ...peer }
  const mirrored = mirror(db.owner, pair)
  await disconnectOneSide(db, pair)
  await db.as(pair.peer_owner, (there) => disconnectOneSide(there, mirrored))
  await queueLikesOfBoth(db, pair)
  await endSharing(db, pair)
  return pair
}

function mirror(owner: string, pair: Connection): Connection {
  return { person_id: pair.peer_person_id, peer_owner: owner, peer_person_id: pair.person_id }
}

async function connectOneSide(db: Db, pair: Connection): Promise<void> {
  if (!(await updateConnectionActive(db, pair))) await insertConnection(db, pair)
  await updateClassification(db, pair.person_id, 'connected')
}

async function disconnectOneSide(db: Db, { person_id, peer_owner }: Connection): Promise<void> {
  await updateConnectionEnded(db, peer_owner)
  // Lists before people, the order in which every change to the people of a list locks them.
  await updateSharesEndedWith(db, person_id)
  await updateClassification(db, person_id, 'friend_in_mind')
}

/** In the order of the accounts, as every transaction that queues the likes of several accounts. */
async function queueLikesOfBoth(db: Db, pair: Connection): Promise<void> {
  const queueOwn = () => updateLikeVersions(db, pair.person_id)
  const queueTheirs = () =>
    db.as(pair.peer_owner, (there) => updateLikeVersions(there, pair.peer_person_id))
  const steps = db.owner < pair.peer_owner ? [queueOwn, queueTheirs] : [queueTheirs, queueOwn]
  for (const step of steps) await step()
}
