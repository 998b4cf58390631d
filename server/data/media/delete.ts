import type { Db } from '#server/database/db.ts'

/** Deletes a file, also where captures use it: they go on without it. @returns whether it was there. */
export async function deleteMedia(db: Db, media_id: string): Promise<boolean> {
  const found = await db.sql`
    select
    from media
    where owner_id = ${db.owner} and media_id = ${media_id}
      and (expires_at is null or expires_at > now())
    for update`
  if (found.length > 0) await deleteAll(db, [media_id])
  return found.length > 0
}

/** Deletes the files that only these captures use, whose rows the caller deletes too. @returns how many those were. */
export async function deleteMediaOf(db: Db, capture_ids: readonly string[]): Promise<number> {
  if (capture_ids.length === 0) return 0
  const used = await db.sql<{ media_id: string }>`
    delete from capture_media
    where owner_id = ${db.owner} and capture_id = any(${[...capture_ids]}::uuid[])
    returning media_id`
  if (used.length === 0) return 0
  const ids = [...new Set(used.map(({ media_id }) => media_id))]
  // Another transaction may use them at this moment: the statement after this one sees what it wrote.
  await db.sql`
    select
    from media
    where owner_id = ${db.owner} and media_id = any(${ids}::uuid[])
    order by media_id
    for update`
  const unused = await db.sql<{ media_id: string }>`
    select m.media_id
    from media m
    where m.owner_id = ${db.owner} and m.media_id = any(${ids}::uuid[])
      and not exists (
        select from capture_media u where u.owner_id = ${db.owner} and u.media_id = m.media_id
      )`
  await deleteAll(
    db,
    unused.map(({ media_id }) => media_id),
  )
  return unused.length
}

/** Deletes files of this account that no capture has used in time, at most `most`. @returns how many that were. */
export async function deleteExpiredMedia(db: Db, most: number): Promise<number> {
  const rows = await db.sql<{ media_id: string }>`
    select media_id
    from media
    where owner_id = ${db.owner} and expires_at <= now()
    order by expires_at
    limit ${most}
    for update`
  await deleteAll(
    db,
    rows.map(({ media_id }) => media_id),
  )
  return rows.length
}

async function deleteAll(db: Db, media_ids: readonly string[]): Promise<void> {
  if (media_ids.length === 0) return
  await Promise.all([
    db.sql`delete from capture_media where owner_id = ${db.owner} and media_id = any(${media_ids}::uuid[])`,
    db.sql`delete from media_bytes where owner_id = ${db.owner} and media_id = any(${media_ids}::uuid[])`,
    db.sql`delete from media where owner_id = ${db.owner} and media_id = any(${media_ids}::uuid[])`,
  ])
}
