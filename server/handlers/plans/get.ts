import type { PlanCopyRow } from '#server/data/plan_copies/rows.ts'
import type { Db } from '#server/database/db.ts'
import { toGuest } from '#server/data/invites/rows.ts'
import { listChecklist, toLogisticsItem } from '#server/data/logistics/rows.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { listPlanDeliveries } from '#server/data/plans/deliveries.ts'
import { requirePlanView, toGuestPlan } from '#server/data/plans/views.ts'
import { listEvidence } from '#server/flows/plans/sources.ts'
import { isReviewed, type PlanRow, toPlan } from '#server/data/plans/rows.ts'
import { progressOf } from '#server/domain/logistics.ts'
import { costsOf } from '#server/domain/plan_costs.ts'
import { guestManagement, type Management, managementOf } from '#server/domain/plan_management.ts'
import { isDraft } from '#server/domain/plan_state.ts'
import { planWords } from '#server/domain/plan_words.ts'
import { completed, handler } from '#server/runtime/handler.ts'
import type { Data } from '#generated/types.ts'

export default handler('plans.get', async ({ db }, { plan_handle }) => {
  const { plan, card } = await requirePlanView(db, plan_handle)
  const management = plan
    ? managementOf({ ...plan, reviewed: isReviewed(plan) || !isDraft(plan) })
    : guestManagement(card)
  const data = plan ? await hostsView(db, plan, management) : guestsView(card, management)
  return completed(data, {
    text: planWords(data.plan, card?.host_name),
    facts: { role: data.plan.role },
    enabled: [...management.allowed, ...(card ? (['invites.list'] as const) : [])],
  })
})

async function hostsView(db: Db, row: PlanRow, management: Management): Promise<Data<'plans.get'>> {
  const [evidence, items, { deliveries, roster }] = await Promise.all([
    listEvidence(db, row.plan_id),
    listChecklist(db, row),
    listPlanDeliveries(db, row.plan_id),
  ])
  const count = (...statuses: string[]) =>
    deliveries.filter(({ status }) => statuses.includes(status)).length
  return {
    plan: toPlan(row),
    requirements: row.requirements,
    evidence,
    costs: costsOf(items.map(toLogisticsItem)),
    timing: timingOf(row),
    roster: roster.map(toGuest),
    pending_recipients: roster.filter(({ rsvp_status }) => rsvp_status === 'pending').map(toPerson),
    delivery: {
      sent: count('sent'),
      manual: count('manual_share'),
      failed: count('failed', 'delivery_unavailable'),
    },
    management,
    logistics: progressOf(items),
  }
}

function guestsView(card: PlanCopyRow, management: Management): Data<'plans.get'> {
  return {
    plan: toGuestPlan(card),
    requirements: {},
    evidence: [],
    costs: costsOf(card.logistics),
    timing: timingOf(card),
    roster: [],
    pending_recipients: [],
    delivery: {},
    management,
    logistics: progressOf(card.logistics),
  }
}

function timingOf(plan: PlanRow | PlanCopyRow) {
  return {
    selected: plan.scheduled_at !== null,
    scheduled_at: plan.scheduled_at?.toISOString() ?? null,
    scheduled_ends_at: plan.scheduled_ends_at?.toISOString() ?? null,
    meetup_at: plan.meetup_at?.toISOString() ?? null,
    meetup_location_text: plan.meetup_location_text,
    timezone: plan.timezone,
  }
}
