import type { Database, Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** So many in so many seconds, all at once if need be, then evenly. */
export interface Quota {
  readonly limit: number
  readonly seconds: number
}

/** What a caller is told of a limit. */
export interface Allowance {
  allowed: boolean
  /** How many more would be allowed at this moment. */
  remaining: number
  /** Seconds until the whole quota is there again. */
  reset: number
  /** Seconds until the next one is allowed; 0 when it is now. */
  retry_after: number
}

/** Each process sweeps after so many requests. */
const sweepEvery = 1_000
let taken = 0

/**
 * Takes one from a bucket, by the generic cell rate algorithm: the bucket holds only the time at which
 * it is full again. One statement, so racing requests on any number of nodes never take more than there is.
 */
export async function chargeRate(
  database: Database,
  bucket: Buffer,
  { limit, seconds }: Quota,
): Promise<Allowance> {
  const interval = seconds / limit
  const [row] = await database.run<{ allowed: boolean; ahead: number }>(
    sql`with taken as (
      insert into rate_limits as r (bucket, tat)
      values (${bucket}, clock_timestamp() + make_interval(secs => ${interval}))
      on conflict (bucket) do update
      set tat = greatest(r.tat, clock_timestamp()) + make_interval(secs => ${interval})
      where greatest(r.tat, clock_timestamp()) + make_interval(secs => ${interval})
        <= clock_timestamp() + make_interval(secs => ${seconds})
      returning tat
    )
    select exists (select from taken) as allowed,
      extract(epoch from coalesce(
        (select tat from taken),
        (select tat from rate_limits where bucket = ${bucket})
      ) - clock_timestamp())::float8 as ahead`,
  )
  if (!row) throw new Error('The rate limit did not answer.')
  taken += 1
  // Nobody waits for it, and what fails now is done the next time.
  if (taken % sweepEvery === 0) deleteIdleRates(database).catch(() => {})
  const ahead = Math.max(0, row.ahead)
  return {
    allowed: row.allowed,
    // Whoever waited long for the bucket and was refused must not read that there is one left by now.
    remaining: row.allowed ? Math.max(0, Math.floor((seconds - ahead) / interval)) : 0,
    reset: Math.ceil(ahead),
    retry_after: row.allowed ? 0 : Math.max(1, Math.ceil(ahead + interval - seconds)),
  }
}

/**
 * Takes from several buckets at once, `weight` from each, in one statement. Resolves the seconds after which
 * the fullest of those that refused would let it through; 0 where all did. Within a transaction: what is undone
 * was never taken.
 */
export async function chargeRates(
  db: Db,
  buckets: readonly Buffer[],
  { limit, seconds }: Quota,
  weight = 1,
): Promise<number> {
  const cost = (seconds / limit) * weight
  const [row] = await db.run<{ wait: number }>(
    sql`with asked as (
      -- In one order, so that two who ask for the same buckets do not wait for each other.
      select distinct bucket from unnest(${[...buckets]}::bytea[]) as bucket order by bucket
    ),
    taken as (
      insert into rate_limits as r (bucket, tat)
      select bucket, clock_timestamp() + make_interval(secs => ${cost}) from asked
      on conflict (bucket) do update
      set tat = greatest(r.tat, clock_timestamp()) + make_interval(secs => ${cost})
      where greatest(r.tat, clock_timestamp()) + make_interval(secs => ${cost})
        <= clock_timestamp() + make_interval(secs => ${seconds})
      returning bucket
    )
    select coalesce(max(extract(epoch from r.tat - clock_timestamp())), ${seconds - cost})::float8
      + ${cost} - ${seconds} as wait
    from asked a
    join rate_limits r on r.bucket = a.bucket
    where a.bucket not in (select bucket from taken)`,
  )
  return Math.max(0, Math.ceil(row?.wait ?? 0))
}

/** Forgets buckets that have been full for an hour. */
export async function deleteIdleRates(database: Database): Promise<void> {
  await database.run(sql`delete from rate_limits where tat < now() - interval '1 hour'`)
}
