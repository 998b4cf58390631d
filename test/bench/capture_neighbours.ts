import pg from 'pg'
import { forget } from '#test/bench/capture_calls.ts'
import { captureMany } from '#test/bench/capture_rate.ts'
import type { PageServer } from '#test/bench/captures.ts'
import { type BenchDatabase, fill } from '#test/bench/database.ts'
import { load } from '#test/bench/load.ts'
import { line, median, until } from '#test/bench/measure.ts'
import type { Rig } from '#test/bench/rigs.ts'
import { serve } from '#test/bench/serve.ts'
import { callOf, seriesOf } from '#test/bench/shots.ts'

/** Captures of the account beside. */
const others = 500

/** Measures how long one capture takes while another account has 500, compared with it alone. */
export async function captureBeside(
  { bench, folder }: Rig,
  { port }: PageServer,
  rounds: number,
): Promise<void> {
  const server = await serve('captures', folder, bench.url, '127.0.0.0/8', 'reads')
  const [one, greedy] = await bench.accounts(2, 'beside')
  if (!one || !greedy) return
  let next = 0
  const pageUrl = () => {
    next += 1
    return `http://127.0.${1 + (next % 200)}.2:${port}/page/${next}`
  }
  const timeOf = async () => {
    const began = performance.now()
    await captureMany(server.url, one, pageUrl, 1)
    await until(() => isDone(bench, one.owner), 60_000)
    return performance.now() - began
  }
  await timeOf()
  const alone: number[] = []
  for (let round = 0; round < rounds * 2; round += 1) alone.push(await timeOf())
  // An account may have 300 of its own at a time; the others are as those of roundups.
  const beside: number[] = []
  for (let round = 0; round < 3; round += 1) {
    await captureMany(server.url, greedy, pageUrl, 1)
    await bench.asSuperuser(again, [greedy.owner, others])
    for (let count = 0; count < rounds; count += 1) beside.push(await timeOf())
    await bench.asSuperuser(`delete from due_work where owner_id = $1`, [greedy.owner])
    await bench.asSuperuser(stopAll, [greedy.owner])
  }
  const ratio = median(beside) / median(alone)
  const what = `one capture beside 500: ${median(beside).toFixed(0)} / ${median(alone).toFixed(0)} ms`
  console.log(line(what, ratio, 3, ratio <= 3))
  server.stop()
  await forget(bench)
}

/** Many captures of an account that are due; as ones that are tried again, so that none uses what another has read. */
const again = `
  with one as (select * from captures where owner_id = $1 order by created_at limit 1),
  made as (
    insert into captures (owner_id, capture_id, state, purpose, kept, accepted_by, retries)
    select owner_id, gen_random_uuid(), 'accepted', 'asked', kept, accepted_by, 1
    from one, generate_series(1, $2::int)
  )
  insert into due_work (owner_id, kind, due_at) values ($1, 'capture', now())
  on conflict (owner_id, kind) do update set due_at = now()`

const stopAll = `
  update captures set state = 'failed', failure = '{"code":"source_unreachable","message":"-","retryable":false}'
  where owner_id = $1 and state = 'accepted'`

async function isDone(bench: BenchDatabase, owner: string): Promise<boolean> {
  const due = await bench.asSuperuser(
    `select 1 from captures where owner_id = $1 and state = 'accepted' limit 1`,
    [owner],
  )
  return due.length === 0
}

/** What the account asks in a second, and for how many seconds. */
const [pace, seconds] = [50, 3]

/** Measures what a caller waits while four hostile pages of other accounts are read over and over. */
export async function hostilePageReads(
  { bench, folder }: Rig,
  { port, names, asked }: PageServer,
  rounds: number,
): Promise<void> {
  const server = await serve('captures', folder, bench.url, '127.0.0.0/8', 'reads')
  const quiet = await bench.account('quiet')
  await fill(bench, [quiet], 200)
  for (const [index, name] of names.entries()) {
    const hostile = await bench.account('hostile')
    const url = `http://127.1.${index}.1:${port}/hostile/${name}`
    await captureMany(server.url, hostile, () => url, 1)
  }
  const series = seriesOf([callOf('ideas.lists.query', quiet.token, {})])
  const wait = () => load(server.url, series, { connections: 1, seconds, pace })
  await until(() => isIdle(bench), 60_000)
  await wait()
  const [alone, beside]: [number[], number[]] = [[], []]
  const before = await asked()
  for (let round = 0; round < rounds; round += 1) {
    await until(() => isIdle(bench), 60_000)
    alone.push((await wait()).p99)
    const stop = await keepDue(bench)
    beside.push((await wait()).p99)
    await stop()
  }
  const ratio = median(beside.map((p99, round) => p99 / (alone[round] ?? Number.NaN)))
  const what = `p99 of reads beside hostile pages: ${median(beside).toFixed(1)} / ${median(alone).toFixed(1)} ms`
  const note = `${(await asked()) - before} hostile pages fetched`
  console.log(line(what, ratio, 1.5, ratio <= 1.5, note))
  server.stop()
  await forget(bench)
}

/** Keeps all captures due, whatever came of them, until it is stopped; each page is asked for again. */
async function keepDue({ superuserUrl }: BenchDatabase): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  let stopped = false
  const loop = async () => {
    while (!stopped) {
      await client.query(due)
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    await client.query(ended)
    await client.end()
  }
  const running = loop()
  return () => {
    stopped = true
    return running
  }
}

const due = `
  with due as (
    update captures set state = 'accepted', due_at = now(), attempts = 0, claimed_at = null, dead_at = '{}', asked = '{}',
      retries = 1
    where lease_until is null or lease_until < now()
    returning owner_id
  )
  insert into due_work (owner_id, kind, due_at) select distinct owner_id, 'capture', now() from due
  on conflict (owner_id, kind) do update set due_at = least(due_work.due_at, now())`

const ended = `
  update captures set state = 'failed', failure = '{"code":"source_unreachable","message":"-","retryable":false}'
  where state = 'accepted' and lease_until is null`

async function isIdle(bench: BenchDatabase): Promise<boolean> {
  const rows = await bench.asSuperuser(
    `select 1 from captures where state = 'accepted' or lease_until > now()`,
  )
  return rows.length === 0
}
