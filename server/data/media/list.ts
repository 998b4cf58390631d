import type { Db } from '#server/database/db.ts'

/** The most pictures that are shown of an idea. */
const most = 4

/** The pictures that an idea was captured from, the first capture's first. */
export async function listPicturesOfIdea(db: Db, idea_id: string): Promise<string[]> {
  const rows = await db.sql<{ media_id: string }>`
    select m.media_id
    from captures c
    join capture_media u on u.owner_id = c.owner_id and u.capture_id = c.capture_id
    join media m on m.owner_id = u.owner_id and m.media_id = u.media_id
    where c.owner_id = ${db.owner} and c.idea_id = ${idea_id} and m.type = 'image/jpeg'
    group by m.media_id
    order by min(c.created_at), m.media_id
    limit ${most}`
  return rows.map(({ media_id }) => media_id)
}
