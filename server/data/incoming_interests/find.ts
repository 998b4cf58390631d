import { selectKnownInterests } from '#server/data/incoming_interests/select.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/**
 * Whether a person is known to like something with this title key. It takes equally long for a person who
 * does not exist, so that the time reveals nothing.
 */
export async function isKnownToLike(
  db: Db,
  title_key: string,
  person_id: string,
): Promise<boolean> {
  const rows = await db.run(sql`
    select
    from ${selectKnownInterests(db.owner)} and k.title_key = ${title_key} and p.person_id = ${person_id}
    limit 1`)
  return rows.length > 0
}
