import type { Db } from '#server/database/db.ts'

/** The picture of a place of this account; null where it has none, or no longer. */
export async function findPlacePicture(db: Db, place_id: string): Promise<string | null> {
  const [row] = await db.sql<{ media_id: string }>`
    select m.media_id
    from places p
    join media m on m.owner_id = p.owner_id and m.media_id = p.media_id
    where p.owner_id = ${db.owner} and p.place_id = ${place_id} and p.deleted_at is null`
  return row?.media_id ?? null
}

/** The pictures of those of these places of this account that have one, by the ids of the places. */
export async function listPlacePictures(
  db: Db,
  place_ids: readonly string[],
): Promise<Map<string, string>> {
  if (place_ids.length === 0) return new Map()
  const rows = await db.sql<{ place_id: string; media_id: string }>`
    select p.place_id, m.media_id
    from places p
    join media m on m.owner_id = p.owner_id and m.media_id = p.media_id
    where p.owner_id = ${db.owner} and p.place_id = any(${[...place_ids]}::uuid[]) and p.deleted_at is null`
  return new Map(rows.map(({ place_id, media_id }) => [place_id, media_id]))
}

/**
 * Gives an active place of this account another picture, or none, and keeps the file as long as the place uses it.
 *
 * @returns the picture that it had before, which nothing uses now, or null; undefined where there is no such place.
 */
export async function updatePlacePicture(
  db: Db,
  place_id: string,
  media_id: string | null,
): Promise<string | null | undefined> {
  const [row] = await db.sql<{ media_id: string | null }>`
    select media_id
    from places
    where owner_id = ${db.owner} and place_id = ${place_id} and state = 'active' and deleted_at is null
    for no key update`
  if (row === undefined || row.media_id === media_id) return row && null
  await db.sql`
    update places set media_id = ${media_id} where owner_id = ${db.owner} and place_id = ${place_id}`
  if (media_id !== null) {
    await db.sql`
      update media set expires_at = null where owner_id = ${db.owner} and media_id = ${media_id}`
  }
  return row.media_id
}
