import { isFoundBy } from '#server/data/finding/condition.ts'
import type { RowVector } from '#server/data/finding/vectors.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/**
 * Selects the places that match, last changed first. `text` may be in the name, the address, the description
 * or the activity; null matches all. Hidden places are left out. `missing` are the vectors that places lack.
 */
export function selectPlaces(
  owner: string,
  { text, archived }: { readonly text: string | null; readonly archived: boolean },
  missing: readonly RowVector[],
): Statement {
  const states = archived ? ['active', 'archived'] : ['active']
  const named = text === null ? sql`` : sql`and ${isFoundBy(text, searched, missing)}`
  return sql`
    select place_id
    from places
    where owner_id = ${owner} and not hidden and deleted_at is null and state = any(${states}::text[]) ${named}
    order by updated_at desc, place_id desc`
}

const searched = {
  id: sql`place_id`,
  vector: sql`search`,
  text: sql`concat_ws(' ', name_key, address, description)`,
}
