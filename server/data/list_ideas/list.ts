import { isShownIdea } from '#server/data/ideas/select.ts'
import type { Db } from '#server/database/db.ts'

/** The ids of the first ideas in a list that may be shown now, in the list's order; of all where `limit` is null. */
export async function listItems(db: Db, list_id: string, limit: number | null): Promise<string[]> {
  const rows = await db.sql<{ idea_id: string }>`
    select m.idea_id
    from list_ideas m
    join ideas i on i.owner_id = m.owner_id and i.idea_id = m.idea_id
    where m.owner_id = ${db.owner} and m.list_id = ${list_id} and ${isShownIdea(db.owner)}
    order by m.position, m.idea_id
    limit ${limit}`
  return rows.map(({ idea_id }) => idea_id)
}

/** Those of these ideas that are in a list. */
export async function listItemsAmong(
  db: Db,
  list_id: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.sql<{ idea_id: string }>`
    select idea_id
    from list_ideas
    where owner_id = ${db.owner} and list_id = ${list_id} and idea_id = any(${ids}::uuid[])`
  return new Set(rows.map(({ idea_id }) => idea_id))
}

/**
 * The active ideas of a list with their titles, in the list's order, for others to see: without those that a generated
 * list saved from a friend's like and the person has not touched.
 */
export async function listItemTitles(
  db: Db,
  list_id: string,
): Promise<{ idea_id: string; title: string }[]> {
  return db.sql<{ idea_id: string; title: string }>`
    select i.idea_id, i.title
    from list_ideas m
    join ideas i on i.owner_id = m.owner_id and i.idea_id = m.idea_id
    where m.owner_id = ${db.owner} and m.list_id = ${list_id} and i.state = 'active'
      and (i.generated_for is null or i.adopted_interest_id is null)
    order by m.position, m.idea_id`
}

/** Where an idea stands on a list. */
export interface ItemPosition {
  position: number
  /** As PostgreSQL writes it, to the microsecond. */
  added_at: string
}

/** Where an idea stands on a list; null where it is not on it. */
export async function findItem(
  db: Db,
  list_id: string,
  idea_id: string,
): Promise<ItemPosition | null> {
  const [row] = await db.sql<ItemPosition>`
    select position, to_json(added_at) #>> '{}' as added_at
    from list_ideas
    where owner_id = ${db.owner} and list_id = ${list_id} and idea_id = ${idea_id}`
  return row ?? null
}
