import { lockListOrDeleted } from '#server/data/lists/lock.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { deleteListAndShares } from '#server/flows/lists/delete.ts'
import { claimReversible } from '#server/flows/reversible.ts'
import type { Undoing } from '#server/flows/undoing.ts'

/** What a list that was generated is undone by. */
export interface GeneratedBefore {
  list_id: string
}

/**
 * Undoes that a list was generated: it is deleted, and the ideas that only it had saved and that the person never touched
 * are archived. Errors: as `claimReversible`; `not_reversible` where the list is gone.
 */
export async function undoGenerated({
  context,
  handle,
  pointer,
}: Undoing): Promise<{ list: ListRow; ideas_archived: number }> {
  const { db } = context
  const before = await claimReversible<GeneratedBefore>(context, 'generated_list', handle, pointer)
  const list = await lockListOrDeleted(db, before.list_id)
  if (!list || list.deleted_at) throw fail('not_reversible', { pointer })
  const { ideas_archived } = await deleteListAndShares(db, list.list_id)
  return { list, ideas_archived }
}
