import { isShownIdea } from '#server/data/ideas/select.ts'
import { copyColumns, ideaColumns, isSameInterest } from '#server/data/incoming_interests/same.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** What an idea was made of. */
export type MadeOf = { place_id: string } | { interest_id: string }

/**
 * The idea that this account has archived last of those that are a private place by its name, or the same as a friend's
 * interest.
 */
export async function findArchivedIdea(
  db: Db,
  of: MadeOf,
): Promise<{ idea_id: string; title: string } | undefined> {
  const fits =
    'place_id' in of
      ? sql`i.kind = 'place' and i.place_id = ${of.place_id} and i.title_key = (
          select name_key from places where owner_id = ${db.owner} and place_id = ${of.place_id}
        )`
      : sql`exists (
          select from incoming_interests k
          where k.owner_id = ${db.owner} and k.interest_id = ${of.interest_id}
            and ${isSameInterest(ideaColumns, copyColumns)}
        )`
  const [row] = await db.run<{ idea_id: string; title: string }>(sql`
    select i.idea_id, i.title
    from ideas i
    where i.owner_id = ${db.owner} and i.state = 'archived' and i.deleted_at is null and ${fits}
      and ${isShownIdea(db.owner)}
    order by i.updated_at desc, i.idea_id
    limit 1`)
  return row
}
