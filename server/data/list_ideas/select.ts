import { isShownIdea } from '#server/data/ideas/select.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/** The ids of the first ideas in a list that may be shown now, in the list's order, as SQL of an array. */
export function selectItems(owner: string, list_id: string, limit: number): Statement {
  return sql`
    array(
      select m.idea_id
      from list_ideas m
      join ideas i on i.owner_id = m.owner_id and i.idea_id = m.idea_id
      where m.owner_id = ${owner} and m.list_id = ${list_id} and ${isShownIdea(owner)}
      order by m.position, m.idea_id
      limit ${limit}
    )`
}
