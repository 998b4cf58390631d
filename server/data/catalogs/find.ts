import type { Db } from '#server/database/db.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** The two columns that say what an idea or a like is about; at most one of them is set. */
export interface ActivityColumns {
  /** The catalog's spelling. */
  activity_name: string | null
  /** The caller's own words, where the catalog has no such activity. */
  custom_activity_name: string | null
}

/** The columns for an activity the caller named; both are null where none was named. */
export async function findActivity(db: Db, name: string | null): Promise<ActivityColumns> {
  if (name === null) return { activity_name: null, custom_activity_name: null }
  const [entry] = await db.sql<{ name: string }>`
    select name
    from activities
    where name_key = ${nameKey(name)}`
  return entry
    ? { activity_name: entry.name, custom_activity_name: null }
    : { activity_name: null, custom_activity_name: name }
}
