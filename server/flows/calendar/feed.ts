import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { findCalendarSettings } from '#server/data/calendar_settings/find.ts'
import { updateFeed } from '#server/data/calendar_settings/update.ts'
import { insertLink } from '#server/data/links/insert.ts'
import { updateLinksRevoked } from '#server/data/links/update.ts'
import type { CalendarWork } from '#server/flows/calendar/work.ts'
import { refuse } from '#server/domain/basics/failure.ts'
import { linkUrl } from '#server/domain/links/paths.ts'
import { mustBeOneOf } from '#server/domain/messages/calendars.ts'

const acts = ['create', 'replace', 'remove'] as const

/** What became of a feed. Its address is known only when it is made. */
export interface FeedMade {
  active: boolean
  /** Ends in `.ics`. */
  url?: string
}

/**
 * Makes the feed of the account's own plans, replaces its address, or removes it. An old address stops working at once.
 * Where there is a feed, `create` changes nothing. Errors: `input_invalid` at `/do`.
 */
export async function changeFeed(
  { database, base_url, request_id }: Pick<CalendarWork, 'database' | 'base_url' | 'request_id'>,
  owner: string,
  asked: string | undefined,
): Promise<FeedMade> {
  const act = acts.find((known) => known === asked)
  if (!act) refuse([{ pointer: '/do', code: 'enum', message: mustBeOneOf(acts) }])
  return database.write(owner, {
    async work(db) {
      await lockAccount(db)
      const { feed_made_at } = await findCalendarSettings(db)
      if (act === 'create' && feed_made_at !== null) return { active: true }
      const what = act === 'remove' ? 'web.feed.remove' : 'web.feed.make'
      insertWebAudit(db, { what, request_id: request_id ?? null })
      updateLinksRevoked(db, 'feed', [owner])
      await updateFeed(db, act !== 'remove')
      if (act === 'remove') return { active: false }
      const token = insertLink(db, 'feed', owner)
      return { active: true, url: `${linkUrl(base_url, 'feed', token)}.ics` }
    },
  })
}
