import { isShownIdea } from '#server/data/ideas/select.ts'
import type { Db } from '#server/database/db.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'

/** Locks an idea's row until the transaction ends, for a change that depends on what it says. */
export async function lockIdea(db: Db, handle: string): Promise<void> {
  const id = parseHandle('idea', handle)
  if (id === null) return
  await db.sql`
    select from ideas where owner_id = ${db.owner} and idea_id = ${id} for no key update`
}

/**
 * Locks an idea and the lists it is on until the transaction ends. The lists come first, in the order of
 * their ids: a transaction that changes a list's items locks the list before the idea, and the other order
 * could deadlock.
 */
export async function lockIdeaWithLists(db: Db, handle: string): Promise<void> {
  const id = parseHandle('idea', handle)
  if (id === null) return
  await db.sql`
    select from lists
    where owner_id = ${db.owner}
      and list_id in (select list_id from list_ideas where owner_id = ${db.owner} and idea_id = ${id})
    order by list_id
    for no key update`
  await lockIdea(db, handle)
}

/** Keeps these ideas from being archived until the transaction ends. Returns the state of each that may be shown, by its id. */
export async function lockIdeaStates(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, 'active' | 'archived'>> {
  if (ids.length === 0) return new Map()
  const rows = await db.sql<{ idea_id: string; state: 'active' | 'archived' }>`
    select i.idea_id, i.state
    from ideas i
    where i.owner_id = ${db.owner} and i.idea_id = any(${ids}::uuid[]) and ${isShownIdea(db.owner)}
    order by i.idea_id
    for share of i`
  return new Map(rows.map(({ idea_id, state }) => [idea_id, state]))
}
