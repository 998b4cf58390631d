import type { ItemPosition } from '#server/data/list_ideas/list.ts'
import type { Db } from '#server/database/db.ts'

/**
 * Puts an idea on lists, which the caller has locked, and makes it the person's own, even if a generated list saved it.
 * Returns on how many of them it was not before.
 */
export async function insertIntoLists(
  db: Db,
  idea_id: string,
  lists: readonly string[],
): Promise<number> {
  if (lists.length === 0) return 0
  const rows = await db.sql`
    with joined as (
      insert into list_ideas as j (owner_id, list_id, idea_id, position, added_at)
      select me.owner_id, given.list_id, ${idea_id}, (
          select coalesce(max(position), 0) + 1
          from list_ideas m
          where m.owner_id = ${db.owner} and m.list_id = given.list_id
        ), clock_timestamp()
      from accounts me, unnest(${lists}::uuid[]) as given (list_id)
      where me.owner_id = ${db.owner}
      on conflict do nothing
      returning list_id
    ), touched as (
      update ideas set generated_for = null
      where owner_id = ${db.owner} and idea_id = ${idea_id} and generated_for is not null
    )
    update lists
    set item_count = item_count + 1, updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and list_id in (select list_id from joined)
    returning list_id`
  return rows.length
}

/** An item of a roundup. */
export interface RoundupPlace {
  readonly roundup_id: string
  readonly position: number
}

/**
 * Puts the idea of one item of a roundup on a list, which the caller has locked: before the ideas that come later in the
 * roundup's source and were put there since the roundup began, however early they ended; else at the end.
 */
export async function insertIntoListInOrder(
  db: Db,
  idea_id: string,
  list_id: string,
  { roundup_id, position }: RoundupPlace,
): Promise<void> {
  await db.sql`
    with later as (
      select min(m.position) as place
      from list_ideas m
        join roundup_items i on i.owner_id = m.owner_id and i.idea_id = m.idea_id
        join roundups r on r.owner_id = i.owner_id and r.roundup_id = i.roundup_id
      where m.owner_id = ${db.owner} and m.list_id = ${list_id} and i.roundup_id = ${roundup_id}
        and i.position > ${position} and m.added_at >= r.created_at
    ),
    joined as (
      insert into list_ideas as j (owner_id, list_id, idea_id, position, added_at)
      select me.owner_id, ${list_id}, ${idea_id}, coalesce((select place from later), (
          select coalesce(max(m.position), 0) + 1
          from list_ideas m
          where m.owner_id = ${db.owner} and m.list_id = ${list_id}
        )), clock_timestamp()
      from accounts me
      where me.owner_id = ${db.owner}
      on conflict do nothing
      returning list_id
    ),
    moved as (
      update list_ideas m
      set position = m.position + 1
      from later
      where m.owner_id = ${db.owner} and m.list_id = ${list_id} and m.position >= later.place
        and m.idea_id <> ${idea_id} and exists (select 1 from joined)
    )
    update lists
    set item_count = item_count + 1, updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and list_id in (select list_id from joined)`
}

/** Puts an idea back on a list where it stood before. The caller has locked the list, and the idea is not on it. */
export async function insertItemAt(
  db: Db,
  list_id: string,
  idea_id: string,
  { position, added_at }: ItemPosition,
): Promise<void> {
  await db.sql`
    with joined as (
      insert into list_ideas (owner_id, list_id, idea_id, position, added_at)
      values (${db.owner}, ${list_id}, ${idea_id}, ${position}, ${added_at})
    )
    update lists
    set item_count = item_count + 1, updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and list_id = ${list_id}`
}
