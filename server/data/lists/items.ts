import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle } from '#server/domain/handle.ts'
import type { MembershipMode } from '#server/domain/membership.ts'

/** Ids of the ideas in a list, in the list's order. Archiving an idea takes it out of every list. */
export async function listItems(db: Db, list_id: string, limit: number): Promise<string[]> {
  const rows = await db.sql<{ idea_id: string }>`
    select idea_id
    from list_ideas
    where owner_id = ${db.owner} and list_id = ${list_id}
    order by position, idea_id
    limit ${limit}`
  return rows.map(({ idea_id }) => idea_id)
}

/** Which of these ideas are there and active; none of them is archived until this transaction ends. */
export async function lockIdeas(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.sql<{ idea_id: string }>`
    select idea_id
    from ideas
    where owner_id = ${db.owner} and idea_id = any(${ids}::uuid[]) and state = 'active'
    order by idea_id
    for share`
  return new Set(rows.map(({ idea_id }) => idea_id))
}

/** Which of these ideas are in a list. */
export async function itemsAmong(
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

/** Changes which ideas are in a list, and the list's count with it. The caller holds the list's lock. */
export function updateItems(
  db: Db,
  list_id: string,
  mode: MembershipMode,
  ids: readonly string[],
): Promise<unknown> {
  if (mode === 'add') return addItems(db, list_id, ids)
  return mode === 'remove' ? removeItems(db, list_id, ids) : replaceItems(db, list_id, ids)
}

function addItems(db: Db, list_id: string, ids: readonly string[]) {
  return db.sql`
    with joined as (
      insert into list_ideas (owner_id, list_id, idea_id, position, added_at)
      select ${db.owner}, ${list_id}, idea_id, place + (
          select coalesce(max(position), 0)
          from list_ideas
          where owner_id = ${db.owner} and list_id = ${list_id}
        ), clock_timestamp()
      from unnest(${ids}::uuid[]) with ordinality as given (idea_id, place)
      on conflict do nothing
      returning idea_id
    )
    update lists
    set item_count = item_count + (select count(*) from joined), updated_at = clock_timestamp()
    where owner_id = ${db.owner} and list_id = ${list_id}`
}

function removeItems(db: Db, list_id: string, ids: readonly string[]) {
  return db.sql`
    with gone as (
      delete from list_ideas
      where owner_id = ${db.owner} and list_id = ${list_id} and idea_id = any(${ids}::uuid[])
      returning idea_id
    )
    update lists
    set item_count = item_count - (select count(*) from gone), updated_at = clock_timestamp()
    where owner_id = ${db.owner} and list_id = ${list_id}`
}

function replaceItems(db: Db, list_id: string, ids: readonly string[]) {
  return db.sql`
    with gone as (
      delete from list_ideas
      where owner_id = ${db.owner} and list_id = ${list_id} and idea_id <> all(${ids}::uuid[])
    ),
    kept as (
      insert into list_ideas (owner_id, list_id, idea_id, position, added_at)
      select ${db.owner}, ${list_id}, idea_id, place, clock_timestamp()
      from unnest(${ids}::uuid[]) with ordinality as given (idea_id, place)
      on conflict (owner_id, list_id, idea_id) do update set position = excluded.position
      returning idea_id
    )
    update lists
    set item_count = (select count(*) from kept), updated_at = clock_timestamp()
    where owner_id = ${db.owner} and list_id = ${list_id}`
}

/**
 * Ids of the lists of these handles, each once, held until the transaction ends so that their items may change.
 * Errors: `reference_not_found`; `capability_retired` for a saved view, which has no items of its own.
 */
export async function lockListsFor(
  db: Db,
  handles: readonly string[],
  pointer: string,
): Promise<string[]> {
  const ids = handles.map((handle, index) => {
    const id = parseHandle('list', handle)
    if (id === null) throw fail('reference_not_found', { pointer: `${pointer}/${index}` })
    return id
  })
  if (ids.length === 0) return []
  const rows = await db.sql<{ list_id: string; origin: string }>`
    select list_id, origin
    from lists
    where owner_id = ${db.owner} and list_id = any(${ids}::uuid[]) and deleted_at is null
    order by list_id
    for no key update`
  const origins = new Map(rows.map(({ list_id, origin }) => [list_id, origin]))
  for (const [index, id] of ids.entries()) {
    const origin = origins.get(id)
    if (origin === undefined) throw fail('reference_not_found', { pointer: `${pointer}/${index}` })
    if (origin === 'saved_view')
      throw fail('capability_retired', { pointer: `${pointer}/${index}` })
  }
  return [...origins.keys()]
}

/** Puts an idea on lists that are held; how many it was not on before. */
export async function addIdeaToLists(
  db: Db,
  idea_id: string,
  lists: readonly string[],
): Promise<number> {
  if (lists.length === 0) return 0
  const rows = await db.sql`
    with joined as (
      insert into list_ideas (owner_id, list_id, idea_id, position, added_at)
      select ${db.owner}, list_id, ${idea_id}, (
          select coalesce(max(position), 0) + 1
          from list_ideas m
          where m.owner_id = ${db.owner} and m.list_id = given.list_id
        ), clock_timestamp()
      from unnest(${lists}::uuid[]) as given (list_id)
      on conflict do nothing
      returning list_id
    )
    update lists
    set item_count = item_count + 1, updated_at = clock_timestamp()
    where owner_id = ${db.owner} and list_id in (select list_id from joined)
    returning list_id`
  return rows.length
}
