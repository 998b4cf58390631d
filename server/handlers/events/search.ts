import { listEvents } from '#server/data/events/list.ts'
import { toEvent } from '#server/data/events/rows.ts'
import { readEventSearch } from '#server/domain/event_search.ts'
import { eventsFound } from '#server/domain/messages/events.ts'
import { completed, handler } from '#server/runtime/handler.ts'

/** The version that needs none of the fields, and then finds everything upcoming. */
const lenient = '2026-08-11.3'

/** The most events of an answer, and how many it has unless the caller says otherwise. */
const most = 25

export default handler('events.search', async ({ db, timezone, version }, input) => {
  const { limit = most } = input
  const search = readEventSearch(input, timezone, version === lenient)
  const found = await listEvents(db, search, limit + 1)
  const items = found.slice(0, limit).map((row) => toEvent(row, timezone))
  const more = found.length > limit
  return completed({ items }, { text: eventsFound(items, more), ...(more && { facts: { more } }) })
})
