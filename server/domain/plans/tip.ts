import { tips } from '#server/domain/plans/rsvp.ts'

/** Whether a plan has enough people to take place. */
export interface Tip {
  /** How many people it needs, the host included. */
  capacity_min: number | null
  /** How many people it has: the accepted guests and the host. */
  have: number
  state: 'open' | 'tipped' | 'missed'
}

/**
 * Whether a plan has enough people to take place. A tipped plan stays tipped. A plan is missed if it had too
 * few people at its deadline, or at its start where it has no deadline; a plan that nobody was invited to is
 * never missed.
 */
export function tipOf(
  plan: {
    capacity_min: number | null
    accepted: number
    tipped: boolean
    /** Whether it was sent or shared. */
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
