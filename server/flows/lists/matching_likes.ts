import { listIdeas } from '#server/data/ideas/list.ts'
import { lockIdeaStates } from '#server/data/ideas/lock.ts'
import { listLikeEntries } from '#server/data/likes/list_entries.ts'
import { listLikeIds } from '#server/data/likes/list.ts'
import { listItemsAmong } from '#server/data/list_ideas/list.ts'
import { updateItems } from '#server/data/list_ideas/update.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { Context } from '#server/domain/context.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { isWhenPreset } from '#server/domain/availability/when_preset.ts'

/**
 * Puts the saved ideas on a list that match its defaults and that the account likes for one of these people, or that one
 * of them is known to like, unless the list does not ask for it. Nobody sees more than before. The caller has locked the
 * list.
 *
 * @returns the ids of the ideas that were added.
 */
export async function applyMatchingLikes(
  { db, timezone }: Pick<Context, 'db' | 'timezone'>,
  list: ListRow,
  people: readonly string[],
): Promise<string[]> {
  if (!list.apply_matching_likes || people.length === 0) return []
  const { neighborhood_names, activity_names, custom_activity_names, when_preset } = list
  const filters = {
    neighborhood_names,
    activity_names,
    custom_activity_names,
    ...(when_preset !== null && isWhenPreset(when_preset) && { when_preset }),
  }
  const likes = await listLikeIds(db, { filters, people, timezone, now: await db.now() })
  const things = (await listLikeEntries(db, likes)).map(({ thing }) => thing)
  const liked = things.map(({ handle }) => parseHandle('idea', handle)).filter((id) => id !== null)
  const ids = await duringList(db, list, [...new Set(liked)])
  if (ids.length > 0) await updateItems(db, list.list_id, 'add', ids)
  return ids
}

/** Those of these ideas that are active, not on the list yet, and within the time of the list or without a time. */
async function duringList(db: Db, list: ListRow, ids: readonly string[]): Promise<string[]> {
  const states = await lockIdeaStates(db, ids)
  const present = await listItemsAmong(db, list.list_id, ids)
  const ideas = await listIdeas(
    db,
    ids.filter((id) => states.get(id) === 'active' && !present.has(id)),
  )
  const { when_start, when_end } = list
  return ideas
    .filter(({ event_start_at, fixed_when }) => {
      const at = event_start_at ?? fixed_when
      return !at || ((!when_start || at >= when_start) && (!when_end || at <= when_end))
    })
    .map(({ idea_id }) => idea_id)
}
