import {
  answerBy,
  forPeople,
  goodToKnow,
  meetingPoint,
  morePage,
  placeData,
  whatItIs,
} from '#server/domain/messages/invitation_text.ts'
import { groupSize } from '#server/domain/messages/mail.ts'
import type { PlanWords } from '#server/domain/finding/search_facts.ts'
import type { LogisticsItem } from '#generated/types.ts'
import { clockWords, dayWords, zonedWords } from '#server/domain/basics/time_words.ts'

/** The facts of a plan that its recipients' view is made from. */
export interface PlanFacts {
  card_title: string
  title_override: string | null
  card_description: string | null
  description_override: string | null
  card_activity_name: string | null
  custom_activity_name: string | null
  place_name: string | null
  place_address: string | null
  /** The saved place that it was copied from, as it is now; null where there is none. */
  place: SourcedPlace | null
  /** IANA name. */
  timezone: string
  scheduled_at: Date | null
  scheduled_ends_at: Date | null
  meetup_at: Date | null
  meetup_location_text: string | null
  rsvp_deadline: Date | null
  capacity_min: number | null
  capacity_max: number | null
  private_plan: boolean
  public_description: string | null
  /** The web page of the idea the plan was made from. */
  source_url: string | null
  /** What guests have to remember, in its order; how far they are with it does not count. */
  guest_items: readonly GuestItem[]
}

/** What a saved place says of where its facts come from. */
export interface SourcedPlace {
  /** What to show with it, as the licence of its source wants it; null if none does. */
  readonly attribution: string | null
}

/** What to show with the place of a plan, as the licence of its source wants it; null if none does. */
export function placeAttribution({
  place_name,
  place,
}: Pick<PlanFacts, 'place_name' | 'place'>): string | null {
  return place_name === null ? null : (place?.attribution ?? null)
}

/** An item of a plan's checklist that its guests see, or will see once the plan has tipped. */
export type GuestItem = Pick<
  LogisticsItem,
  'kind' | 'actor_type' | 'phase' | 'title' | 'target_url' | 'amount_note'
>

/** The title as everybody sees it. */
export function planTitle(plan: Pick<PlanFacts, 'card_title' | 'title_override'>): string {
  return plan.title_override ?? plan.card_title
}

/** The description as the host sees it; an empty override hides the idea's description. */
export function planDescription(
  plan: Pick<PlanFacts, 'card_description' | 'description_override'>,
): string | null {
  return (plan.description_override ?? plan.card_description) || null
}

/** The description that recipients see: of a private plan its public description, never the host's notes. */
export function visibleDescription(
  plan: Pick<
    PlanFacts,
    'private_plan' | 'public_description' | 'card_description' | 'description_override'
  >,
): string | null {
  return plan.private_plan ? plan.public_description : planDescription(plan)
}

/** The web page that guests see; null for a private plan, whose page only the host may see. */
export function visibleSource({
  private_plan,
  source_url,
}: Pick<PlanFacts, 'private_plan' | 'source_url'>): string | null {
  return private_plan ? null : source_url
}

/** The activity in the host's own words, or as the idea names it. */
export function planActivity(
  plan: Pick<PlanFacts, 'card_activity_name' | 'custom_activity_name'>,
): string | null {
  return plan.custom_activity_name ?? plan.card_activity_name
}

/** What its host finds a plan by. */
export function planWords(
  plan: Pick<
    PlanFacts,
    | `card_${'title' | 'description' | 'activity_name'}`
    | `${'title' | 'description'}_override`
    | 'custom_activity_name'
    | 'place_name'
    | 'place_address'
  >,
): PlanWords {
  const { place_name, place_address } = plan
  const [title, description] = [planTitle(plan), planDescription(plan)]
  return { title, description, activity_name: planActivity(plan), place_name, place_address }
}

/** The text of the invitation as recipients read it, with times in the plan's time zone. */
export function previewBody(plan: PlanFacts): string {
  const { timezone, scheduled_at, scheduled_ends_at, rsvp_deadline, meetup_location_text } = plan
  const place = [plan.place_name, plan.place_address].filter((part) => part !== null)
  const activity = planActivity(plan)
  const people = groupSize(plan.capacity_min, plan.capacity_max)
  const when = scheduled_at && zonedWords(scheduled_at, scheduled_ends_at, timezone)
  const head = [...(when ? [when] : []), ...place]
  const meeting = [meetingTime(plan), meetup_location_text].filter((part) => part !== null)
  const facts = [
    ...(head.length > 0 ? [`${head.join(', ')}.`] : []),
    ...(activity === null ? [] : [whatItIs(activity)]),
    ...(meeting.length > 0 ? [meetingPoint(meeting.join(', '))] : []),
    ...(rsvp_deadline ? [answerBy(zonedWords(rsvp_deadline, null, timezone))] : []),
    ...(people === null ? [] : [forPeople(people)]),
  ]
  const source = visibleSource(plan)
  const attribution = placeAttribution(plan)
  return [
    facts.join(' '),
    visibleDescription(plan) ?? '',
    attribution === null ? '' : placeData(attribution),
    source && /^https?:/i.test(source) ? morePage(source) : '',
    goodToKnow(plan.guest_items),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** When guests meet: `19:30` on the day of the start, else with its day and zone; null where nothing is set. */
function meetingTime({ meetup_at, scheduled_at, timezone }: PlanFacts): string | null {
  if (meetup_at === null) return null
  const isSameDay =
    scheduled_at !== null && dayWords(meetup_at, timezone) === dayWords(scheduled_at, timezone)
  return isSameDay ? clockWords(meetup_at, timezone) : zonedWords(meetup_at, null, timezone)
}
