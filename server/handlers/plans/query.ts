import { listVisiblePlans } from '#server/flows/plans/visible.ts'
import { selectPlans } from '#server/data/plans/select.ts'
import { readPage } from '#server/flows/paging.ts'
import { findAnIdea } from '#server/domain/messages/ideas.ts'
import { plansFound } from '#server/domain/messages/plans.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('plans.query', async (context, input) => {
  const { db } = context
  const { items, ...paging } = await readPage(context, input, {
    take: (asked) =>
      selectPlans(db.owner, {
        scope: asked.scope ?? 'all',
        role: asked.role ?? 'all',
        query: asked.query ?? '',
      }),
    load: async ({ read }) => listVisiblePlans(db, await read),
  })
  const text = plansFound(items.length, paging.collection.has_more)
  const find = { capability: 'ideas.saved.query', reason: findAnIdea } as const
  return completed({ items }, { text, ...paging, ...(items.length === 0 && { next: [find] }) })
})
