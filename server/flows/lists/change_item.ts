import { listIdeas } from '#server/data/ideas/list.ts'
import { lockIdea, lockIdeaStates } from '#server/data/ideas/lock.ts'
import {
  findRestored,
  type RestoredIdea,
  updateRestoredArchived,
} from '#server/data/ideas/restored.ts'
import { updateIdeaRestored } from '#server/data/ideas/update.ts'
import { updateLikeTitle } from '#server/data/likes/update.ts'
import { insertItemAt } from '#server/data/list_ideas/insert.ts'
import { findItem, type ItemPosition } from '#server/data/list_ideas/list.ts'
import { updateItems } from '#server/data/list_ideas/update.ts'
import { lockListOrDeleted } from '#server/data/lists/lock.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { changedSince } from '#server/domain/messages/objects.ts'
import { changeItems, type ItemsWanted } from '#server/flows/lists/change_items.ts'
import { claimReversible, type Reversible, saveReversible } from '#server/flows/reversible.ts'
import type { Undoing } from '#server/flows/undoing.ts'

/** Where an idea stood on a list before a change and after it; null where it was not on it. */
interface ItemBefore {
  list_id: string
  idea_id: string
  before: ItemPosition | null
  after: ItemPosition | null
  /** What the change made active again in order to put it on the list. */
  restored?: RestoredIdea | null
  /** Whether the change archived it. */
  archived?: boolean
}

/** A list on which one idea was put, or from which it was removed. */
export interface ItemChanged {
  list: ListRow
  /** What undoes the change; null where nothing was changed. */
  reversible: Reversible | null
}

/** One idea that is put on a list or removed. */
type ItemWanted = Omit<ItemsWanted, 'ideas' | 'mode'> & {
  idea_id: string
  mode: 'add' | 'remove'
  /** Whether the idea was archived until this call made it active again. */
  is_restored: boolean
}

/** Puts one idea on a list or removes it, so that this can be undone. Errors: as `changeItems`. */
export async function changeItem(
  db: Db,
  { idea_id, is_restored, ...wanted }: ItemWanted,
): Promise<ItemChanged> {
  const { list_id } = wanted
  const restored = is_restored ? await findRestored(db, idea_id) : null
  // The list is locked first: nobody moves the idea between the two statements.
  await lockListOrDeleted(db, list_id)
  const before = await findItem(db, list_id, idea_id)
  const { list, change } = await changeItems(db, { ...wanted, ideas: [idea_id] })
  if (change.added + change.removed === 0) return { list, reversible: null }
  const after = await findItem(db, list_id, idea_id)
  return { list, reversible: await save(db, { list_id, idea_id, before, after, restored }) }
}

/** What undoing made of an item. */
export interface ItemUndone {
  list: ListRow
  idea_id: string
  is_on_list: boolean
  /** Whether the idea is archived again, as it was before. */
  is_archived: boolean
  /** Whether copies of its like in other accounts are out of date. */
  replicates: boolean
  /** What undoes the undoing. */
  reversible: Reversible | null
}

/**
 * Undoes what `changeItem` did: the idea stands again where it stood, or is on the list no more. One that was archived
 * before is archived again, unless it was used since.
 *
 * Errors: `reference_not_found`; `not_reversible`, also where the list is gone, the idea is archived, or it was put on the
 * list or removed from it since.
 */
export async function undoItem({ context, handle, pointer }: Undoing): Promise<ItemUndone> {
  const { db } = context
  const item = await claimReversible<ItemBefore>(context, 'list_item', handle, pointer)
  const { list_id, idea_id, before, after, archived = false } = item
  const list = await lockListOrDeleted(db, list_id)
  if (item.restored || archived) await lockIdea(db, toHandle('idea', idea_id))
  const state = (await lockIdeaStates(db, [idea_id])).get(idea_id)
  const now = await findItem(db, list_id, idea_id)
  const isGone = !list || list.deleted_at !== null || list.origin === 'saved_view'
  if (isGone || state !== (archived ? 'archived' : 'active') || now?.added_at !== after?.added_at) {
    throw fail('not_reversible', { pointer, message: changedSince })
  }
  if (archived) await updateIdeaRestored(db, idea_id)
  const restored = archived ? await findRestored(db, idea_id) : null
  if (before) await insertItemAt(db, list_id, idea_id, before)
  else await updateItems(db, list_id, 'remove', [idea_id])
  const is_archived =
    item.restored != null && (await updateRestoredArchived(db, idea_id, item.restored))
  const replicates = (archived || is_archived) && (await replicateLike(db, idea_id))
  const reversible = await save(db, {
    ...{ list_id, idea_id, before: after, after: before },
    ...{ restored, archived: is_archived },
  })
  return { list, idea_id, is_on_list: before !== null, is_archived, replicates, reversible }
}

/** Queues the copies of the like of an idea that was archived or made active. Returns whether there are any. */
async function replicateLike(db: Db, idea_id: string): Promise<boolean> {
  const [idea] = await listIdeas(db, [idea_id])
  return idea !== undefined && updateLikeTitle(db, idea_id, idea.title)
}

async function save(db: Db, item: ItemBefore): Promise<Reversible | null> {
  const [reversible] = await saveReversible(db, 'list_item', [item])
  return reversible ?? null
}
