import { selectListsAndShared } from '#server/data/lists/select.ts'
import { listsFound } from '#server/domain/messages/lists.ts'
import { readLists } from '#server/flows/lists/all.ts'
import { readPage } from '#server/flows/paging.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('ideas.lists.query', async (context, input) => {
  const { db } = context
  const { items, ...paging } = await readPage(context, input, {
    take: (asked) => selectListsAndShared(db.owner, asked.query ?? ''),
    load: (ids) => readLists(db, ids),
  })
  const text = listsFound(items.length, paging.collection.has_more)
  // Without a list nothing can be saved to one.
  const enabled = items.length === 0 && { enabled: ['ideas.lists.create'] as const }
  return completed({ items }, { text, ...paging, ...enabled })
})
