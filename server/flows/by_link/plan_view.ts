import type { ShownPlan } from '#server/flows/by_link/shown_plan.ts'
import type { PlanCopyContent } from '#server/domain/plans/copy.ts'
import { type ChecklistItem, guestChecklist } from '#server/domain/plans/guest_checklist.ts'
import { type PlanStage, planStage } from '#server/domain/plans/stage.ts'
import { tipOf } from '#server/domain/plans/tip.ts'
import { isFull } from '#server/domain/plans/rsvp.ts'

/** What the guests of a plan may see of it: what their copies contain, and how far the plan is. */
export interface PlanView
  extends Omit<
    PlanCopyContent,
    'plan_state' | 'title_key' | 'logistics' | 'checksum' | 'version' | 'declined' | 'pending'
  > {
  host_name: string
  connect_on_signup: boolean
  /** The names of those who come, if the host shows them; null if not. */
  coming: string[] | null
  stage: PlanStage
  full: boolean
  /** Too few people were in when answers closed. */
  missed: boolean
  checklist: ChecklistItem[]
  /** By the database's clock. */
  now: Date
}

/** A plan as its guests' pages show it. */
export function toPlanView(plan: ShownPlan): PlanView {
  const { host_name, content, connect_on_signup, coming, now } = plan
  return {
    ...content,
    host_name,
    connect_on_signup,
    coming,
    now,
    stage: planStage(content, now),
    missed: tipOf({ ...content, exposed: true }, now).state === 'missed',
    full: isFull(content.capacity_max, content.accepted),
    checklist: guestChecklist(content.logistics, content.tipped),
  }
}
