import { deleteList } from '#server/data/lists/changes.ts'
import { updateSharesEnded } from '#server/data/lists/shares.ts'
import { listId, lockList } from '#server/data/lists/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.lists.delete', async ({ db }, { ideas_list_handle }) => {
  const list = await lockList(db, listId(ideas_list_handle))
  if (!list) throw fail('reference_not_found', { pointer: '/ideas_list_handle' })
  if (list.deleted_at) {
    return unchanged(
      { ideas_list_handle, deleted: true, share_links_revoked: 0 },
      { text: `“${list.name}” was deleted before.`, label: list.name },
    )
  }
  const share_links_revoked = await updateSharesEnded(db, list.list_id)
  await deleteList(db, list.list_id)
  return completed(
    { ideas_list_handle, deleted: true, share_links_revoked },
    { text: `“${list.name}” is deleted; the ideas that were in it stay saved.`, label: list.name },
  )
})
