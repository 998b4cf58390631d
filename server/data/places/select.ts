import { isFoundBy, isMatchedBy } from '#server/data/finding/condition.ts'
import type { RowVector } from '#server/data/finding/vectors.ts'
import { selectHours } from '#server/data/places/select_hours.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { type MinuteRange, writeMinutes } from '#server/domain/places/opening_hours.ts'

/** Which private places are wanted. */
export interface PlaceFilter {
  /** Words of the name, the address, the description or the activity; null for any. */
  readonly text: string | null
  /** Whether archived ones are wanted, too. */
  readonly archived: boolean
  /** Texts of `tsquery` that must match. */
  readonly terms?: readonly string[]
  /** Spans of the week in one of which it must be open, unless nobody knows when it is; null for any time. */
  readonly open?: readonly MinuteRange[] | null
}

/** Selects the places that match, last changed first. Hidden places are left out. `missing` are the vectors that places lack. */
export function selectPlaces(
  owner: string,
  { text, archived, terms = [], open = null }: PlaceFilter,
  missing: readonly RowVector[],
): Statement {
  const states = archived ? ['active', 'archived'] : ['active']
  const named = text === null ? sql`` : sql`and ${isFoundBy(text, searched, missing)}`
  const meant = terms.map((term) => sql`and ${isMatchedBy(term, searched, missing)}`)
  const timed = open === null ? sql`` : sql`and ${isOpenWithin(open)}`
  return sql`
    select place_id
    from places
    where owner_id = ${owner} and not hidden and deleted_at is null and state = any(${states}::text[]) ${named}
      ${meant.reduce((all, one) => sql`${all} ${one}`, timed)}
    order by updated_at desc, place_id desc`
}

const searched = {
  id: sql`place_id`,
  vector: sql`search`,
  text: sql`concat_ws(' ', name_key, address, description)`,
}

/** Whether any place matches. */
export async function hasPlaces(
  db: Db,
  filter: PlaceFilter,
  missing: readonly RowVector[],
): Promise<boolean> {
  const rows = await db.run(sql`${selectPlaces(db.owner, filter, missing)} limit 1`)
  return rows.length > 0
}

function isOpenWithin(open: readonly MinuteRange[]): Statement {
  const hours = sql`${selectHours(sql`places`)}::int4multirange`
  return sql`coalesce(${hours} && ${writeMinutes(open)}::int4multirange, true)`
}
