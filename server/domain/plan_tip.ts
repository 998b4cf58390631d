import { tips } from '#server/domain/rsvp.ts'

/** How far a plan is from taking place. */
export interface Tip {
  /** How many people it needs, the host included. */
  capacity_min: number | null
  /** How many it has: those who accepted, and the host. */
  have: number
  state: 'open' | 'tipped' | 'missed'
}

/**
 * How far a plan is from taking place: once tipped it stays so; it is missed where its deadline, or without
 * one its start, finds it below. Nothing is missed before anybody was asked.
 */
export function tipOf(
  plan: {
    capacity_min: number | null
    accepted: number
    tipped: boolean
    /** Whether people were asked. */
    exposed: boolean
    rsvp_deadline: Date | null
    scheduled_at: Date | null
  },
  now: Date,
): Tip {
  const { capacity_min, accepted } = plan
  const have = accepted + 1
  if (plan.tipped || tips(capacity_min, accepted)) {
    return { capacity_min, have, state: 'tipped' }
  }
  const closes = plan.rsvp_deadline ?? plan.scheduled_at
  const missed = capacity_min !== null && plan.exposed && closes !== null && closes <= now
  return { capacity_min, have, state: missed ? 'missed' : 'open' }
}
