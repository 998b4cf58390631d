import { findOwnProfile } from '#server/data/accounts/find.ts'
import { lockAccount } from '#server/data/accounts/lock.ts'
import {
  updateBrowserLanguage,
  updateLanguage,
  updateProfile,
} from '#server/data/accounts/update.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { updateCalendarsOutdated } from '#server/data/calendar_sources/update.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { PageLanguage } from '#server/domain/basics/speaking.ts'
import { markAvailability } from '#server/flows/replicate/availability.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/**
 * Changes name and time zone of an account. Its tokens see them within a second, and what its calendars say is worked out
 * again in a new zone.
 */
export async function changeProfile(
  { database, wake }: Pick<WebContext, 'database' | 'wake'>,
  owner: string,
  profile: { readonly display_name: string; readonly timezone: string },
  request_id: string | null = null,
): Promise<void> {
  await database.write(owner, {
    async work(db) {
      await lockAccount(db)
      const before = await findOwnProfile(db)
      await updateProfile(db, profile)
      insertWebAudit(db, { what: 'web.profile.change', request_id })
      if (before.timezone === profile.timezone) return
      await updateCalendarsOutdated(db)
      // The hours in which friends see it as free are by its clocks.
      markAvailability(db)
      insertDueWork(db, 'calendar')
    },
  })
  wake()
}

/** Says in which language an account gets pages and mails; null for as its browser says, of which mails remember the language now. */
export async function changeLanguage(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  { language, browser }: { language: PageLanguage | null; browser: PageLanguage },
  request_id: string,
): Promise<void> {
  await database.write(owner, {
    async work(db) {
      await lockAccount(db)
      await updateLanguage(db, language)
      await updateBrowserLanguage(db, browser)
      insertWebAudit(db, { what: 'web.language.change', request_id })
    },
  })
}
