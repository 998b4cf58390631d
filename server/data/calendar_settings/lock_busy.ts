import type { UsualHours } from '#server/domain/availability/usual_hours.ts'
import type { Db } from '#server/database/db.ts'

/** What friends were last told about this account's calendars as a whole. */
export interface CopiedHeader {
  read_at: Date | null
  fresh_until: Date | null
  known_from: Date | null
  known_until: Date | null
}

/** How this account shares its time, and how far its copies are. */
export interface BusySettings extends CopiedHeader, UsualHours {
  sharing: 'off' | 'all' | 'chosen'
  /** Rises with every change of what friends may know. */
  changes: number
  /** The version of the copies. */
  busy_version: number
  /** The account's zone, an IANA name. */
  timezone: string
  /** The time after the lock, by the database's clock. */
  clock: Date
}

/** How this account shares, locked until the transaction ends; null where it never has. */
export async function lockBusySettings(db: Db): Promise<BusySettings | null> {
  const [, [row]] = await Promise.all([
    db.sql`select from calendar_settings where owner_id = ${db.owner} for no key update`,
    db.sql<BusySettings>`
      select sharing, changes, busy_version, copied_read_at as read_at, copied_fresh_until as fresh_until,
        copied_known_from as known_from, copied_known_until as known_until, usual_hours, usual_from, usual_until,
        (select timezone from accounts where owner_id = ${db.owner}) as timezone, clock_timestamp() as clock
      from calendar_settings
      where owner_id = ${db.owner}`,
  ])
  return row ?? null
}
