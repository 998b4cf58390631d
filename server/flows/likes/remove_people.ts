import type { Intention } from '#server/data/likes/list_intentions.ts'
import { lockIntentions } from '#server/data/likes/lock.ts'
import { updateIntentions } from '#server/data/likes/update.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import type { Db } from '#server/database/db.ts'
import { distinctIntentions } from '#server/domain/likes/like.ts'

/**
 * Removes people from these intentions, also where an intention has lost people since it was read. An
 * intention without people ends. Queues the replication of the likes that change.
 *
 * @returns how many likes changed
 */
export async function removeFromLikes(
  db: Db,
  people: readonly string[],
  intentions: readonly Intention[],
): Promise<number> {
  const ids = [...new Set(intentions.map(({ like_id }) => like_id))]
  if (ids.length === 0 || people.length === 0) return 0
  let changed = 0
  for (const { like_id, intentions: groups } of await lockIntentions(db, ids)) {
    const chosen = intentions.filter((one) => one.like_id === like_id)
    const rest = without(groups, people, chosen)
    if (JSON.stringify(rest) === JSON.stringify(groups)) continue
    const version = await updateIntentions(db, like_id, rest)
    insertReplication(db, 'like', like_id, version)
    changed += 1
  }
  return changed
}

/** The groups, without these people in each group that is a chosen one or a part of one; each group once. */
function without(
  groups: readonly string[][],
  people: readonly string[],
  chosen: readonly Intention[],
): string[][] {
  const rest = groups.map((group) =>
    chosen.some((one) => group.every((id) => one.people.includes(id)))
      ? group.filter((id) => !people.includes(id))
      : group,
  )
  return distinctIntentions(rest)
}
