import { selectLists, listLists, toList } from '#server/data/lists/rows.ts'
import { readPage } from '#server/flows/paging.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.lists.query', async (context, input) => {
  const { db } = context
  const { items, ...paging } = await readPage(context, input, {
    take: () => selectLists(db.owner, input.query ?? ''),
    load: async (ids) => (await listLists(db, ids)).map(toList),
  })
  const shown = items.length === 1 ? 'One list is' : `${items.length} lists are`
  const more = paging.collection.has_more ? ', and there are more.' : '.'
  const text = items.length === 0 ? 'No list was found.' : `${shown} here${more}`
  return completed({ items }, { text, ...paging })
})
