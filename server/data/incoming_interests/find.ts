import { selectThings } from '#server/data/incoming_interests/list.ts'
import { copyColumns, isSameInterest, thingColumns } from '#server/data/incoming_interests/same.ts'
import { selectKnownInterests } from '#server/data/incoming_interests/select.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/**
 * Whether a person is known to like an idea or a private place of this account's. It takes equally long for a person
 * who does not exist, so that the time reveals nothing.
 */
export async function isKnownToLike(db: Db, thing_id: string, person_id: string): Promise<boolean> {
  const rows = await db.run(sql`
    select
    from (${selectThings(db.owner, [thing_id])}) t
    cross join ${selectKnownInterests(db.owner)} and ${isSameInterest(thingColumns, copyColumns)}
      and p.person_id = ${person_id}
    limit 1`)
  return rows.length > 0
}
