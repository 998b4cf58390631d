import type { Db } from '#server/data/db.ts'
import type { MembershipMode } from '#server/domain/membership.ts'

/** Ids of the ideas in a list, in the list's order; archived ones are left out. */
export async function itemsOf(db: Db, list_id: string, limit: number): Promise<string[]> {
  const rows = await db.sql<{ idea_id: string }>`
    select m.idea_id
    from list_ideas m
    join ideas i on i.owner_id = m.owner_id and i.idea_id = m.idea_id
    where m.owner_id = ${db.owner} and m.list_id = ${list_id} and i.state = 'active'
    order by m.position, m.idea_id
    limit ${limit}`
  return rows.map(({ idea_id }) => idea_id)
}

/** Which of these ideas are there and active; none of them is archived until this transaction ends. */
export async function holdIdeas(db: Db, ids: readonly string[]): Promise<Set<string>> {
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
export function changeItems(
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
 * Takes an idea that is being archived out of every list's count; it stays a member nobody sees. The
 * caller holds the idea's row before this statement begins.
 */
export async function uncountIdea(db: Db, idea_id: string): Promise<void> {
  await db.sql`
    update lists
    set item_count = item_count - 1
    from list_ideas m
    where lists.owner_id = ${db.owner} and m.owner_id = ${db.owner} and m.idea_id = ${idea_id}
      and lists.list_id = m.list_id`
}
