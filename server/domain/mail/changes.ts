import type { Change, PlanContent } from '#server/domain/mail/content.ts'
import { changeLabels, guestListWords, peopleCount } from '#server/domain/messages/said/mail.ts'
import { instantWords, placeLine } from '#server/domain/mail/words.ts'

/** What differs between two states of a plan, one line for each fact, as a message shows it. */
export function changesBetween(before: PlanContent, after: PlanContent): Change[] {
  const lines: { label: string; words: (plan: PlanContent) => string | null }[] = [
    { label: changeLabels.title, words: (plan) => plan.title },
    { label: changeLabels.start, words: (plan) => instantWords(plan.scheduled_at, plan.timezone) },
    {
      label: changeLabels.end,
      words: (plan) => instantWords(plan.scheduled_ends_at, plan.timezone),
    },
    {
      label: changeLabels.meetingTime,
      words: (plan) => instantWords(plan.meetup_at, plan.timezone),
    },
    { label: changeLabels.meetingPoint, words: (plan) => plan.meetup_location_text },
    { label: changeLabels.place, words: placeLine },
    {
      label: changeLabels.deadline,
      words: (plan) => instantWords(plan.rsvp_deadline, plan.timezone),
    },
    { label: changeLabels.least, words: (plan) => peopleOf(plan.capacity_min) },
    { label: changeLabels.most, words: (plan) => peopleOf(plan.capacity_max) },
    { label: changeLabels.description, words: (plan) => plan.description },
    { label: changeLabels.guestList, words: (plan) => guestListWords(plan.show_guest_list) },
  ]
  return lines
    .map(({ label, words }) => ({ label, before: words(before), after: words(after) }))
    .filter((line) => line.before !== line.after)
}

/** Whether guests should confirm their answers: the time or place has changed. */
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

function peopleOf(count: number | null): string | null {
  return count === null ? null : peopleCount(count)
}
