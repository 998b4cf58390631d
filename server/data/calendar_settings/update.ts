import type { SharingMode } from '#server/data/calendar_settings/rows.ts'
import type { Db } from '#server/database/db.ts'

/** Decides who may see when this account is free or busy. */
export async function updateSharing(db: Db, sharing: SharingMode): Promise<void> {
  await db.sql`
    insert into calendar_settings (owner_id, sharing)
    values (${db.owner}, ${sharing})
    on conflict (owner_id) do update set sharing = excluded.sharing`
}

/** Records that this account has a feed of its plans from now on, or has none. */
export async function updateFeed(db: Db, active: boolean): Promise<void> {
  await db.sql`
    insert into calendar_settings (owner_id, feed_made_at)
    values (${db.owner}, case when ${active} then now() end)
    on conflict (owner_id) do update set feed_made_at = excluded.feed_made_at`
}
