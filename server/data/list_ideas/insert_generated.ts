import { type ListRow, listColumnsOf } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

/** Puts ideas on a list that is being generated, in order, and returns the list. They stay as touched or untouched as they were. */
export async function insertGeneratedItems(
  db: Db,
  list_id: string,
  ids: readonly string[],
): Promise<ListRow> {
  const rows = await db.sql<ListRow>`
    with joined as (
      insert into list_ideas as m (owner_id, list_id, idea_id, position, added_at)
      select me.owner_id, ${list_id}, given.idea_id, given.place, clock_timestamp()
      from accounts me, unnest(${[...ids]}::uuid[]) with ordinality as given (idea_id, place)
      where me.owner_id = ${db.owner}
      on conflict do nothing
      returning idea_id
    )
    update lists
    set item_count = (select count(*) from joined), updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and list_id = ${list_id}
    returning ${listColumnsOf(db.owner)}`
  return only(rows)
}
