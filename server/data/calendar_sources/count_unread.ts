import type { DueSource } from '#server/data/calendar_sources/update_due.ts'
import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/only.ts'

/** How many of these calendars have not been tried since. */
export async function countUnread(db: Db, due: readonly DueSource[]): Promise<number> {
  const rows = await db.sql<{ unread: number }>`
    select count(*) as unread
    from calendar_sources s
    join unnest(
      ${due.map(({ source_id }) => source_id)}::uuid[],
      ${due.map(({ checked_at }) => checked_at?.toISOString() ?? null)}::timestamptz[]
    ) as due (source_id, checked_at) on due.source_id = s.source_id
    where s.owner_id = ${db.owner}
      and date_trunc('milliseconds', s.checked_at) is not distinct from due.checked_at`
  return only(rows).unread
}
