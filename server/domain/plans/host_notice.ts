import type { StoredState } from '#server/domain/plans/state.ts'
import { isExposed, isOver } from '#server/domain/plans/state.ts'
import { tipOf } from '#server/domain/plans/tip.ts'
import { answersClose, isFull } from '#server/domain/plans/rsvp.ts'

/** Seconds between the first news of a plan and the message about it: answers often come together. */
export const gatherSeconds = 120

/** Seconds after a message about a plan in which its host gets no other one. */
export const restSeconds = 3600

/** What has become of a plan: enough people, no place left, too few when answers closed, or answers are closed. */
export type PlanEvent = 'tipped' | 'full' | 'missed' | 'closed'

/** What the host of a plan has been told of it. */
export interface ToldPlan {
  tipped_told: boolean
  full_told: boolean
  closing_told: Date | null
}

/** What decides whether something has become of a plan. */
export interface NoticedPlan {
  state: StoredState
  scheduled_at: Date | null
  scheduled_ends_at: Date | null
  rsvp_deadline: Date | null
  capacity_min: number | null
  capacity_max: number | null
  accepted: number
  tipped_at: Date | null
  exposed_at: Date | null
  now: Date
}

/** What has become of a plan that its host has not been told of. */
export function untoldEvents(plan: NoticedPlan, told: ToldPlan): PlanEvent[] {
  const closed = closingOf(plan)
  const isTold = closed !== null && closed.getTime() === told.closing_told?.getTime()
  return [
    ...(plan.tipped_at !== null && !told.tipped_told ? (['tipped'] as const) : []),
    ...(isFull(plan.capacity_max, plan.accepted) && !told.full_told ? (['full'] as const) : []),
    ...(closed !== null && closed <= plan.now && !isTold ? closingEvent(plan) : []),
  ]
}

/** What the host of a plan knows once these events are told, or need not be. */
export function toldAfter(plan: NoticedPlan): ToldPlan {
  const closed = closingOf(plan)
  return {
    tipped_told: plan.tipped_at !== null,
    full_told: isFull(plan.capacity_max, plan.accepted),
    closing_told: closed !== null && closed <= plan.now ? closed : null,
  }
}

/** When answers to a plan that is on will close; null for never, or if they are closed. */
export function nextClosing(plan: NoticedPlan): Date | null {
  const closes = isWorthTelling(plan) ? closingOf(plan) : null
  return closes !== null && closes > plan.now ? closes : null
}

/** Whether news of a plan still help its host: it was sent or shared, and is neither canceled nor over. */
export function isWorthTelling(plan: NoticedPlan): boolean {
  return isExposed(plan) && !isOver(plan, plan.now)
}

function closingOf(plan: NoticedPlan): Date | null {
  return answersClose(plan)
}

/** At the start only too few people are news: who comes has been told, and nobody reads mail then. */
function closingEvent(plan: NoticedPlan): PlanEvent[] {
  const { rsvp_deadline, scheduled_at, exposed_at, tipped_at, now } = plan
  const tip = tipOf({ ...plan, tipped: tipped_at !== null, exposed: exposed_at !== null }, now)
  if (tip.state === 'missed') return ['missed']
  const isBeforeStart = scheduled_at === null || now < scheduled_at
  return rsvp_deadline !== null && isBeforeStart ? ['closed'] : []
}
