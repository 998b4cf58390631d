import type { Db } from '#server/database/db.ts'

/**
 * Stores for a day what a preview of a list's likes showed for a choice of people. `selection` is the choice's
 * key. The last preview of a choice replaces the one before: only that one may be applied.
 */
export async function insertPreview(
  db: Db,
  list_id: string,
  selection: string,
  checksum: string,
): Promise<void> {
  await db.sql`
    insert into like_previews (owner_id, list_id, selection, checksum, expires_at)
    values (${db.owner}, ${list_id}, ${selection}, ${checksum}, now() + interval '1 day')
    on conflict (owner_id, list_id, selection) do update
      set checksum = excluded.checksum, expires_at = excluded.expires_at`
}
