import { momentWords } from '#server/domain/time_words.ts'

/** What a plan says, as far as its recipients may know. */
export interface PlanFacts {
  card_title: string
  title_override: string | null
  card_description: string | null
  description_override: string | null
  card_activity_name: string | null
  custom_activity_name: string | null
  place_name: string | null
  place_address: string | null
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
  /** A page elsewhere, as the idea the plan was made from names it. */
  source_url: string | null
}

/** The title as everybody sees it. */
export function planTitle(plan: Pick<PlanFacts, 'card_title' | 'title_override'>): string {
  return plan.title_override ?? plan.card_title
}

/** The description as the host keeps it; an override without text leaves the card's out. */
export function planDescription(
  plan: Pick<PlanFacts, 'card_description' | 'description_override'>,
): string | null {
  return (plan.description_override ?? plan.card_description) || null
}

/** The description recipients see: of a private plan only what was written for them, never the host's notes. */
export function visibleDescription(plan: PlanFacts): string | null {
  return plan.private_plan ? plan.public_description : planDescription(plan)
}

/** The page guests are led to: of a private plan none, for it was noted for the host alone. */
export function visibleSource({
  private_plan,
  source_url,
}: Pick<PlanFacts, 'private_plan' | 'source_url'>): string | null {
  return private_plan ? null : source_url
}

/** What is done there, in the host's own words or the card's. */
export function planActivity(
  plan: Pick<PlanFacts, 'card_activity_name' | 'custom_activity_name'>,
): string | null {
  return plan.custom_activity_name ?? plan.card_activity_name
}

/** The invitation's text as a recipient reads it, times in the plan's zone. */
export function previewBody(plan: PlanFacts): string {
  const { timezone, rsvp_deadline, meetup_at, meetup_location_text } = plan
  const place = [plan.place_name, plan.place_address].filter((part) => part !== null)
  const head = [...(plan.scheduled_at ? [momentWords(plan.scheduled_at, timezone)] : []), ...place]
  const meeting = [
    ...(meetup_at ? [momentWords(meetup_at, timezone)] : []),
    ...(meetup_location_text === null ? [] : [meetup_location_text]),
  ]
  const facts = [
    ...(head.length > 0 ? [`${head.join(', ')}.`] : []),
    ...(meeting.length > 0 ? [`We meet: ${meeting.join(', ')}.`] : []),
    ...(rsvp_deadline ? [`Please answer by ${momentWords(rsvp_deadline, timezone)}.`] : []),
  ]
  const source = visibleSource(plan)
  return [
    facts.join(' '),
    visibleDescription(plan) ?? '',
    /^https?:/i.test(source ?? '') ? `More: ${source}` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
