import { lockListOrDeleted } from '#server/data/lists/lock.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { changedSince, deletesList, sharedSince } from '#server/domain/messages/objects.ts'
import { deleteListAndShares } from '#server/flows/lists/delete.ts'
import { claimReversible, type Reversible, saveReversible } from '#server/flows/reversible.ts'
import type { Undoing } from '#server/flows/undoing.ts'

/** What does the same at any time. */
function deleteInstead({ list_id }: ListRow) {
  const input = { ideas_list_handle: toHandle('list', list_id) }
  return [{ capability: 'ideas.lists.delete', reason: deletesList, input }]
}

/** A list that was generated, as it was when it was made. */
interface GeneratedBefore {
  list_id: string
  /** When the list was last changed, in ISO 8601. */
  updated_at: string
}

/** Stores that a list was generated, so that this can be undone. The list has its ideas already. */
export async function keepGenerated(
  db: Db,
  { list_id, updated_at }: ListRow,
): Promise<Reversible | null> {
  const before: GeneratedBefore = { list_id, updated_at: updated_at.toISOString() }
  const [reversible] = await saveReversible(db, 'generated_list', [before])
  return reversible ?? null
}

/**
 * Undoes that a list was generated: it is deleted, and the ideas that only it had saved and that the person never touched
 * are archived.
 *
 * Errors: as `claimReversible`; `not_reversible` where the list is gone, or where its name, defaults, ideas, people or
 * shares have changed since, so that undoing never deletes what came later.
 */
export async function undoGenerated({
  context,
  handle,
  pointer,
}: Undoing): Promise<{ list: ListRow; ideas_archived: number }> {
  const { db } = context
  const before = await claimReversible<GeneratedBefore>(context, 'generated_list', handle, pointer)
  const list = await lockListOrDeleted(db, before.list_id)
  if (!list || list.deleted_at || list.updated_at.toISOString() !== before.updated_at) {
    const isShared = list && !list.deleted_at && list.share_link_count > 0
    const message = isShared ? sharedSince(list.name) : changedSince
    throw fail('not_reversible', {
      pointer,
      message,
      ...(list && !list.deleted_at && { next: deleteInstead(list) }),
    })
  }
  const { ideas_archived } = await deleteListAndShares(db, list.list_id)
  return { list, ideas_archived }
}
