import { findOwnProfile } from '#server/data/accounts/find.ts'
import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { deleteCalendar } from '#server/data/calendar_sources/delete.ts'
import { findHoldsCalendar } from '#server/data/calendar_sources/find.ts'
import { insertCalendar } from '#server/data/calendar_sources/insert.ts'
import { updateCalendarContent } from '#server/data/calendar_sources/update.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { requireRoom } from '#server/flows/calendar/subscribe.ts'
import { waitForReading } from '#server/flows/calendar/wait.ts'
import type { CalendarWork } from '#server/flows/calendar/work.ts'
import { markAvailability } from '#server/flows/replicate/availability.ts'
import { maxHolds } from '#server/domain/calendar/source.ts'
import { refuse } from '#server/domain/basics/failure.ts'
import { HoldRefused, holdsCalendar } from '#server/domain/ics/holds.ts'
import { tooManyHolds, typedTimes } from '#server/domain/messages/calendars.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** The times that somebody keeps for themselves. */
export interface TypedTimes {
  /** Each `1-5 09:00-17:00` or `2027-03-28 10:00-12:00`. */
  holds: readonly string[]
  /** Whether the person is free at all other times; as before if not given, and not at first. */
  complete?: boolean | undefined
}

/**
 * Replaces the typed times of an account, and waits until they count; without any, they are removed. Errors:
 * `input_invalid` at `/hold/0` with each that cannot be read; `limit_reached`.
 *
 * @returns the id of their calendar; null where there is none now.
 */
export async function saveHolds(
  work: CalendarWork,
  owner: string,
  { holds, complete }: TypedTimes,
): Promise<string | null> {
  const { database } = work
  const { timezone } = await database.read(owner, findOwnProfile)
  refuse(violationsIn(holds, timezone))
  const saved = await database.write(owner, {
    async work(db) {
      const { request_id = null } = work
      insertWebAudit(db, { what: 'web.calendar.times', request_id })
      return holds.length > 0 ? store(db, { holds, complete }) : remove(db)
    },
  })
  if (saved) await waitForReading(work, owner, [saved.source_id], saved.now)
  else await work.replicate(owner)
  return saved?.source_id ?? null
}

async function store(
  db: Db,
  { holds, complete }: TypedTimes,
): Promise<{ source_id: string; now: Date }> {
  await lockAccount(db)
  const now = await db.now()
  insertDueWork(db, 'calendar')
  const known = await findHoldsCalendar(db)
  if (known !== null) {
    await updateCalendarContent(db, known, { holds, complete })
    return { source_id: known, now }
  }
  await requireRoom(db)
  const source_id = newId()
  await insertCalendar(db, {
    source_id,
    kind: 'holds',
    name: typedTimes,
    named: false,
    holds,
    complete: complete ?? false,
  })
  return { source_id, now }
}

async function remove(db: Db): Promise<null> {
  await lockAccount(db)
  const known = await findHoldsCalendar(db)
  if (known === null) return null
  await deleteCalendar(db, known)
  markAvailability(db)
  return null
}

function violationsIn(holds: readonly string[], timezone: string): Violation[] {
  if (holds.length > maxHolds) {
    return [{ pointer: '/hold', code: 'too_many', message: tooManyHolds(maxHolds) }]
  }
  return holds.flatMap((hold, index) => {
    const message = problemOf(hold, timezone)
    return message === null ? [] : [{ pointer: `/hold/${index}`, code: 'format', message }]
  })
}

function problemOf(hold: string, timezone: string): string | null {
  try {
    holdsCalendar([hold], timezone)
    return null
  } catch (error) {
    if (error instanceof HoldRefused) return error.message
    throw error
  }
}
