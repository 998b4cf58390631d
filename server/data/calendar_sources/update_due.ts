import type { Db } from '#server/database/db.ts'

/**
 * Makes those subscribed calendars of this account due that were not tried for a quarter of an hour; those whose last
 * reading failed stay as they are. The caller queues the work. @returns their ids.
 */
export async function updateSourcesDue(db: Db): Promise<string[]> {
  const rows = await db.sql<{ source_id: string }>`
    update calendar_sources
    set due_at = least(due_at, now())
    where owner_id = ${db.owner} and kind = 'ics' and state in ('pending', 'working')
      and (checked_at is null or checked_at < now() - interval '15 minutes')
    returning source_id`
  return rows.map(({ source_id }) => source_id)
}
