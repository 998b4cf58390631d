import { forget } from '#test/bench/capture_calls.ts'
import { captureMany } from '#test/bench/capture_rate.ts'
import { type BenchAccount, type BenchDatabase, fill } from '#test/bench/database.ts'
import { load } from '#test/bench/load.ts'
import { line, median, until } from '#test/bench/measure.ts'
import type { Rig } from '#test/bench/rigs.ts'
import { serve } from '#test/bench/serve.ts'
import { callOf, seriesOf } from '#test/bench/shots.ts'
import type { PageServer } from '#test/bench/page_server.ts'

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

const stillAccepted = `select distinct owner_id from captures where state = 'accepted'`

async function isDone(bench: BenchDatabase, owner: string): Promise<boolean> {
  const due = await bench.asSuperuser(
    `select 1 from captures where owner_id = $1 and state = 'accepted' limit 1`,
    [owner],
  )
  return due.length === 0
}

/** What the account asks in a second, and for how many seconds. */
const [pace, seconds] = [50, 6]

/**
 * Measures what a caller waits while four other accounts each have a hostile page captured, again as soon as it was
 * read. The first round, in which nothing is compiled yet, does not count.
 */
export async function hostilePageReads(
  { bench, folder }: Rig,
  { port, names, asked }: PageServer,
  rounds: number,
): Promise<void> {
  const server = await serve('captures', folder, bench.url, '127.0.0.0/8', 'reads')
  const quiet = await bench.account('quiet')
  await fill(bench, [quiet], 200)
  const hostile = await bench.accounts(names.length, 'hostile')
  const series = seriesOf([callOf('ideas.lists.query', quiet.token, {})])
  const wait = () => load(server.url, series, { connections: 1, seconds, pace })
  let next = 0
  const captureUntil = async (signal: AbortSignal) => {
    // One look for all of them: asking is no part of what is measured.
    const open = new Set<string>()
    const look = async () => {
      const asked = [...open]
      const rows = await bench.asSuperuser(stillAccepted)
      const due = new Set(rows.map(({ owner_id }) => owner_id))
      for (const owner of asked) if (!due.has(owner)) open.delete(owner)
      return signal.aborted && open.size === 0
    }
    const again = async (account: BenchAccount, index: number) => {
      while (!signal.aborted) {
        next += 1
        const url = `http://127.1.${index}.1:${port}/hostile/${names[index]}?${next}`
        await captureMany(server.url, account, () => url, 1)
        open.add(account.owner)
        await until(() => !open.has(account.owner), 60_000, 20)
      }
    }
    await Promise.all([...hostile.map(again), until(look, 120_000, 200)])
  }
  const [alone, beside]: [number[], number[]] = [[], []]
  const before = await asked()
  for (let round = 0; round <= rounds; round += 1) {
    const one = (await wait()).p99
    const stop = new AbortController()
    const capturing = captureUntil(stop.signal)
    const other = (await wait()).p99
    stop.abort()
    await capturing
    if (round > 0) alone.push(one)
    if (round > 0) beside.push(other)
  }
  const ratio = median(beside.map((p99, round) => p99 / (alone[round] ?? Number.NaN)))
  const what = `p99 of reads beside hostile pages: ${median(beside).toFixed(1)} / ${median(alone).toFixed(1)} ms`
  const note = `${(await asked()) - before} hostile pages fetched`
  console.log(line(what, ratio, 1.5, ratio <= 1.5, note))
  server.stop()
  await forget(bench)
}
