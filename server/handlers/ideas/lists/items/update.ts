import { listItems } from '#server/data/list_ideas/list.ts'
import { requireListId } from '#server/data/lists/find.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { maxItems } from '#server/domain/lists/size.ts'
import { membershipChanged, moreItems } from '#server/domain/messages/lists.ts'
import { changeItems } from '#server/flows/lists/change_items.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.lists.items.update', async ({ db }, input) => {
  const { ideas_list_handle, mode } = input
  const list_id = requireListId(ideas_list_handle)
  const { list, change, count } = await changeItems(db, {
    list_id,
    mode,
    ideas: input.idea_handles.map((handle) => parseHandle('idea', handle)),
    idea_pointer: (index) => `/idea_handles/${index}`,
  })
  const { added, removed } = change
  const items = await listItems(db, list_id, maxItems)
  const data = {
    ideas_list_handle,
    idea_handles: items.map((item) => toHandle('idea', item)),
    added,
    removed,
  }
  const presentation = {
    text: membershipChanged(list.name, 'ideas', change),
    label: list.name,
    disclosures: moreItems(count),
  }
  return added + removed > 0 ? completed(data, presentation) : unchanged(data, presentation)
})
