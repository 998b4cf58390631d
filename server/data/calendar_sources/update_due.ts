import type { Db } from '#server/database/db.ts'

/** A calendar and when it was last read or tried. */
export interface DueSource {
  source_id: string
  checked_at: Date | null
}

/**
 * Makes those subscribed calendars of this account due that were not tried for a quarter of an hour; those whose last
 * reading failed stay as they are. The caller queues the work. @returns them, as they were.
 */
export async function updateSourcesDue(db: Db): Promise<DueSource[]> {
  return db.sql<DueSource>`
    update calendar_sources
    set due_at = least(due_at, now())
    where owner_id = ${db.owner} and kind = 'ics' and state in ('pending', 'working')
      and (checked_at is null or checked_at < now() - interval '15 minutes')
    returning source_id, checked_at`
}
