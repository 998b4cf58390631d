import { findCalendarSummary } from '#server/data/calendar_sources/summary.ts'
import { calendarFreshness, calendarUsability } from '#server/domain/calendar/status.ts'
import { calendarStatusText } from '#server/domain/messages/calendars.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('calendar.status.get', async ({ db, base_url }) => {
  const summary = await findCalendarSummary(db)
  const { sources, read_at, sharing, has_chosen } = summary
  const shared = sharing === 'all' || (sharing === 'chosen' && has_chosen)
  const manage_url = `${base_url}/settings/calendars`
  return completed(
    {
      connected: sources > 0,
      sources_count: sources,
      last_refresh_at: read_at?.toISOString() ?? null,
      freshness: calendarFreshness(summary),
      usability: calendarUsability(summary),
      group_sharing: shared ? 'on' : 'off',
      manage_url,
    },
    { text: calendarStatusText(summary, shared, manage_url) },
  )
})
