import type { Db } from '#server/database/db.ts'

/** Has a capture use these files, which `requireMedia` has found in this transaction: they now live as long as it. */
export async function insertCaptureMedia(
  db: Db,
  capture_id: string,
  media_ids: readonly string[],
): Promise<void> {
  if (media_ids.length === 0) return
  await Promise.all([
    db.sql`
      insert into capture_media (owner_id, capture_id, media_id)
      select me.owner_id, ${capture_id}, given.media_id
      from accounts me, unnest(${media_ids}::uuid[]) as given (media_id)
      where me.owner_id = ${db.owner}
      on conflict do nothing`,
    db.sql`
      update media
      set expires_at = null
      where owner_id = ${db.owner} and media_id = any(${media_ids}::uuid[])`,
  ])
}
