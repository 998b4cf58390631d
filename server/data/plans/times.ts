import { sql } from '#server/database/sql.ts'

/** When a plan, or its card, is over; infinity while its start is open. The same as `planEnd` says. */
export const endsAt = sql`coalesce(scheduled_ends_at, scheduled_at + interval '3 hours', 'infinity')`

/**
 * When answers to a plan, or to its card, close: at the deadline, at the start at the latest. Null for
 * never. The same as `answersClose` says.
 */
export const answersCloseAt = sql`least(rsvp_deadline, scheduled_at)`
