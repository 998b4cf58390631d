import { listDirections } from '#server/data/list_directions/rows.ts'
import { requireList, requireListId } from '#server/data/lists/find.ts'
import { directionsCounted } from '#server/domain/messages/lists.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.lists.directions.get', async ({ db }, { ideas_list_handle }) => {
  const id = requireListId(ideas_list_handle)
  const [{ name }, directions] = await Promise.all([requireList(db, id), listDirections(db, id)])
  return completed(
    { ideas_list_handle, directions },
    { label: name, text: directionsCounted(name, directions.length) },
  )
})
