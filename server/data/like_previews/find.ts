import type { Db } from '#server/database/db.ts'

/** The checksum of the last preview of a choice; null where there was none within a day. */
export async function findPreview(
  db: Db,
  list_id: string,
  selection: string,
): Promise<string | null> {
  const [row] = await db.sql<{ checksum: string }>`
    select checksum
    from like_previews
    where owner_id = ${db.owner} and list_id = ${list_id} and selection = ${selection}
      and expires_at > now()`
  return row?.checksum ?? null
}
