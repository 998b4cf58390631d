import type { ShownPlan } from '#server/flows/by_link/shown_plan.ts'
import type { PlanCopyContent } from '#server/domain/plans/copy.ts'
import {
  concernOf,
  isForAfterwards,
  isForGuestsNow,
  type ItemConcern,
  type LogisticsFacts,
} from '#server/domain/plans/logistics.ts'
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

/** One thing guests have to remember. */
export interface ChecklistItem {
  title: string
  target_url: string | null
  amount_note: string | null
  done: boolean
  concern: ItemConcern
  /** Whether it still says something once the plan is over. */
  afterwards: boolean
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

/** What guests have to remember now of the items that they may see. */
export function guestChecklist(items: readonly LogisticsFacts[], tipped: boolean): ChecklistItem[] {
  return items
    .filter((item) => isForGuestsNow(item, tipped))
    .map((item) => {
      const { title, target_url, amount_note, status } = item
      const done = status === 'completed'
      const [concern, afterwards] = [concernOf(item), isForAfterwards(item)]
      return { title, target_url, amount_note, done, concern, afterwards }
    })
}
