import { countUnread } from '#server/data/calendar_sources/find.ts'
import { updateSourcesDue } from '#server/data/calendar_sources/update_due.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Beforehand } from '#server/domain/context.ts'

/** The most milliseconds an answer waits for calendars to be read again, and how often it looks. */
const patience = 3_000
const interval = 100

/** The accounts for which a call in this process waits. */
const waiting = new Set<string>()

/**
 * Has the calendars of this account read again that were not read for a quarter of an hour, and waits for that. Calendars
 * whose last reading failed keep their turn. A second call for an account, while another one waits, does not wait.
 *
 * @returns whether everything that was to be read was read.
 */
export async function refreshSources({ owner, database, wake }: Beforehand): Promise<boolean> {
  if (waiting.has(owner)) return false
  waiting.add(owner)
  try {
    const { due, since } = await database.write(owner, {
      asyncCommit: true,
      async work(db) {
        const [ids, now] = await Promise.all([updateSourcesDue(db), db.now()])
        if (ids.length > 0) insertDueWork(db, 'calendar')
        return { due: ids, since: now }
      },
    })
    if (due.length === 0) return true
    wake()
    const end = performance.now() + patience
    while (performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, interval))
      if ((await database.read(owner, (db) => countUnread(db, due, since))) === 0) return true
    }
    return false
  } finally {
    waiting.delete(owner)
  }
}
