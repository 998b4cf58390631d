import { listChecklist, toLogisticsItem } from '#server/data/logistics/rows.ts'
import { requirePlanView } from '#server/data/plans/views.ts'
import { progressOf } from '#server/domain/logistics.ts'
import { counted } from '#server/domain/text.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('plans.logistics.get', async ({ db }, { plan_handle }) => {
  const { plan, card } = await requirePlanView(db, plan_handle)
  const items = plan ? (await listChecklist(db, plan)).map(toLogisticsItem) : card.logistics
  const progress = progressOf(items)
  const text =
    items.length === 0
      ? 'The checklist is empty; that does not show that nothing is left to find out.'
      : `${progress.done} of ${counted(progress.total, 'thing')} ${progress.done === 1 ? 'is' : 'are'} done.`
  return completed({ plan_handle, items, progress }, { text, label: (plan ?? card).title })
})
