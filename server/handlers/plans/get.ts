import { type PlanCopyRow, toGuestPlan } from '#server/data/plan_copies/rows.ts'
import type { Db } from '#server/database/db.ts'
import { toGuests } from '#server/data/invites/rows.ts'
import { listChecklist } from '#server/data/logistics/list.ts'
import { toLogisticsItem } from '#server/data/logistics/rows.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { listPlanDeliveries } from '#server/flows/plans/deliveries.ts'
import { audienceOfDraft } from '#server/flows/plans/audience.ts'
import { anotherLink } from '#server/flows/plans/another_link.ts'
import { comingTo } from '#server/flows/plans/coming.ts'
import { seenExpired } from '#server/flows/plans/seen_expired.ts'
import { disclosuresOfLinks } from '#server/flows/plans/room.ts'
import { requireVisiblePlan } from '#server/flows/plans/visible.ts'
import { listEvidence } from '#server/data/plan_evidence/list.ts'
import { isReviewed } from '#server/domain/plans/review.ts'
import { type PlanRow, toPlan } from '#server/data/plans/rows.ts'
import { nextOfDraft, refusedForDraft } from '#server/domain/plans/draft_next.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { progressOf } from '#server/domain/plans/logistics.ts'
import { costsOf } from '#server/domain/plans/costs.ts'
import { guestManagement, type Management, managementOf } from '#server/domain/plans/management.ts'
import { timingOf } from '#server/domain/plans/timing.ts'
import { isDraft } from '#server/domain/plans/state.ts'
import {
  answerReason,
  planSummary,
  rosterReason,
  updateReason,
} from '#server/domain/messages/plans.ts'
import { completed, handler, type Presentation } from '#server/runtime/handler.ts'
import type { Data } from '#generated/types.ts'

export default handler('plans.get', async ({ db }, { plan_handle }) => {
  const { plan, copy, list } = await requireVisiblePlan(db, plan_handle)
  const management = plan
    ? managementOf({ ...plan, reviewed: isReviewed(plan) || !isDraft(plan) })
    : guestManagement(copy)
  const data = plan
    ? await hostView(db, plan, management)
    : guestView(copy, management, await comingTo(db, { copy, list }))
  return completed(data, {
    text: planSummary(data.plan, copy ?? undefined),
    facts: { role: data.plan.role },
    ...followers(management, plan, copy, data.roster),
    ...(plan && { disclosures: disclosuresOfLinks(plan), ...seenExpired(plan) }),
  })
})

/** What may follow: of a plan that was sent, sending it is another share link only. */
function followers(
  { allowed }: Management,
  plan: PlanRow | null,
  copy: PlanCopyRow | null,
  roster: Data<'plans.get'>['roster'],
): Pick<Presentation, 'enabled' | 'next'> {
  if (plan === null) {
    const answers = allowed.filter((capability) => capability === 'invites.rsvp.update')
    return {
      enabled: copy ? [...allowed, 'invites.list'] : allowed,
      next: answers.map((capability) => ({ capability, reason: answerReason })),
    }
  }
  if (isDraft(plan)) {
    const refused = refusedForDraft(plan)
    const isOpen = allowed.includes('plans.draft.update')
    return {
      enabled: allowed.filter((capability) => !refused.has(capability)),
      ...(isOpen && { next: nextOfDraft(plan) }),
    }
  }
  const guests = roster.map(({ person, ...guest }) => ({ ...guest, ...person }))
  const link = anotherLink(plan, guests)
  if (link === null) return { enabled: allowed }
  return {
    enabled: allowed.filter((capability) => capability !== 'plans.prepare_send'),
    next: [
      { capability: 'plans.update.prepare', reason: updateReason },
      { capability: 'plans.roster.prepare', reason: rosterReason },
      link,
    ],
  }
}

async function hostView(db: Db, row: PlanRow, management: Management): Promise<Data<'plans.get'>> {
  const [evidence, items, { deliveries, roster }, audience] = await Promise.all([
    listEvidence(db, row.plan_id),
    listChecklist(db, row),
    listPlanDeliveries(db, row.plan_id),
    audienceOfDraft(db, row),
  ])
  const count = (...statuses: string[]) =>
    deliveries.filter(({ status }) => statuses.includes(status)).length
  return {
    plan: toPlan(row),
    requirements: row.requirements,
    evidence,
    costs: costsOf(items.map(toLogisticsItem)),
    timing: timingOf(row),
    show_guest_list: row.show_guest_list,
    roster: toGuests(roster),
    pending_recipients: roster.filter(({ rsvp_status }) => rsvp_status === 'pending').map(toPerson),
    ...audience,
    delivery: {
      sent: count('sent'),
      manual: count('manual_share'),
      failed: count('failed', 'delivery_unavailable'),
    },
    management,
    logistics: progressOf(items),
  }
}

function guestView(
  copy: PlanCopyRow,
  management: Management,
  coming: string[] | null,
): Data<'plans.get'> {
  return {
    plan: toGuestPlan(copy),
    requirements: {},
    evidence: [],
    costs: costsOf(copy.logistics),
    timing: timingOf(copy),
    roster: [],
    invite_handle: toHandle('invite', copy.invite_id),
    ...(coming !== null && { coming }),
    pending_recipients: [],
    delivery: {},
    management,
    logistics: progressOf(copy.logistics),
  }
}
