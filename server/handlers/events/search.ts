import { wordsToSearch } from '#server/domain/objects/words_to_search.ts'
import type { EventResult } from '#generated/types.ts'
import { type EventRow, toEvent } from '#server/data/events/rows.ts'
import { readEventSearch } from '#server/domain/finding/event_search.ts'
import {
  draftFromEvent,
  eventsFound,
  readPlanOfEvent,
  searchEverything,
} from '#server/domain/messages/events.ts'
import { findEvents } from '#server/flows/finding/event_sentence.ts'
import { completed, handler } from '#server/runtime/handler.ts'

/** The version that needs none of the fields, and then finds everything upcoming. */
const lenient = '2026-08-11.3'

/** The most events of an answer, and how many it has unless the caller says otherwise. */
const most = 25

export default handler('events.search', async ({ db, timezone, version }, input) => {
  const { limit = most } = input
  const asked = readEventSearch(input, timezone, version === lenient)
  const { search, own, open, disclosures } = await findEvents(db, asked, limit + 1, timezone)
  const more = own.length + open.length > limit
  const kept = [own.slice(0, limit), open.slice(0, Math.max(0, limit - own.length))] as const
  const isByTime = search.from !== null || search.until !== null
  const found = isByTime ? inOrder(...kept) : aheadFirst(...kept, await db.now())
  const items = found.map((row) => toEvent(row, timezone))
  return completed(
    { items },
    {
      text: eventsFound(items, more),
      next: nextOf(items, input),
      ...(more && { facts: { more } }),
      disclosures: [...disclosures],
    },
  )
})

/** A draft from what is no plan yet, the plans of the others, and a wider search where nothing fits. */
function nextOf(items: readonly EventResult[], { query = '' }: { query?: string | undefined }) {
  const words = wordsToSearch(query)
  const plans = items.flatMap(({ plan_handle }) => plan_handle ?? [])
  const [first] = plans
  const [event] = items
  return [
    ...(plans.length < items.length
      ? [
          {
            capability: 'plans.draft.create' as const,
            reason: draftFromEvent,
            ...(items.length === 1 && { input: { candidate_id: event?.event_handle } }),
          },
        ]
      : []),
    ...(first
      ? [
          {
            capability: 'plans.get' as const,
            reason: readPlanOfEvent,
            ...(plans.length === 1 && { input: { plan_handle: first } }),
          },
        ]
      : []),
    ...(items.length === 0 && words !== ''
      ? [{ capability: 'ideas.search' as const, reason: searchEverything, input: { query: words } }]
      : []),
  ]
}

/** Both by their start. */
function inOrder(own: readonly EventRow[], open: readonly EventRow[]): EventRow[] {
  const byStart = (one: EventRow, other: EventRow) =>
    one.starts_at.getTime() - other.starts_at.getTime()
  return [...own, ...open].sort(byStart)
}

/** What lies ahead by its start, and then what is over, as it came. Without an end it lasts three hours. */
function aheadFirst(own: readonly EventRow[], open: readonly EventRow[], now: Date): EventRow[] {
  const isAhead = ({ starts_at, ends_at }: EventRow) =>
    (ends_at?.getTime() ?? starts_at.getTime() + 3 * 3_600_000) > now.getTime()
  const ahead = inOrder(own.filter(isAhead), open)
  return [...ahead, ...own.filter((row) => !isAhead(row))]
}
