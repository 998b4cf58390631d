import { requireListId } from '#server/data/lists/find.ts'
import { lockListOrDeleted } from '#server/data/lists/lock.ts'
import { fail } from '#server/domain/failure.ts'
import { listDeleted, listWasDeleted } from '#server/domain/messages/lists.ts'
import { deleteListAndShares } from '#server/flows/lists/delete.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.lists.delete', async ({ db }, { ideas_list_handle }) => {
  const list = await lockListOrDeleted(db, requireListId(ideas_list_handle))
  if (!list) throw fail('reference_not_found', { pointer: '/ideas_list_handle' })
  if (list.deleted_at) {
    return unchanged(
      { ideas_list_handle, deleted: true, share_links_revoked: 0, ideas_archived: 0 },
      { text: listWasDeleted(list.name), label: list.name },
    )
  }
  const ended = await deleteListAndShares(db, list.list_id)
  return completed(
    { ideas_list_handle, deleted: true, ...ended },
    { text: listDeleted(list.name, ended.ideas_archived), label: list.name },
  )
})
