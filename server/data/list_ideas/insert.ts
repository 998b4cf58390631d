import type { Db } from '#server/database/db.ts'

/** Puts an idea on lists, which the caller has locked. Returns on how many of them it was not before. */
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
    )
    update lists
    set item_count = item_count + 1, updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and list_id in (select list_id from joined)
    returning list_id`
  return rows.length
}
