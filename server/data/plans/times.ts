import { sql } from '#server/database/sql.ts'

/** When a plan, or a guest copy, ends; infinity while it has no start. It agrees with `planEnd`. */
export const endsAt = sql`coalesce(scheduled_ends_at, scheduled_at + interval '3 hours', 'infinity')`

/**
 * When answers to a plan, or to a guest copy, close: at the deadline, or at the start if that is earlier; null
 * for never. It agrees with `answersClose`.
 */
export const answersCloseAt = sql`least(rsvp_deadline, scheduled_at)`
