import { clockSlack, type Quota } from '#server/data/rate_limits/rows.ts'
import type { Database, Db, OfBucket } from '#server/database/db.ts'
import { sql, type Statement } from '#server/database/sql.ts'

// Where the database is distributed, each bucket is on a node of its own: a statement takes from one.

/** What a bucket says to a request: whether it may, and in how many seconds the bucket is full again. */
export interface Taken {
  readonly allowed: boolean
  readonly ahead: number
}

/** What one bucket is asked for. */
export interface Asked {
  readonly bucket: Buffer
  readonly quota: Quota
  readonly weight?: number
}

/** What runs the statements: the database, or a transaction. */
export type Run = <Row>(asked: readonly OfBucket[]) => Promise<Row[][]>

/** Takes what `weight` requests cost from each bucket, or nothing from that one, whatever the others say. */
export async function claimOnNodes(run: Run, asked: readonly Asked[]): Promise<Taken[]> {
  const claimed = await run<{ tat: Date }>(asked.map(claim))
  const refused = asked.filter((_, at) => claimed[at]?.length === 0)
  const full = refused.length > 0 ? await run<{ tat: Date }>(refused.map(selectTime)) : []
  return asked.map((one, at) => {
    const [taken] = claimed[at] ?? []
    const [last] = full[refused.indexOf(one)] ?? []
    const row = taken ?? last
    return { allowed: taken !== undefined, ahead: row ? secondsTo(row.tat) : 0 }
  })
}

function claim({ bucket, quota: { limit, seconds }, weight = 1 }: Asked): OfBucket {
  const cost = (seconds / limit) * weight
  // `excluded` has its time once. As in `claimRate`, a time that no quota gives says nothing.
  const next = sql`greatest(excluded.tat, case
    when r.tat <= ${later(sql`excluded.tat`, seconds - cost + clockSlack)} then ${later(sql`r.tat`, cost)} end)`
  const statement = sql`
    insert into rate_limits as r (bucket, tat)
    values (${bucket}, statement_timestamp() + make_interval(secs => ${cost}::float8))
    on conflict (bucket) do update set tat = ${next}
    where ${next} <= ${later(sql`excluded.tat`, seconds - cost)}
    returning tat`
  return { bucket, statement }
}

/** A time plus an interval depends on the time zone, and Citus takes only what does not. */
function later(time: Statement, seconds: number): Statement {
  return sql`(${time} at time zone 'UTC' + make_interval(secs => ${seconds}::float8)) at time zone 'UTC'`
}

function selectTime({ bucket }: Asked): OfBucket {
  return { bucket, statement: sql`select tat from rate_limits where bucket = ${bucket}` }
}

/** As `claimRates`. */
export async function claimRatesOnNodes(
  db: Db,
  buckets: readonly Buffer[],
  quota: Quota,
  weight = 1,
): Promise<number> {
  const cost = (quota.seconds / quota.limit) * weight
  const different = new Map(buckets.map((bucket) => [bucket.toString('hex'), bucket]))
  // In one order, so that two transactions that ask for the same buckets cannot deadlock.
  const ordered = [...different].sort(([one], [other]) => (one < other ? -1 : 1))
  const run: Run = <Row>(asked: readonly OfBucket[]) =>
    Promise.all(asked.map(({ statement }) => db.run<Row>(statement)))
  const asked = ordered.map(([, bucket]) => ({ bucket, quota, weight }))
  const taken = await claimOnNodes(run, asked)
  const waits = taken.map(({ allowed, ahead }) =>
    allowed ? 0 : Math.max(ahead + cost - quota.seconds, 1),
  )
  return Math.ceil(Math.max(0, ...waits))
}

/** As `deleteIdleRates`, of the `most` buckets that follow one; the first follows the last. */
export async function deleteIdleOnNodes(
  database: Database,
  start: Buffer,
  most: number,
): Promise<void> {
  const list = (where: Statement, limit: number) =>
    database.run<{ bucket: Buffer; tat: Date }>(sql`
      select bucket, tat from rate_limits where ${where} order by bucket limit ${limit}`)
  const behind = await list(sql`bucket >= ${start}`, most)
  const rest = most - behind.length
  const passed = rest > 0 ? [...behind, ...(await list(sql`bucket < ${start}`, rest))] : behind
  const before = new Date(Date.now() - 3_600_000)
  const idle = passed.filter(({ tat }) => tat < before)
  if (idle.length === 0) return
  await database.run(sql`
    delete from rate_limits
    where bucket = any(${idle.map(({ bucket }) => bucket)}::bytea[])
      and tat < ${before.toISOString()}::timestamptz`)
}

/** The time of a bucket is the database's; what a caller is told of it may be wrong by what the clocks differ. */
function secondsTo(time: Date): number {
  return (time.getTime() - Date.now()) / 1000
}
