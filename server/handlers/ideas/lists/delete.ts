import { requireListId } from '#server/data/lists/find.ts'
import { lockListOrDeleted } from '#server/data/lists/lock.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { listDeleted, listWasDeleted } from '#server/domain/messages/lists.ts'
import { deleteListAndShares, keepDeleted } from '#server/flows/lists/delete.ts'
import { undoNext } from '#server/flows/reversible.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.lists.delete', async ({ db }, { ideas_list_handle }) => {
  const list = await lockListOrDeleted(db, requireListId(ideas_list_handle))
  if (!list) throw fail('reference_not_found', { pointer: '/ideas_list_handle' })
  if (list.deleted_at) {
    return unchanged(
      {
        ideas_list_handle,
        deleted: true,
        share_links_revoked: 0,
        ideas_archived: 0,
        reversible_action_id: null,
      },
      { text: listWasDeleted(list.name), label: list.name },
    )
  }
  const ended = await deleteListAndShares(db, list.list_id)
  const reversible = await keepDeleted(db, list.list_id, ended)
  const { share_links_revoked, ideas_archived } = ended
  const reversible_action_id = reversible?.handle ?? null
  return completed(
    { ideas_list_handle, deleted: true, share_links_revoked, ideas_archived, reversible_action_id },
    {
      text: listDeleted(list.name, ideas_archived),
      label: list.name,
      replicates: share_links_revoked > 0,
      next: undoNext(reversible),
    },
  )
})
