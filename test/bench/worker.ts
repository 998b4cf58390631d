import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { DueKind } from '#server/data/due_work/rows.ts'
import { replicationJob } from '#server/jobs/replication.ts'
import { type Job, startWorker } from '#server/jobs/run.ts'
import type { BenchDatabase } from '#test/bench/database.ts'
import { line, median } from '#test/bench/measure.ts'
import { pgbench, scripted } from '#test/bench/pgbench.ts'

const accounts = 100_000
const seconds = 5
const rounds = 3

/** What the work of one account costs a queue at the least: one statement that takes it out. */
const least = `
delete from due_work
where ctid = (
  select ctid from due_work
  where kind = 'bench' and due_at <= now()
  order by due_at limit 1 for update skip locked
);
`

/**
 * Accounts a second that a worker takes and finds nothing to do for, while 100,000 are due and as many will be, beside
 * a queue of PostgreSQL that does nothing else, in turns.
 */
export async function workerRate(bench: BenchDatabase): Promise<void> {
  console.log(`\n(worker) accounts a second with nothing to do, of ${accounts} that are due`)
  const client = new pg.Client({ connectionString: bench.superuserUrl })
  await client.connect()
  const empty: Job = { kind: 'mail', run: async () => null }
  const rates = { replication: [] as number[], taking: [] as number[], least: [] as number[] }
  const measure = async (job: Job) => {
    await makeDue(client, job.kind)
    return rateOf(bench, client, job)
  }
  for (let round = 0; round <= rounds; round += 1) {
    const replication = await measure(replicationJob(bench.database))
    const taking = await measure(empty)
    await makeDue(client, 'bench')
    const reached = pgbench && (await scripted(pgbench, bench, least, 4).once(seconds)).rate
    // The first round warms plans and caches.
    if (round === 0) continue
    rates.replication.push(replication)
    rates.taking.push(taking)
    if (reached) rates.least.push(reached)
  }
  await client.query('truncate due_work')
  await client.end()
  const [replication, taking] = [median(rates.replication), median(rates.taking)]
  console.log(line('with the job that replicates', replication, 500, replication >= 500))
  console.log(line('taking and returning only', taking, 500, taking >= 500))
  if (rates.least.length === 0)
    return console.log('    pgbench is not installed here; its column is left out')
  const limit = median(rates.least)
  console.log(`    a queue in one statement, 4 connections: ${limit.toFixed(0)}/s`)
  console.log(
    line('replication / one statement', replication / limit, 0.1, replication / limit >= 0.1),
  )
}

async function makeDue(client: pg.Client, kind: DueKind | 'bench'): Promise<void> {
  await client.query('truncate due_work')
  await client.query(
    `insert into due_work (owner_id, kind, due_at)
     select gen_random_uuid(), $1, now() - n * interval '1 millisecond'
     from generate_series(1, $2::int) n
     union all
     select gen_random_uuid(), $1, now() + interval '1 day' + n * interval '1 millisecond'
     from generate_series(1, $2::int) n`,
    [kind, accounts],
  )
  await client.query('vacuum analyze due_work')
}

async function rateOf({ database }: BenchDatabase, client: pg.Client, job: Job): Promise<number> {
  const counts = async () => {
    const { rows } = await client.query<{ left: number }>(
      'select count(*)::int as left from due_work',
    )
    return rows[0]?.left ?? Number.NaN
  }
  const before = await counts()
  const begun = performance.now()
  const worker = startWorker({
    database,
    jobs: [job],
    onError: (error) => console.error(error),
  })
  await pause(seconds * 1000)
  await worker.stop()
  const took = (performance.now() - begun) / 1000
  return (before - (await counts())) / took
}
