import { listItemsById } from '#server/data/inventory_items/list.ts'
import { minutesOf } from '#server/domain/ideas/candidate.ts'
import type { Context } from '#server/domain/context.ts'
import { movedSinceShown, sourceHasMoved } from '#server/domain/messages/drafts.ts'
import type { DraftCandidate } from '#server/flows/plans/sources.ts'

/**
 * What to tell of the date that a draft takes from its candidate: that the event has moved since it was shown, or that the
 * public source of an event that was saved earlier names another date now. Nothing where neither is so.
 */
export async function movedEvent(
  { db, timezone }: Pick<Context, 'db' | 'timezone'>,
  { idea, shown_at }: Pick<DraftCandidate, 'idea' | 'shown_at'>,
): Promise<{ name: string; text: string }[]> {
  const { title, event_start_at: taken, item_id } = idea
  if (taken === null) return []
  const zone = idea.event_timezone ?? timezone
  const items = item_id === null ? [] : await listItemsById(db, [item_id], { over: true })
  const now = items[0]?.starts_at
  if (now && minutesOf(now) !== minutesOf(taken)) {
    return [sourceHasMoved(title, { taken, now, zone })]
  }
  if (shown_at === null || shown_at === minutesOf(taken)) return []
  return [movedSinceShown(title, { shown: new Date(shown_at * 60_000), taken, zone })]
}
