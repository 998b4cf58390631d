import type { Database, Db } from '#server/database/db.ts'
import { listConnections } from '#server/data/connections/list.ts'
import { insertLikeCopy } from '#server/data/incoming_interests/insert.ts'
import { type LikeTarget, listOutdatedTargets } from '#server/data/like_targets/list.ts'
import { updateLikeTargets, updateTargetVersions } from '#server/data/like_targets/update.ts'
import { lockLikeSource } from '#server/data/likes/lock_source.ts'
import { deleteReplication } from '#server/data/replication_queue/delete.ts'
import { writeCopies } from '#server/flows/replicate/copies.ts'
import { peopleIn } from '#server/domain/likes/like.ts'
import { type LikeCopy, withdrawnCopy } from '#server/domain/likes/copy.ts'

/**
 * Copies a like as it is now to the Connected Friends it is meant for, and withdraws the copies of friends it
 * is no longer meant for. It may run more than once: a copy that is already up to date stays as it is.
 *
 * @returns the version that was copied; 0 where there is no such like.
 */
export async function replicateLike(
  database: Database,
  owner: string,
  like_id: string,
): Promise<number> {
  const found = await database.write(owner, { work: (db) => updateTargets(db, like_id) })
  if (!found) return 0
  const { copy, targets } = found
  await writeCopies(database, targets, (db, { active }) =>
    insertLikeCopy(db, owner, like_id, active ? copy : withdrawnCopy(copy), active),
  )
  const { version } = copy
  const peers = targets.map(({ peer_owner }) => peer_owner)
  await database.write(owner, {
    async work(db) {
      updateTargetVersions(db, like_id, peers, version)
      deleteReplication(db, { kind: 'like', source_id: like_id, version })
    },
  })
  return version
}

/**
 * Writes down which accounts should have a copy before any copy is written, so that every copy can be
 * withdrawn later, even if this run fails. The like is locked meanwhile, so that its version and its audience
 * belong together: a change of a connection raises the versions of the likes it concerns.
 *
 * @returns null where there is no such like.
 */
async function updateTargets(
  db: Db,
  like_id: string,
): Promise<{ copy: LikeCopy; targets: LikeTarget[] } | null> {
  const source = await lockLikeSource(db, like_id)
  if (!source) return null
  const { saved, available, intentions, ...copy } = source
  const people = saved && available ? peopleIn(intentions) : []
  const peers = [...(await listConnections(db, people)).values()]
  const audience = peers.map(({ peer_owner }) => peer_owner)
  await updateLikeTargets(db, like_id, audience)
  return { copy, targets: await listOutdatedTargets(db, like_id, copy.version) }
}
