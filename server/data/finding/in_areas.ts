import { type Statement, sql } from '#server/database/sql.ts'
import type { Narrowing } from '#server/domain/finding/narrowing.ts'

/** The columns of a row that say where it is. */
export interface AreaColumns {
  readonly neighborhood: Statement
  readonly city: Statement
}

/**
 * The condition, with its `and`, that a row may lie in one of these areas; nothing without any. A row of which nobody knows
 * the neighborhood is told of as such, and one that `isOld` holds for is read: its columns may not be there yet.
 */
export function isInAreas(
  areas: Narrowing['areas'],
  isOld: Statement,
  columns: AreaColumns,
): Statement {
  if (areas.length === 0) return sql``
  const names = areas.flatMap(({ neighborhood }) => neighborhood ?? [])
  const cities = areas.flatMap(({ neighborhood, city }) =>
    neighborhood === null ? (city ?? []) : [],
  )
  return sql`and (${isOld} or ${columns.neighborhood} is null or ${columns.neighborhood} = any(${names}::text[])
          or ${columns.city} = any(${cities}::text[]))`
}
