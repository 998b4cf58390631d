import { updateSharesEnded } from '#server/data/list_shares/update.ts'
import { deleteList } from '#server/data/lists/delete.ts'
import { requireListId } from '#server/data/lists/find.ts'
import { lockListOrDeleted } from '#server/data/lists/lock.ts'
import { fail } from '#server/domain/failure.ts'
import { listDeleted, listWasDeleted } from '#server/domain/messages/lists.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.lists.delete', async ({ db }, { ideas_list_handle }) => {
  const list = await lockListOrDeleted(db, requireListId(ideas_list_handle))
  if (!list) throw fail('reference_not_found', { pointer: '/ideas_list_handle' })
  if (list.deleted_at) {
    return unchanged(
      { ideas_list_handle, deleted: true, share_links_revoked: 0 },
      { text: listWasDeleted(list.name), label: list.name },
    )
  }
  const share_links_revoked = await updateSharesEnded(db, list.list_id)
  await deleteList(db, list.list_id)
  return completed(
    { ideas_list_handle, deleted: true, share_links_revoked },
    { text: listDeleted(list.name), label: list.name },
  )
})
