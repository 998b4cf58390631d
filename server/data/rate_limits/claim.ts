import { deleteIdleRates } from '#server/data/rate_limits/delete.ts'
import { claimOnNodes, claimRatesOnNodes, type Run } from '#server/data/rate_limits/on_nodes.ts'
import { type Allowance, clockSlack, type Quota } from '#server/data/rate_limits/rows.ts'
import { bucketNear } from '#server/database/citus/near.ts'
import type { Database, Db } from '#server/database/db.ts'
import { sql, type Statement } from '#server/database/sql.ts'

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
  const full = fullAt(seconds)
  const [row] = (await database.isDistributed())
    ? await claimOnNodes(runAs(database, account), [{ bucket, quota: { limit, seconds }, weight }])
    : await database.run<{ allowed: boolean; ahead: number }>(
        sql`with taken as (
      insert into rate_limits as r (bucket, tat)
      values (${bucket}, clock_timestamp() + make_interval(secs => ${cost}))
      on conflict (bucket) do update
      set tat = ${full} + make_interval(secs => ${cost})
      where ${full} + make_interval(secs => ${cost})
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
  sweepNowAndThen(database)
  return allowanceOf(row, seconds, interval, cost)
}

/**
 * When a bucket is full again that is taken from now. A time that is later than any that the quota gives was written before
 * the clock was set back, and says nothing: otherwise callers would be refused until the clock is there again.
 */
function fullAt(seconds: number): Statement {
  return sql`greatest(clock_timestamp(), case
    when r.tat <= clock_timestamp() + make_interval(secs => ${seconds + clockSlack}) then r.tat end)`
}

function runAs(database: Database, account: string): Run {
  return (asked) => database.runOnBuckets(asked, account)
}

/** What is left of a bucket that is full again in `ahead` seconds, where one request takes `interval` of them. */
function allowanceOf(
  { allowed, ahead: full }: { allowed: boolean; ahead: number },
  seconds: number,
  interval: number,
  cost: number,
): Allowance {
  const ahead = Math.max(0, full)
  return {
    allowed,
    // The bucket may have refilled since the refusal; a refused request must not read that one is left.
    remaining: allowed ? Math.max(0, Math.floor((seconds - ahead) / interval)) : 0,
    reset: Math.ceil(ahead),
    retry_after: allowed ? 0 : Math.max(1, Math.ceil(ahead + cost - seconds)),
  }
}

function sweepNowAndThen(database: Database): void {
  taken += 1
  // No request waits for this; if it fails, the next time does it.
  if (taken % sweepEvery === 0) deleteIdleRates(database).catch(() => {})
}

/**
 * Takes `weight` requests from a bucket and from one that it is a part of, such as a token's and its account's, which has
 * `parts` times the quota, in one statement. Where only the whole refuses, the part has been taken from.
 */
export async function claimPartRate(
  database: Database,
  { part, whole, parts }: { part: Buffer; whole: Buffer; parts: number },
  { limit, seconds }: Quota,
  account: string,
  weight = 1,
): Promise<Allowance> {
  const interval = seconds / limit
  const cost = interval * weight
  const full = fullAt(seconds)
  const rows = (await database.isDistributed())
    ? (
        await claimOnNodes(runAs(database, account), [
          { bucket: bucketNear(part, whole), quota: { limit, seconds }, weight },
          { bucket: whole, quota: { limit: limit * parts, seconds }, weight },
        ])
      ).map((taken, at) => ({ ...taken, is_part: at === 0 }))
    : await database.run<{ is_part: boolean; allowed: boolean; ahead: number }>(
        sql`with asked (bucket, cost) as (
      values (${part}::bytea, ${cost}::float8), (${whole}::bytea, ${cost / parts}::float8)
      -- In one order, so that two statements that ask for the same buckets cannot deadlock.
      order by 1
    ),
    taken as (
      insert into rate_limits as r (bucket, tat)
      select bucket, clock_timestamp() + make_interval(secs => cost) from asked
      on conflict (bucket) do update
      set tat = ${full}
        + make_interval(secs => case when r.bucket = ${part}::bytea then ${cost}::float8 else ${cost / parts}::float8 end)
      where ${full}
        + make_interval(secs => case when r.bucket = ${part}::bytea then ${cost}::float8 else ${cost / parts}::float8 end)
        <= clock_timestamp() + make_interval(secs => ${seconds})
      returning bucket, tat
    )
    select a.bucket = ${part}::bytea as is_part, t.bucket is not null as allowed,
      extract(epoch from coalesce(t.tat, r.tat) - clock_timestamp())::float8 as ahead
    from asked a
    left join taken t on t.bucket = a.bucket
    left join rate_limits r on r.bucket = a.bucket`,
        account,
      )
  sweepNowAndThen(database)
  const allowances = rows.map(({ is_part, allowed, ahead }) =>
    allowanceOf(
      { allowed, ahead },
      seconds,
      is_part ? interval : interval / parts,
      is_part ? cost : cost / parts,
    ),
  )
  return {
    allowed: allowances.every(({ allowed }) => allowed),
    remaining: Math.min(...allowances.map(({ remaining }) => remaining)),
    reset: Math.max(...allowances.map(({ reset }) => reset)),
    retry_after: Math.max(...allowances.map(({ retry_after }) => retry_after)),
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
  const distributed = db.isDistributed()
  if (distributed !== false && (await distributed)) {
    return claimRatesOnNodes(db, buckets, { limit, seconds }, weight)
  }
  const cost = (seconds / limit) * weight
  const full = fullAt(seconds)
  const [row] = await db.run<{ wait: number }>(
    sql`with asked as (
      -- In one order, so that two transactions that ask for the same buckets cannot deadlock.
      select distinct b.bucket from unnest(${[...buckets]}::bytea[]) as b (bucket) order by b.bucket
    ),
    taken as (
      insert into rate_limits as r (bucket, tat)
      select bucket, clock_timestamp() + make_interval(secs => ${cost}) from asked
      on conflict (bucket) do update
      set tat = ${full} + make_interval(secs => ${cost})
      where ${full} + make_interval(secs => ${cost})
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
