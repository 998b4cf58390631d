import { deleteIdleRates } from '#server/data/rate_limits/delete.ts'
import type { Allowance, Quota } from '#server/data/rate_limits/rows.ts'
import type { Database, Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** After this many requests a process deletes idle buckets, of more than the requests can have made. */
const sweepEvery = 400
let taken = 0

/**
 * Takes `weight` requests from a bucket, all or none, by the generic cell rate algorithm: the bucket stores only
 * the time at which it is full again. It is one statement, so concurrent requests on any number of servers never
 * exceed the quota. Those that wait for one bucket use up only the share of connections that `account` has.
 */
export async function claimRate(
  database: Database,
  bucket: Buffer,
  { limit, seconds }: Quota,
  account: string,
  weight = 1,
): Promise<Allowance> {
  const interval = seconds / limit
  const cost = interval * weight
  const [row] = await database.run<{ allowed: boolean; ahead: number }>(
    sql`with taken as (
      insert into rate_limits as r (bucket, tat)
      values (${bucket}, clock_timestamp() + make_interval(secs => ${cost}))
      on conflict (bucket) do update
      set tat = greatest(r.tat, clock_timestamp()) + make_interval(secs => ${cost})
      where greatest(r.tat, clock_timestamp()) + make_interval(secs => ${cost})
        <= clock_timestamp() + make_interval(secs => ${seconds})
      returning tat
    )
    select exists (select from taken) as allowed,
      extract(epoch from coalesce(
        (select tat from taken),
        (select tat from rate_limits where bucket = ${bucket})
      ) - clock_timestamp())::float8 as ahead`,
    account,
  )
  if (!row) throw new Error('The rate limit did not answer.')
  taken += 1
  // No request waits for this; if it fails, the next time does it.
  if (taken % sweepEvery === 0) deleteIdleRates(database).catch(() => {})
  const ahead = Math.max(0, row.ahead)
  return {
    allowed: row.allowed,
    // The bucket may have refilled since the refusal; a refused request must not read that one is left.
    remaining: row.allowed ? Math.max(0, Math.floor((seconds - ahead) / interval)) : 0,
    reset: Math.ceil(ahead),
    retry_after: row.allowed ? 0 : Math.max(1, Math.ceil(ahead + cost - seconds)),
  }
}

/**
 * Takes `weight` requests from each of several buckets, in one statement. If the transaction is rolled back,
 * nothing was taken.
 *
 * @returns 0 where every bucket allowed it; otherwise the seconds after which the last of those that refused
 * would allow it.
 */
export async function claimRates(
  db: Db,
  buckets: readonly Buffer[],
  { limit, seconds }: Quota,
  weight = 1,
): Promise<number> {
  const cost = (seconds / limit) * weight
  const [row] = await db.run<{ wait: number }>(
    sql`with asked as (
      -- In one order, so that two transactions that ask for the same buckets cannot deadlock.
      select distinct b.bucket from unnest(${[...buckets]}::bytea[]) as b (bucket) order by b.bucket
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
