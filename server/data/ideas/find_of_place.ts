import type { Db } from '#server/database/db.ts'

/** The oldest active idea of kind place that is about a private place; undefined where there is none. */
export async function findIdeaOfPlace(
  db: Db,
  place_id: string,
): Promise<{ idea_id: string; title: string } | undefined> {
  const [row] = await db.sql<{ idea_id: string; title: string }>`
    select idea_id, title
    from ideas
    where owner_id = ${db.owner} and place_id = ${place_id} and kind = 'place' and state = 'active'
    order by created_at, idea_id
    limit 1`
  return row
}
