import { countUnread } from '#server/data/calendar_sources/find.ts'
import type { CalendarWork } from '#server/flows/calendar/work.ts'

/** Milliseconds between two looks whether a reading has ended. */
const pause = 100

/**
 * Waits until these calendars were read, or could not be read, after `since`, by the database's clock; at most
 * as long as somebody is patient.
 *
 * @returns whether they all were.
 */
export async function waitForReading(
  { database, replicate, patience = 5_000 }: CalendarWork,
  owner: string,
  source_ids: readonly string[],
  since: Date,
): Promise<boolean> {
  const until = performance.now() + patience
  // Wakes the worker of this process.
  await replicate(owner)
  for (;;) {
    const unread = await database.read(owner, (db) => countUnread(db, source_ids, since))
    if (unread === 0) return true
    if (performance.now() >= until) return false
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
