import { type Statement, sql } from '#server/database/sql.ts'

/** The ids of the first ideas in a list, in the list's order, as SQL of an array. */
export function selectItems(owner: string, list_id: string, limit: number): Statement {
  return sql`
    array(
      select idea_id
      from list_ideas
      where owner_id = ${owner} and list_id = ${list_id}
      order by position, idea_id
      limit ${limit}
    )`
}
