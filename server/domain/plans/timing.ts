/** When and where the people of a plan meet, as the table stores it. */
export interface PlanTimes {
  scheduled_at: Date | null
  scheduled_ends_at: Date | null
  meetup_at: Date | null
  meetup_location_text: string | null
  /** IANA. */
  timezone: string
}

/** The timing of a plan as callers see it. */
export function timingOf(plan: PlanTimes) {
  return {
    selected: plan.scheduled_at !== null,
    scheduled_at: plan.scheduled_at?.toISOString() ?? null,
    scheduled_ends_at: plan.scheduled_ends_at?.toISOString() ?? null,
    meetup_at: plan.meetup_at?.toISOString() ?? null,
    meetup_location_text: plan.meetup_location_text,
    timezone: plan.timezone,
  }
}
