import { countOutdated, countUnread } from '#server/data/calendar_sources/find.ts'
import type { Db } from '#server/database/db.ts'
import type { CalendarWork } from '#server/flows/calendar/work.ts'

/** Milliseconds between two looks whether a reading has ended. */
const pause = 100

/**
 * Waits until these calendars were read, or could not be read, after `since`, by the database's clock; at most as long as
 * somebody is patient. Then friends know of it.
 */
export function waitForReading(
  work: CalendarWork,
  owner: string,
  source_ids: readonly string[],
  since: Date,
): Promise<void> {
  return waitUntilNone(work, owner, (db) => countUnread(db, source_ids, since))
}

/** Waits in the same way until the times of these calendars follow from their settings again. */
export function waitForTimes(
  work: CalendarWork,
  owner: string,
  source_ids: readonly string[],
): Promise<void> {
  return waitUntilNone(work, owner, (db) => countOutdated(db, source_ids))
}

async function waitUntilNone(
  { database, replicate, patience = 5_000 }: CalendarWork,
  owner: string,
  count: (db: Db) => Promise<number>,
): Promise<void> {
  const until = performance.now() + patience
  // Wakes the worker of this process.
  await replicate(owner)
  while ((await database.read(owner, count)) > 0) {
    if (performance.now() >= until) return
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  await replicate(owner)
}
