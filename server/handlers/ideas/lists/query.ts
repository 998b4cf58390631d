import { listLists } from '#server/data/lists/list.ts'
import { toList } from '#server/data/lists/rows.ts'
import { selectLists } from '#server/data/lists/select.ts'
import { readPage } from '#server/flows/paging.ts'
import { listsFound } from '#server/domain/messages/lists.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.lists.query', async (context, input) => {
  const { db } = context
  const { items, ...paging } = await readPage(context, input, {
    take: (asked) => selectLists(db.owner, asked.query ?? ''),
    load: async ({ uuids }) => (await listLists(db, uuids)).map(toList),
  })
  const text = listsFound(items.length, paging.collection.has_more)
  // Without a list nothing can be saved to one.
  const enabled = items.length === 0 && { enabled: ['ideas.lists.create'] as const }
  return completed({ items }, { text, ...paging, ...enabled })
})
