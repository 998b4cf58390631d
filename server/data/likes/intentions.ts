import type { Db } from '#server/database/db.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'

/** One of the groups a like is meant for. */
export interface Intention {
  like_id: string
  /** Their ids among the account's people. */
  people: string[]
}

/** An intention with what it is called. */
export interface NamedIntention extends Intention {
  title: string
}

interface LikeRow {
  like_id: string
  title: string
  intentions: string[][]
}

/** The intentions with one of these people in them, the like that changed last first. */
export async function listIntentions(db: Db, people: readonly string[]): Promise<NamedIntention[]> {
  if (people.length === 0) return []
  const rows = await db.sql<LikeRow>`
    select like_id, title, intentions
    from likes
    where owner_id = ${db.owner}
      and exists (select from jsonb_array_elements(intentions) g where g ?| ${[...people]}::text[])
    order by updated_at desc, like_id`
  return rows.flatMap(({ like_id, title, intentions }) =>
    intentions
      .filter((group) => group.some((id) => people.includes(id)))
      .map((group) => ({ like_id, title, people: group })),
  )
}

/**
 * Takes people out of intentions, and of what has become of these since, and marks the likes to be carried.
 * An intention that is left with nobody ends. Stands last in a transaction; how many likes changed.
 */
export async function removeFromLikes(
  db: Db,
  people: readonly string[],
  intentions: readonly Intention[],
): Promise<number> {
  const ids = [...new Set(intentions.map(({ like_id }) => like_id))]
  if (ids.length === 0 || people.length === 0) return 0
  const rows = await db.sql<LikeRow>`
    select like_id, title, intentions
    from likes
    where owner_id = ${db.owner} and like_id = any(${ids}::uuid[])
    order by like_id
    for no key update`
  let changed = 0
  for (const { like_id, intentions: groups } of rows) {
    const meant = intentions.filter((one) => one.like_id === like_id)
    const rest = without(groups, people, meant)
    if (JSON.stringify(rest) === JSON.stringify(groups)) continue
    const [row] = await db.sql<{ version: number }>`
      update likes
      set intentions = ${JSON.stringify(rest)}, revision = revision + 1, version = version + 1,
        updated_at = clock_timestamp()
      where owner_id = ${db.owner} and like_id = ${like_id}
      returning version`
    if (row) await insertReplication(db, 'like', like_id, row.version)
    changed += 1
  }
  return changed
}

/** The groups without these people, where a group is one that is meant or is left of it; each once. */
function without(
  groups: readonly string[][],
  people: readonly string[],
  meant: readonly Intention[],
): string[][] {
  const rest = groups.map((group) =>
    meant.some((one) => group.every((id) => one.people.includes(id)))
      ? group.filter((id) => !people.includes(id))
      : group,
  )
  const once = new Map(
    rest.filter((group) => group.length > 0).map((group) => [[...group].sort().join(), group]),
  )
  return [...once.values()]
}

/**
 * Marks every like that is meant for a person to be carried anew, because whether they may see it has
 * changed. Stands last in a transaction.
 */
export async function queueLikesFor(db: Db, person_id: string): Promise<void> {
  const changed = await db.sql<{ like_id: string; version: number }>`
    update likes
    set version = version + 1
    where owner_id = ${db.owner}
      and exists (select from jsonb_array_elements(intentions) g where g ? ${person_id})
    returning like_id, version`
  for (const { like_id, version } of changed) await insertReplication(db, 'like', like_id, version)
}
