import type { SharingMode } from '#server/data/calendar_settings/rows.ts'
import type { UsualHours } from '#server/domain/availability/usual_hours.ts'
import type { Db } from '#server/database/db.ts'

/** Decides who may see when this account is free or busy. */
export async function updateSharing(db: Db, sharing: SharingMode): Promise<void> {
  await db.sql`
    insert into calendar_settings (owner_id, sharing)
    values (${db.owner}, ${sharing})
    on conflict (owner_id) do update set sharing = excluded.sharing`
}

/** Decides in which hours friends see this account's free time as free; it has decided who may see it before. */
export async function updateUsualHours(db: Db, hours: UsualHours): Promise<void> {
  await db.sql`
    update calendar_settings
    set usual_hours = ${hours.usual_hours}, usual_from = ${hours.usual_from}, usual_until = ${hours.usual_until}
    where owner_id = ${db.owner}`
}

/** Records that this account has a feed of its plans from now on, or has none. */
export async function updateFeed(db: Db, active: boolean): Promise<void> {
  await db.sql`
    insert into calendar_settings (owner_id, feed_made_at)
    values (${db.owner}, case when ${active} then now() end)
    on conflict (owner_id) do update set feed_made_at = excluded.feed_made_at`
}
