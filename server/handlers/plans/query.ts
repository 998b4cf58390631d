import { listPlanViews, selectPlans } from '#server/data/plans/views.ts'
import { page } from '#server/data/snapshots/rows.ts'
import { counted } from '#server/domain/text.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('plans.query', async (context, input) => {
  const { db } = context
  const { items, ...paging } = await page(context, input, {
    take: () =>
      selectPlans(db.owner, {
        scope: input.scope ?? 'all',
        role: input.role ?? 'all',
        query: input.query ?? '',
      }),
    load: (ids) => listPlanViews(db, ids),
  })
  const more = paging.collection.has_more ? ', and there are more.' : '.'
  const text =
    items.length === 0 ? 'No plan was found.' : `${counted(items.length, 'plan')} found${more}`
  return completed({ items }, { text, ...paging })
})
