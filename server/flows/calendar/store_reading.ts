import type { ClaimedCalendar } from '#server/data/calendar_sources/claim.ts'
import {
  type CalendarTimes,
  type FailedReading,
  type NextReading,
  type ReadCalendar,
  updateCalendarFailed,
  updateCalendarForgotten,
  updateCalendarRead,
  updateCalendarPutOff,
  updateCalendarTimes,
  updateCalendarWorking,
} from '#server/data/calendar_sources/update_claimed.ts'
import type { CalendarsLeft } from '#server/data/calendar_sources/next.ts'
import { type CalendarMonth, updateCalendarMonths } from '#server/data/calendar_months/update.ts'
import type { Database, Db } from '#server/database/db.ts'
import { reportCalendarProblem } from '#server/flows/calendar/report_problem.ts'
import { markAvailability } from '#server/flows/replicate/availability.ts'
import type { Seal } from '#server/domain/basics/seal.ts'

/** Seconds until friends' copies are written after a feed was read, so that several feeds of one person are copied together. */
const gather = 10

/** The busy times of a calendar for its whole horizon. */
export interface ExpandedTimes {
  readonly times: CalendarTimes
  readonly months: readonly CalendarMonth[]
}

/** What came of a claimed calendar. */
export type Reading =
  /** It says something new. */
  | ({ readonly state: 'read'; readonly parsed: ReadCalendar } & NextReading & ExpandedTimes)
  /** It is as it was; its times may have been worked out anew all the same. */
  | ({ readonly state: 'unchanged'; readonly expanded: ExpandedTimes | null } & NextReading)
  /** It was not due to be read; its times were worked out anew. */
  | ({ readonly state: 'expanded' } & ExpandedTimes)
  | ({ readonly state: 'failed' } & FailedReading)
  /** What is kept of it cannot be used, so that it is read from the start. */
  | { readonly state: 'forgotten' }
  | { readonly state: 'put_off'; readonly seconds: number }

/** What became of a reading. */
export interface StoredReading {
  /** Whether it was stored: nobody has claimed or changed the calendar since. */
  readonly stored: boolean
  /** What is left to do for the account; null where that was not asked. */
  readonly left: CalendarsLeft | null
}

/** What reading calendars is stored with. */
export interface StoreTools {
  readonly database: Database
  readonly seal: Seal
  /** Asks what is left to do for the account. */
  readonly listLeft: (db: Db) => Promise<CalendarsLeft>
}

/**
 * Stores what came of a claimed calendar, unless somebody has claimed or changed it since. Where friends may learn
 * something new from it, that is replicated. One in which nothing is new says only when it was looked at, and is not waited for
 * until it is on the disk: if that is lost, the lease ends and the calendar is looked at once more.
 */
export async function storeReading(
  { database, seal, listLeft }: StoreTools,
  owner: string,
  claimed: ClaimedCalendar,
  reading: Reading,
): Promise<StoredReading> {
  if (reading.state === 'unchanged' && reading.expanded === null && claimed.failures === 0) {
    const work = async (db: Db) => {
      const [stored, left] = await Promise.all([
        updateCalendarWorking(db, claimed, reading, null),
        listLeft(db),
      ])
      return { stored, left }
    }
    return database.write(owner, { work, asyncCommit: true })
  }
  const stored = await database.write(owner, { work: (db) => store(db, seal, claimed, reading) })
  return { stored, left: null }
}

async function store(
  db: Db,
  seal: Seal,
  claimed: ClaimedCalendar,
  reading: Reading,
): Promise<boolean> {
  switch (reading.state) {
    case 'read': {
      const { parsed, times } = reading
      if (!(await updateCalendarRead(db, claimed, reading, parsed, times))) return false
      await storeMonths(db, claimed, reading)
      return true
    }
    case 'unchanged': {
      const { expanded } = reading
      const times = expanded?.times ?? null
      if (!(await updateCalendarWorking(db, claimed, reading, times))) return false
      if (claimed.failures > 0) markAvailability(db, gather)
      if (expanded !== null) await storeMonths(db, claimed, expanded)
      return true
    }
    case 'expanded': {
      if (!(await updateCalendarTimes(db, claimed, reading.times))) return false
      await storeMonths(db, claimed, reading)
      return true
    }
    case 'failed': {
      if (!(await updateCalendarFailed(db, claimed, reading))) return false
      if (reading.paused) await reportCalendarProblem(db, seal, claimed, reading.problem)
      return true
    }
    case 'forgotten':
      await updateCalendarForgotten(db, claimed)
      return true
    case 'put_off':
      await updateCalendarPutOff(db, claimed, reading.seconds)
      return true
  }
}

async function storeMonths(
  db: Db,
  claimed: ClaimedCalendar,
  { times, months }: ExpandedTimes,
): Promise<void> {
  const changed = await updateCalendarMonths(db, claimed.source_id, months)
  const isNew =
    changed ||
    claimed.read_at === null ||
    claimed.failures > 0 ||
    claimed.incomplete !== times.incomplete ||
    !isSameTime(claimed.known_from, times.known_from) ||
    !isSameTime(claimed.known_until, times.known_until)
  // What a person has just uploaded, typed or set counts at once.
  const isFeed = claimed.kind === 'ics' && claimed.to_read && claimed.read_at !== null
  if (isNew) markAvailability(db, isFeed ? gather : 0)
}

function isSameTime(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime()
}
