import { type Statement, sql } from '#server/database/sql.ts'

/**
 * A condition: `o` was first attempted so many seconds ago that a repetition may be delivered as well; never where
 * `remembers` is null.
 */
export function isForgotten(remembers: number | null): Statement {
  return sql`(
    ${remembers}::float8 is not null
    and coalesce(o.unanswered_since, o.created_at)
      < (select clock_timestamp()) - make_interval(secs => ${remembers}::float8)
  )`
}

/**
 * A condition: no earlier message about the same plan to the same person as `o` still waits. As a subquery with a limit it
 * is asked for each message by itself; `not exists` may read all that wait for each of them.
 */
export const inTurnOf = (owner: string): Statement => sql`(
  select true
  from outgoing before
  where before.owner_id = ${owner}
    and before.state in ('queued', 'sending')
    and before.plan_id = o.plan_id
    and before.person_id = o.person_id
    and before.created_at < o.created_at
  limit 1
) is null`

/**
 * Whether the message `o` is of an account that leaves, and not of its end itself: as a value to return, because a leaving account's
 * messages are claimed, and then refused.
 */
export const isWithdrawn = (owner: string): Statement => sql`coalesce((
  select o.created_at < a.deleting_at + interval '7 days' from accounts a where a.owner_id = ${owner}
), false)`
