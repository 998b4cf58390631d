import type { Change, PlanContent, WhenAndWhere } from '#server/domain/mail/content.ts'
import { changeLabels, guestListWords, peopleCount } from '#server/domain/messages/said/mail.ts'
import { instantBeside, instantWords, placeLine } from '#server/domain/mail/words.ts'
import type { MovedPart } from '#server/domain/messages/mail.ts'

/** What differs between two states of a plan, one line for each fact, as a message shows it. */
export function changesBetween(before: PlanContent, after: PlanContent): Change[] {
  return [
    ...differing(before, after, [{ label: changeLabels.title, words: (plan) => plan.title }]),
    ...movesBetween(before, after),
    ...differing(before, after, [
      {
        label: changeLabels.deadline,
        words: (plan) => instantBeside(plan.rsvp_deadline, plan),
      },
      { label: changeLabels.least, words: (plan) => peopleOf(plan.capacity_min) },
      { label: changeLabels.most, words: (plan) => peopleOf(plan.capacity_max) },
      { label: changeLabels.description, words: (plan) => plan.description },
      { label: changeLabels.guestList, words: (plan) => guestListWords(plan.show_guest_list) },
    ]),
  ]
}

/** When and where a plan is, and the zone it is planned in. */
export type Placed = WhenAndWhere & Pick<PlanContent, 'timezone'>

/** What of when and where a plan is differs between two states of it, as messages and pages show it. */
export function movesBetween(before: Placed, after: Placed): Change[] {
  return differing(before, after, [
    { label: changeLabels.start, words: (plan) => instantWords(plan.scheduled_at, plan.timezone) },
    {
      label: changeLabels.end,
      words: (plan) => instantBeside(plan.scheduled_ends_at, plan),
    },
    {
      label: changeLabels.meetingTime,
      words: (plan) => instantBeside(plan.meetup_at, plan),
    },
    { label: changeLabels.meetingPoint, words: (plan) => plan.meetup_location_text },
    { label: changeLabels.place, words: placeLine },
  ])
}

function differing<Plan>(
  before: Plan,
  after: Plan,
  lines: readonly { label: string; words: (plan: Plan) => string | null }[],
): Change[] {
  return lines
    .map(({ label, words }) => ({ label, before: words(before), after: words(after) }))
    .filter((line) => line.before !== line.after)
}

/** What of when and where a plan is differs between two states of it. */
export function movedParts(before: WhenAndWhere, after: WhenAndWhere): MovedPart[] {
  const differs = (...names: (keyof WhenAndWhere)[]) =>
    names.some((name) => before[name] !== after[name])
  return [
    ...(differs('scheduled_at', 'scheduled_ends_at') ? (['time'] as const) : []),
    ...(differs('meetup_at') ? (['meetingTime'] as const) : []),
    ...(differs('meetup_location_text') ? (['meetingPoint'] as const) : []),
    ...(differs('place_name', 'place_address') ? (['place'] as const) : []),
  ]
}

/** When and where a plan is, of all that a message says of it. */
export function whenAndWhere(plan: PlanContent): WhenAndWhere {
  const { scheduled_at, scheduled_ends_at, meetup_at, meetup_location_text } = plan
  const { place_name, place_address } = plan
  return {
    ...{ scheduled_at, scheduled_ends_at, meetup_at, meetup_location_text },
    ...{ place_name, place_address },
  }
}

/** Whether guests should confirm their answers: the time or place has changed. */
export function isMoved(before: PlanContent, after: PlanContent): boolean {
  return movedParts(before, after).length > 0
}

function peopleOf(count: number | null): string | null {
  return count === null ? null : peopleCount(count)
}
