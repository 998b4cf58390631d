import { updateItems, lockIdeas, itemsAmong, listItems } from '#server/data/lists/items.ts'
import { existing, listId, lockList, refuseSavedView } from '#server/data/lists/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import { mostItems, moreItems } from '#server/domain/list_size.ts'
import { changeText, membershipChange } from '#server/domain/membership.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.lists.items.update', async ({ db }, input) => {
  const { ideas_list_handle, mode } = input
  const id = listId(ideas_list_handle)
  const given = input.idea_handles.map((handle) => parseHandle('idea', handle))
  const ids = [...new Set(given.filter((idea) => idea !== null))]

  // The list is held before its ideas, as by whoever archives an idea; the other order could deadlock.
  const [row, held, present] = await Promise.all([
    lockList(db, id),
    lockIdeas(db, ids),
    itemsAmong(db, id, ids),
  ])
  const list = existing(row)
  refuseSavedView(list)
  const missing = given.findIndex((idea) => idea === null || !held.has(idea))
  if (missing >= 0) throw fail('reference_not_found', { pointer: `/idea_handles/${missing}` })

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
    text: changeText(list.name, 'ideas', change),
    label: list.name,
    disclosures: moreItems(count),
  }
  return added + removed > 0 ? completed(data, presentation) : unchanged(data, presentation)
})
