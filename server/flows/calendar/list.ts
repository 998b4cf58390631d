import { findOwnProfile } from '#server/data/accounts/find.ts'
import { findCalendarSettings } from '#server/data/calendar_settings/find.ts'
import type { CalendarSettings } from '#server/data/calendar_settings/rows.ts'
import { listSharingFriends, type SharingFriend } from '#server/data/calendar_sharing/list.ts'
import { listCalendars } from '#server/data/calendar_sources/list.ts'
import type { CalendarSourceRow } from '#server/data/calendar_sources/rows.ts'
import type { CalendarWork } from '#server/flows/calendar/work.ts'

/** Everything that the page of calendars shows. */
export interface CalendarsView extends CalendarSettings {
  /** The account's zone, an IANA name. */
  timezone: string
  sources: CalendarSourceRow[]
  /** Connected Friends by name. */
  friends: SharingFriend[]
  /** By the database's clock. */
  now: Date
}

/** What an account has connected and decided, in one consistent state. */
export async function viewCalendars(
  { database }: Pick<CalendarWork, 'database'>,
  owner: string,
): Promise<CalendarsView> {
  return database.read(owner, async (db) => {
    const [{ timezone }, settings, sources, friends, now] = await Promise.all([
      findOwnProfile(db),
      findCalendarSettings(db),
      listCalendars(db),
      listSharingFriends(db),
      db.now(),
    ])
    return { timezone, ...settings, sources, friends, now }
  })
}

/** The Connected Friends who may see when the account is free or busy. */
export function friendsWhoSee({ sharing, friends }: CalendarsView): SharingFriend[] {
  if (sharing === 'off') return []
  return friends.filter(({ chosen, excluded }) => (sharing === 'all' ? !excluded : chosen))
}
