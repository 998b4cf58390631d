import { isForgotten } from '#server/data/outgoing/conditions.ts'
import type { OutgoingResult } from '#server/data/outgoing/rows.ts'
import { type Statement, sql } from '#server/database/sql.ts'

// `outgoing` and `host_notices` have the same columns for the attempts to send a message, and these parts of statements
// on `o`, a row of one of them. Its `attempt` only rises while it is the same message: with it, an attempt whose lease is
// over cannot record a result once another has begun.

/** Seconds a worker has to send a message that it claimed. */
const claimSeconds = 60

/**
 * A condition: `o` may be attempted now. A message whose last attempt has no recorded result may be only where `idempotent`
 * says that the mail server sends a repeated request once, within `remembers` seconds if it forgets.
 */
export function isDue(idempotent: boolean, remembers: number | null): Statement {
  return sql`(
    o.due_at <= statement_timestamp()
    and (
      o.state = 'queued'
      or (
        ${idempotent} and o.state = 'sending' and o.lease_until <= statement_timestamp()
        and not ${isForgotten(remembers)}
      )
    )
  )`
}

/** Assignments that begin the next attempt; `due.doubtful` is whether the last one has no recorded result. */
export const begun: Statement = sql`
  state = 'sending', attempt = o.attempt + 1,
  unanswered_since = case when due.doubtful then coalesce(o.unanswered_since, o.created_at)
    else (select clock_timestamp()) end,
  lease_until = (select clock_timestamp()) + make_interval(secs => ${claimSeconds})`

/** Assignments that record the result of an attempt. */
export function updateOfResult(result: OutgoingResult): Statement {
  const after = 'after' in result ? result.after : null
  return sql`
    state = ${result.state},
    due_at = coalesce((select clock_timestamp() + make_interval(secs => ${after}::float8 / 1000)), due_at),
    lease_until = (select clock_timestamp()) + make_interval(secs => ${after}::float8 / 1000),
    finished_at = case when ${after}::float8 is null then (select clock_timestamp()) end`
}

/** A condition: no other attempt followed this one. A late result still counts for a message that was given up. */
export function isLatest(attempt: number): Statement {
  return sql`(attempt = ${attempt} and state in ('sending', 'unconfirmed'))`
}

/**
 * A condition: the last attempt of `o` has no recorded result, and it is not repeated after `attempts` attempts or
 * `remembers` seconds: nobody can know whether it arrived.
 */
export function isAbandoned(attempts: number, remembers: number | null): Statement {
  return sql`(
    o.state = 'sending' and o.lease_until <= statement_timestamp()
    and (o.attempt >= ${attempts} or ${isForgotten(remembers)})
  )`
}

/** Assignments that give a message up. */
export const abandoned: Statement = sql`
  state = 'unconfirmed', lease_until = null, finished_at = (select clock_timestamp())`
