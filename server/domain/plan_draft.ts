import { refuse } from '#server/domain/failure.ts'
import { readInstant } from '#server/domain/instant.ts'
import { optionalText, readText } from '#server/domain/text.ts'
import type { Violation } from '#server/domain/violation.ts'

/** The fields of an input that say what a draft is, where nothing has to be looked up for them. */
export interface DraftInput {
  private_plan?: boolean
  custom_activity_name?: string | null
  scheduled_at?: string | null
  rsvp_deadline?: string | null
  capacity_min?: number
  capacity_max?: number | null
  title_override?: string | null
  description_override?: string | null
  connect_on_signup?: boolean
}

/** What a draft says beside its card. */
export interface DraftFacts {
  private_plan: boolean
  custom_activity_name: string | null
  scheduled_at: Date | null
  rsvp_deadline: Date | null
  capacity_min: number | null
  capacity_max: number | null
  title_override: string | null
  description_override: string | null
  connect_on_signup: boolean
}

/** The most people a capacity may count. */
const mostPeople = 1_000_000

/** What a draft says of which nothing was said. */
export const blankDraft: DraftFacts = {
  private_plan: false,
  custom_activity_name: null,
  scheduled_at: null,
  rsvp_deadline: null,
  capacity_min: null,
  capacity_max: null,
  title_override: null,
  description_override: null,
  connect_on_signup: false,
}

/** What an input says of a draft: only the fields it gives, null where it clears one. Errors: `input_invalid`. */
export function readDraft(input: DraftInput): Partial<DraftFacts> {
  const violations: Violation[] = []
  const read: Partial<DraftFacts> = {}
  const { private_plan, connect_on_signup, capacity_min, capacity_max } = input
  if (private_plan !== undefined) read.private_plan = private_plan
  if (connect_on_signup !== undefined) read.connect_on_signup = connect_on_signup
  if (capacity_min !== undefined) read.capacity_min = capacity_min
  if (capacity_max !== undefined) read.capacity_max = capacity_max
  for (const field of ['title_override', 'custom_activity_name'] as const) {
    const text = input[field]
    if (text === undefined) continue
    read[field] = text === null ? null : readText(text, `/${field}`, violations)
  }
  const description = input.description_override
  if (description !== undefined) {
    // A text without anything to see leaves the card's description out; null goes back to it.
    read.description_override = description === null ? null : (optionalText(description) ?? '')
  }
  for (const field of ['scheduled_at', 'rsvp_deadline'] as const) {
    const text = input[field]
    if (text === undefined) continue
    read[field] = text === null ? null : readInstant(text, `/${field}`, violations)
  }
  refuse(violations)
  return read
}

/**
 * What must fit together in a draft: times that lie ahead, a deadline before the start, places enough for
 * those it needs. `said` is what this input gave of it; only that is judged against the clock.
 *
 * Errors: `input_invalid`.
 */
export function checkDraft(draft: DraftFacts, said: Partial<DraftFacts>, now: Date): void {
  const violations: Violation[] = []
  const rule = (field: keyof DraftFacts, message: string) =>
    violations.push({ pointer: `/${field}`, code: 'rule', message })
  const past = (field: 'scheduled_at' | 'rsvp_deadline') => {
    const instant = said[field]
    if (!instant || instant > now) return false
    rule(field, 'must not be in the past')
    return true
  }
  const begun = past('scheduled_at')
  const closed = past('rsvp_deadline')
  const { scheduled_at, rsvp_deadline, capacity_min, capacity_max } = draft
  if (!begun && !closed && scheduled_at && rsvp_deadline && rsvp_deadline > scheduled_at) {
    if (said.rsvp_deadline) rule('rsvp_deadline', 'must not be later than scheduled_at')
    else rule('scheduled_at', `must not be earlier than rsvp_deadline (${written(rsvp_deadline)})`)
  }
  if (capacity_min !== null && capacity_max !== null && capacity_min > capacity_max) {
    if (said.capacity_max)
      rule('capacity_max', `must not be less than capacity_min (${capacity_min})`)
    else rule('capacity_min', `must not be more than capacity_max (${capacity_max})`)
  }
  for (const field of ['capacity_min', 'capacity_max'] as const) {
    if ((said[field] ?? 0) > mostPeople) rule(field, `must be at most ${mostPeople}`)
  }
  refuse(violations)
}

function written(instant: Date): string {
  return instant.toISOString()
}
