import type { Quota } from '#server/data/rate_limits/rows.ts'
import type { Database, Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'

// Where the database is distributed, each bucket is on a node of its own: a statement takes from one.

/** What a bucket says to a request: whether it may, and in how many seconds the bucket is full again. */
export interface Taken {
  readonly allowed: boolean
  readonly ahead: number
}

/** What runs a statement about a bucket: a transaction, or the database. */
export type Run = <Row>(statement: Statement, bucket: Buffer) => Promise<Row[]>

/** Takes what `weight` requests cost from one bucket, or nothing. */
export async function claimOnNode(
  run: Run,
  bucket: Buffer,
  { limit, seconds }: Quota,
  weight = 1,
): Promise<Taken> {
  const cost = (seconds / limit) * weight
  // A time plus an interval depends on the time zone, and Citus takes only what does not; `excluded` has its time once.
  const next = sql`greatest(
    (r.tat at time zone 'UTC' + make_interval(secs => ${cost}::float8)) at time zone 'UTC', excluded.tat)`
  const [taken] = await run<{ tat: Date }>(
    sql`
    insert into rate_limits as r (bucket, tat)
    values (${bucket}, statement_timestamp() + make_interval(secs => ${cost}::float8))
    on conflict (bucket) do update set tat = ${next}
    where ${next} <= (excluded.tat at time zone 'UTC' + make_interval(secs => ${seconds - cost}::float8)) at time zone 'UTC'
    returning tat`,
    bucket,
  )
  if (taken) return { allowed: true, ahead: secondsTo(taken.tat) }
  const [full] = await run<{ tat: Date }>(
    sql`select tat from rate_limits where bucket = ${bucket}`,
    bucket,
  )
  return { allowed: false, ahead: full ? secondsTo(full.tat) : 0 }
}

/** Takes from a bucket and from one that it is a part of, whatever the other says. */
export async function claimPartOnNodes(
  run: Run,
  { part, whole }: { part: Buffer; whole: Buffer },
  quotas: { part: Quota; whole: Quota },
  weight: number,
): Promise<(Taken & { is_part: boolean })[]> {
  const [ofPart, ofWhole] = await Promise.all([
    claimOnNode(run, part, quotas.part, weight),
    claimOnNode(run, whole, quotas.whole, weight),
  ])
  return [
    { is_part: true, ...ofPart },
    { is_part: false, ...ofWhole },
  ]
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
  let longest = 0
  for (const [, bucket] of ordered) {
    const { allowed, ahead } = await claimOnNode(
      (statement) => db.run(statement),
      bucket,
      quota,
      weight,
    )
    if (!allowed) longest = Math.max(longest, ahead + cost - quota.seconds, 1)
  }
  return Math.ceil(longest)
}

/** As `deleteIdleRates`, of the `most` buckets that follow one. */
export async function deleteIdleOnNodes(
  database: Database,
  start: Buffer,
  most: number,
): Promise<void> {
  const before = new Date(Date.now() - 3_600_000)
  const passed = await database.run<{ bucket: Buffer; tat: Date }>(sql`
    select bucket, tat
    from rate_limits
    where bucket >= ${start}
    order by bucket
    limit ${most}`)
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
