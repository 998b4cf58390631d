import { type Statement, sql } from '#server/database/sql.ts'

/**
 * The expression for when a place is open, as the text of an `int4multirange`: of one that was taken from a public item, as
 * the item says now. Null where nobody knows, and where the item is gone.
 */
export function selectHours(place: Statement): Statement {
  return sql`
    case when ${place}.item_id is null then ${place}.open_minutes else (
      select n.open_minutes
      from inventory_items n
      where n.item_id = ${place}.item_id and n.retired_at is null
    ) end::text`
}
