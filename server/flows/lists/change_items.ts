import { lockIdeaStates } from '#server/data/ideas/lock.ts'
import { updateIdeasTouched } from '#server/data/ideas/update_touched.ts'
import { listItemsAmong } from '#server/data/list_ideas/list.ts'
import { updateItems } from '#server/data/list_ideas/update.ts'
import { listPointer } from '#server/data/lists/find.ts'
import { lockList } from '#server/data/lists/lock.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import {
  type MembershipChange,
  type MembershipMode,
  membershipChange,
} from '#server/domain/lists/membership.ts'
import { refuseSavedView } from '#server/flows/lists/saved_view.ts'

/** Which ideas are put on a list or removed from it. */
export interface ItemsWanted {
  list_id: string
  mode: MembershipMode
  /** The ids of the ideas; null for what cannot be an idea's. */
  ideas: readonly (string | null)[]
  /** Where the list stands in the input. */
  list_pointer?: string
  /** Where an idea stands in the input. */
  idea_pointer(index: number): string
}

/** A list whose ideas were changed. */
export interface ItemsChanged {
  /** The list as it was before. */
  list: ListRow
  change: MembershipChange
  /** How many ideas it has now. */
  count: number
}

/**
 * Changes which ideas are on a list, and locks both until the transaction ends. The same membership changes nothing. What a
 * generated list had saved becomes the person's own when it is added.
 *
 * Errors: `reference_not_found` for the list or an idea; `capability_retired` for a saved view; `idea_archived`.
 */
export async function changeItems(db: Db, wanted: ItemsWanted): Promise<ItemsChanged> {
  const { list_id, mode, ideas, list_pointer = listPointer } = wanted
  const ids = [...new Set(ideas.filter((idea) => idea !== null))]
  // The list is locked before its ideas, as when an idea is archived; the other order could deadlock.
  const [list, states, present] = await Promise.all([
    lockList(db, list_id, list_pointer),
    lockIdeaStates(db, ids),
    listItemsAmong(db, list_id, ids),
  ])
  refuseSavedView(list, list_pointer)
  const missing = ideas.findIndex((idea) => idea === null || !states.has(idea))
  if (missing >= 0) throw fail('reference_not_found', { pointer: wanted.idea_pointer(missing) })
  const archived = ideas.findIndex((idea) => states.get(idea ?? '') === 'archived')
  if (archived >= 0) throw fail('idea_archived', { pointer: wanted.idea_pointer(archived) })

  const change = membershipChange(mode, ids, present, list.item_count)
  const { added, removed } = change
  if (added + removed > 0) await updateItems(db, list_id, mode, change.ids)
  if (added > 0) await updateIdeasTouched(db, change.ids)
  return { list, change, count: list.item_count + added - removed }
}
