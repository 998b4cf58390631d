import { type RunRow, runColumns } from '#server/data/discovery_runs/rows.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Seconds that a worker has for one run before another worker may claim it. */
const leaseSeconds = 60

/**
 * Claims one run of an account that is due; null where none is due that nobody else has claimed. The number of the claim
 * only rises, and the lease ends after a minute.
 */
export async function claimRun(database: Database, owner: string): Promise<RunRow | null> {
  const [claimed] = await database.write(owner, {
    work: (db) =>
      db.run<RunRow>(sql`
        update discovery_runs
        set claim = claim + 1, attempts = attempts + 1,
          lease_until = (select clock_timestamp()) + make_interval(secs => ${leaseSeconds})
        where owner_id = ${owner} and run_id = (
          select d.run_id
          from discovery_runs d
          where d.owner_id = ${owner} and d.due_at <= now() and (d.lease_until is null or d.lease_until <= now())
          order by d.due_at, d.run_id
          limit 1
          for no key update skip locked
        )
        returning ${runColumns}`),
  })
  return claimed ?? null
}
