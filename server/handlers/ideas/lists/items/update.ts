import { lockIdeaStates } from '#server/data/ideas/lock.ts'
import { listItems, listItemsAmong } from '#server/data/list_ideas/list.ts'
import { updateItems } from '#server/data/list_ideas/update.ts'
import { requireListId } from '#server/data/lists/find.ts'
import { lockList } from '#server/data/lists/lock.ts'
import { refuseSavedView } from '#server/flows/lists/saved_view.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import { mostItems } from '#server/domain/list_size.ts'
import { membershipChange } from '#server/domain/membership.ts'
import { membershipChanged, moreItems } from '#server/domain/messages/lists.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.lists.items.update', async ({ db }, input) => {
  const { ideas_list_handle, mode } = input
  const id = requireListId(ideas_list_handle)
  const given = input.idea_handles.map((handle) => parseHandle('idea', handle))
  const ids = [...new Set(given.filter((idea) => idea !== null))]

  // The list is locked before its ideas, as when an idea is archived; the other order could deadlock.
  const [list, states, present] = await Promise.all([
    lockList(db, id),
    lockIdeaStates(db, ids),
    listItemsAmong(db, id, ids),
  ])
  refuseSavedView(list)
  const missing = given.findIndex((idea) => idea === null || !states.has(idea))
  if (missing >= 0) throw fail('reference_not_found', { pointer: `/idea_handles/${missing}` })

  const archived = given.findIndex((idea) => states.get(idea ?? '') === 'archived')
  if (archived >= 0) throw fail('idea_archived', { pointer: `/idea_handles/${archived}` })

  const change = membershipChange(mode, ids, present, list.item_count)
  const { added, removed } = change
  if (added + removed > 0) await updateItems(db, list.list_id, mode, change.ids)
  const items = await listItems(db, list.list_id, mostItems)
  const data = {
    ideas_list_handle,
    idea_handles: items.map((item) => toHandle('idea', item)),
    added,
    removed,
  }
  const count = list.item_count + added - removed
  const presentation = {
    text: membershipChanged(list.name, 'ideas', change),
    label: list.name,
    disclosures: moreItems(count),
  }
  return added + removed > 0 ? completed(data, presentation) : unchanged(data, presentation)
})
