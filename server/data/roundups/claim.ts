import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Seconds that a worker has for one source before another worker may claim it. */
const leaseSeconds = 60

/** A roundup whose source one worker reads. */
export interface ClaimedRoundup {
  roundup_id: string
  /** Only a result under the latest claim is stored. */
  claim: number
  /** The number of this attempt since it was last accepted, from 1. */
  attempts: number
  /** How often a busy machine did not get to it since then. */
  starved: number
  /** The address and the text that the items are in, sealed. */
  kept: string
  /** By the database's clock. */
  now: Date
  created_at: Date
  /** Of the account. */
  timezone: string
}

/**
 * Claims one roundup of an account that is due to be read; null where none is due that nobody else has claimed. The
 * number of the claim only rises, and the lease ends after a minute.
 */
export async function claimRoundup(
  database: Database,
  owner: string,
): Promise<ClaimedRoundup | null> {
  const [claimed] = await database.write(owner, {
    work: (db) =>
      db.run<ClaimedRoundup>(sql`
        with due as (
          select r.roundup_id, now() as now
          from roundups r
          where r.owner_id = ${owner} and r.due_at <= now()
            and (r.lease_until is null or r.lease_until <= now())
          order by r.due_at, r.roundup_id
          limit 1
          for no key update skip locked
        )
        update roundups r
        set claim = r.claim + 1, attempts = r.attempts + 1,
          lease_until = now() + make_interval(secs => ${leaseSeconds})
        from due
        where r.owner_id = ${owner} and r.roundup_id = due.roundup_id
        returning r.roundup_id, r.claim, r.attempts, r.starved, r.kept, r.created_at, due.now,
          (select timezone from accounts where owner_id = ${owner}) as timezone`),
  })
  return claimed ?? null
}
