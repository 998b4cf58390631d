import { registry } from '#generated/server/capabilities.ts'
import { calendarFeed } from '#server/domain/calendar/event.ts'
import { feedName } from '#server/domain/messages/calendars.ts'
import { viewFeed } from '#server/flows/by_link/feed.ts'
import type { PageRoute } from '#server/surfaces/web/links/serve.ts'

/** `/f/{token}.ics`: an account's own plans and invitations, for its calendar program. */
export const feedRoute: PageRoute = {
  name: 'feed',
  for_programs: true,

  async show({ runtime, token }) {
    const events = await viewFeed(runtime, token)
    if (events === null) return null
    const email = runtime.mail_from ?? `no-reply@${new URL(runtime.base_url).hostname}`
    const { brand } = registry
    const entries = events.map(({ host_name, ...event }) => ({
      ...event,
      organizer: { name: host_name, email },
      attendee: null,
    }))
    const feed = calendarFeed(entries, { brand, name: feedName(brand) })
    return {
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      feed,
      // When a plan was last touched changes nothing that a calendar shows.
      version: feed.replaceAll(/^DTSTAMP:.*\r\n/gm, ''),
    }
  },
}
