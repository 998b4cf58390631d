import { listDirections } from '#server/data/lists/directions.ts'
import { existing, listId, findList } from '#server/data/lists/rows.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.lists.directions.get', async ({ db }, { ideas_list_handle }) => {
  const id = listId(ideas_list_handle)
  const [row, directions] = await Promise.all([findList(db, id), listDirections(db, id)])
  const list = existing(row)
  const count = directions.length
  return completed(
    { ideas_list_handle, directions },
    {
      label: list.name,
      text:
        count === 0
          ? `“${list.name}” has no directions.`
          : `“${list.name}” has ${count === 1 ? 'one direction' : `${count} directions`}.`,
    },
  )
})
