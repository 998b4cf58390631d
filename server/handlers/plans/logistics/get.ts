import { listChecklist } from '#server/data/logistics/list.ts'
import { toLogisticsItem } from '#server/data/logistics/rows.ts'
import { requireStoredPlan } from '#server/flows/plans/visible.ts'
import { progressOf } from '#server/domain/plans/logistics.ts'
import { checklistProgress } from '#server/domain/messages/logistics.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('plans.logistics.get', async ({ db }, { plan_handle }) => {
  const { plan, copy } = await requireStoredPlan(db, plan_handle)
  const items = plan ? (await listChecklist(db, plan)).map(toLogisticsItem) : [...copy.logistics]
  const progress = progressOf(items)
  return completed(
    { plan_handle, items, progress, ...(plan ? {} : { written_by: 'host' as const }) },
    { text: checklistProgress(progress), label: (plan ?? copy).title },
  )
})
