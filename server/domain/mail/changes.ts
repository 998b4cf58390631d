import type { Change, PlanContent } from '#server/domain/mail/content.ts'
import { tellInstant, tellPlace } from '#server/domain/mail/telling.ts'

/** What differs between two states of a plan, as a message tells it; one line for each thing. */
export function changesBetween(before: PlanContent, after: PlanContent): Change[] {
  const lines: { label: string; tell: (plan: PlanContent) => string | null }[] = [
    { label: 'Title', tell: (plan) => plan.title },
    { label: 'Starts', tell: (plan) => tellInstant(plan.scheduled_at, plan.timezone) },
    { label: 'Ends', tell: (plan) => tellInstant(plan.scheduled_ends_at, plan.timezone) },
    { label: 'Meet at', tell: (plan) => tellInstant(plan.meetup_at, plan.timezone) },
    { label: 'Meeting point', tell: (plan) => plan.meetup_location_text },
    { label: 'Place', tell: tellPlace },
    { label: 'Answer by', tell: (plan) => tellInstant(plan.rsvp_deadline, plan.timezone) },
    { label: 'At least', tell: (plan) => tellPeople(plan.capacity_min) },
    { label: 'At most', tell: (plan) => tellPeople(plan.capacity_max) },
    { label: 'Details', tell: (plan) => plan.description },
  ]
  return lines
    .map(({ label, tell }) => ({ label, before: tell(before), after: tell(after) }))
    .filter((line) => line.before !== line.after)
}

/** Whether answers given before are worth confirming: the time or the place is another. */
export function isMoved(before: PlanContent, after: PlanContent): boolean {
  const where = (plan: PlanContent) => [
    plan.scheduled_at,
    plan.scheduled_ends_at,
    plan.meetup_at,
    plan.meetup_location_text,
    plan.place_name,
    plan.place_address,
  ]
  return JSON.stringify(where(before)) !== JSON.stringify(where(after))
}

function tellPeople(count: number | null): string | null {
  return count === null ? null : `${count} people, the host included`
}
