import type { Db } from '#server/database/db.ts'

/** The oldest active idea that is a private place by its name; null where there is none. */
export async function findIdeaOfPlace(db: Db, place_id: string): Promise<string | null> {
  const [row] = await db.sql<{ idea_id: string }>`
    select i.idea_id
    from places p
    join ideas i on i.owner_id = p.owner_id and i.place_id = p.place_id and i.title_key = p.name_key
    where p.owner_id = ${db.owner} and p.place_id = ${place_id} and i.kind = 'place' and i.state = 'active'
    order by i.created_at, i.idea_id
    limit 1`
  return row?.idea_id ?? null
}
