import { findOwnProfile } from '#server/data/accounts/find.ts'
import { type BusyMonth, listBusyMonths } from '#server/data/busy_months/list.ts'
import { findCalendarSettings } from '#server/data/calendar_settings/find.ts'
import type { CalendarSettings } from '#server/data/calendar_settings/rows.ts'
import { listSharingFriends, type SharingFriend } from '#server/data/calendar_sharing/list.ts'
import { listCalendars } from '#server/data/calendar_sources/list.ts'
import type { CalendarSourceRow } from '#server/data/calendar_sources/rows.ts'
import {
  type BusyRun,
  decodeMonth,
  mergeRuns,
  monthsOf,
  quarter_ms,
  quartersOf,
} from '#server/domain/calendar/busy_runs.ts'
import { type StripDay, stripOf } from '#server/domain/calendar/busy_strip.ts'
import type { CalendarWork } from '#server/flows/calendar/work.ts'

export type { SharingFriend } from '#server/data/calendar_sharing/list.ts'

/** A connected calendar, as its owner sees it. */
export type ConnectedCalendar = CalendarSourceRow

/** Everything that the page of calendars shows. */
export interface CalendarsView extends CalendarSettings {
  /** The account's zone, an IANA name. */
  timezone: string
  sources: CalendarSourceRow[]
  /** Connected Friends by name. */
  friends: SharingFriend[]
  /** What friends get to know, month by month; a month that is missing is unknown to them. */
  months: BusyMonth[]
  /** By the database's clock. */
  now: Date
}

/** What an account has connected and decided, in one consistent state. */
export async function viewCalendars(
  { database }: Pick<CalendarWork, 'database'>,
  owner: string,
): Promise<CalendarsView> {
  return database.read(owner, async (db) => {
    const now = await db.now()
    // In some zone it is still the month before.
    const yesterday = new Date(now.getTime() - 86_400_000).toISOString()
    const [{ timezone }, settings, sources, friends, months] = await Promise.all([
      findOwnProfile(db),
      findCalendarSettings(db),
      listCalendars(db),
      listSharingFriends(db),
      listBusyMonths(db, yesterday.slice(0, 7)),
    ])
    return { timezone, ...settings, sources, friends, months, now }
  })
}

/** The Connected Friends who may see when the account is free or busy. */
export function friendsWhoSee({ sharing, friends }: CalendarsView): SharingFriend[] {
  if (sharing === 'off') return []
  return friends.filter(({ chosen, excluded }) => (sharing === 'all' ? !excluded : chosen))
}

/**
 * The time that friends get to know, for so many days from the one on that `first` is in, which is not over; missing months are
 * unknown.
 */
export function sharedTime(
  { months, timezone }: CalendarsView,
  days: number,
  first: Date,
): StripDay[] {
  const known = new Map(months.map(({ month, runs }) => [month, runs]))
  const from = Math.floor(first.getTime() / quarter_ms) - 96 * 2
  const runs = monthsOf(from, from + 96 * (days + 4)).flatMap((month): BusyRun[] => {
    const bytes = known.get(month)
    return bytes ? decodeMonth(month, bytes) : [{ ...quartersOf(month), kind: 'unknown' }]
  })
  return stripOf(mergeRuns(runs), first, timezone, days)
}
