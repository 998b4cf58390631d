import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchDatabase, startBenchDatabase } from '#test/bench/database.ts'
import { benchKey } from '#test/bench/key.ts'
import { type Load, load } from '#test/bench/load.ts'
import { type LockSamples, sampleLocks } from '#test/bench/lock_samples.ts'
import { line, median } from '#test/bench/measure.ts'
import type { BenchOptions } from '#test/bench/options.ts'
import { cpuOf } from '#test/bench/process_cpu.ts'
import { scenariosOf } from '#test/bench/scenarios/load.ts'
import { type Measured, serve } from '#test/bench/serve.ts'
import { type Series, type Shot, seriesOf } from '#test/bench/shots.ts'

const connections = 32
const workers = 3

/** Two servers get as many processors as there are; what they cost together may be so much more. */
const maxCost = 1.15

interface Round {
  readonly rate: number
  /** CPU for one request of the servers, the workers and the database, in microseconds. */
  readonly servers: number
  readonly workers: number
  readonly database: number
}

/**
 * (servers) One server and two, on one database that three workers work on, with the same load: lists are created and
 * invitations answered, which the workers replicate. Prints for which locks connections of both servers waited. The
 * database does not wait for the disk, which one server and two would share.
 */
export async function severalServers(options: BenchOptions): Promise<void> {
  const bench = await startBenchDatabase('.', { fsync: 'off' })
  try {
    await measure(bench, options)
  } finally {
    await bench.stop()
  }
}

async function measure(bench: BenchDatabase, options: BenchOptions): Promise<void> {
  console.log(
    `\n(servers) lists.create and rsvp.update, ${connections} connections, ${workers} workers, ` +
      `${availableParallelism()} processors`,
  )
  const { makeAnswerables, answersTo, newLists } = await scenariosOf('.')
  const answers = answersTo(await makeAnswerables(bench))
  const lists = newLists(await bench.accounts(64))
  const shots = answers.flatMap((answer, at) => [answer, lists[at % lists.length] ?? answer])
  const names = ['server-1', 'server-2']
  const servers = await Promise.all(
    names.map((name) => serve('without_worker', '.', named(bench, name))),
  )
  const working = await Promise.all(
    Array.from({ length: workers }, (_, at) => startWorker(bench, at + 1)),
  )
  try {
    await compare(bench, servers, working, shots, options)
  } finally {
    for (const { stop } of servers) stop()
    for (const { stop } of working) await stop()
  }
}

async function compare(
  bench: BenchDatabase,
  servers: readonly Measured[],
  working: readonly Working[],
  shots: readonly Shot[],
  { rounds, seconds }: BenchOptions,
): Promise<void> {
  // Each has the shots in another order, so that both answer for the same accounts, and seldom at once.
  const series = servers.map((_, at) =>
    seriesOf(shots.slice(at * 101).concat(shots.slice(0, at * 101))),
  )
  const once = (count: number) => roundOf(bench, servers.slice(0, count), working, series, seconds)
  for (const count of [1, 2]) await once(count)
  await bench.asSuperuser('analyze')
  const seen = { one: [] as Round[], two: [] as Round[] }
  const sampled: LockSamples[] = []
  for (let round = 0; round < rounds; round += 1) {
    seen.one.push(await once(1))
    const sampler = await sampleLocks(bench.superuserUrl, 'server-')
    seen.two.push(await once(2))
    sampled.push(await sampler.stop())
  }
  print(seen)
  printLocks(sampled)
}

async function roundOf(
  bench: BenchDatabase,
  servers: readonly Measured[],
  working: readonly Working[],
  series: readonly Series[],
  seconds: number,
): Promise<Round> {
  const used = async () => {
    const cpu = await Promise.all(servers.map((server) => server.cpu()))
    return {
      servers: cpu.reduce((sum, one) => sum + one, 0),
      workers: working.reduce((sum, worker) => sum + worker.cpu(), 0),
      database: bench.cpu() ?? Number.NaN,
    }
  }
  const before = await used()
  const each = { connections: connections / servers.length, seconds }
  const loads: Load[] = await Promise.all(
    servers.map(({ url }, at) => load(url, series[at] ?? seriesOf([]), each)),
  )
  const after = await used()
  const requests = loads.reduce((sum, one) => sum + one.requests, 0)
  const cost = (what: keyof typeof after) => (after[what] - before[what]) / requests
  return {
    rate: loads.reduce((sum, one) => sum + one.rate, 0),
    servers: cost('servers'),
    workers: cost('workers'),
    database: cost('database'),
  }
}

function print({ one, two }: { one: readonly Round[]; two: readonly Round[] }): void {
  for (const [name, rounds] of [
    ['one server', one],
    ['two servers', two],
  ] as const) {
    const of = (figure: keyof Round) => median(rounds.map((round) => round[figure])).toFixed(0)
    console.log(
      `    ${name.padEnd(14)} ${of('rate').padStart(8)}/s   CPU for each: servers ${of('servers')} µs, ` +
        `workers ${of('workers')} µs, database ${of('database')} µs`,
    )
  }
  const ratio = (figure: (round: Round) => number) =>
    median(two.map((round, at) => figure(round) / figure(one[at] ?? round)))
  const total = (round: Round) => round.servers + round.workers + round.database
  console.log(
    line(
      'rate: two servers / one',
      ratio((round) => round.rate),
      null,
      true,
    ),
  )
  const cost = ratio(total)
  console.log(line('CPU of everything for one request: two / one', cost, maxCost, cost <= maxCost))
}

function printLocks(sampled: readonly LockSamples[]): void {
  const sum = (figure: 'looks' | 'active' | 'waiting') =>
    sampled.reduce((all, one) => all + one[figure], 0)
  const counted = (which: 'shared' | 'inside' | 'waits') => {
    const counts = new Map<string, number>()
    for (const one of sampled) {
      for (const [name, count] of one[which]) counts.set(name, (counts.get(name) ?? 0) + count)
    }
    return [...counts].sort(([, one], [, other]) => other - one)
  }
  const active = sum('active')
  const share = (count: number) => `${((100 * count) / active).toFixed(1)} %`
  console.log(
    `    ${sum('looks')} looks at ${active} connections at work; ${share(sum('waiting'))} waited for a row`,
  )
  for (const [name, count] of counted('inside').slice(0, 5)) {
    console.log(`    ${share(count).padStart(8)} ${name}`)
  }
  for (const [name, count] of counted('waits').slice(0, 8))
    console.log(`    ${share(count).padStart(8)} ${name}`)
  const shared = counted('shared')
  for (const [name, count] of shared) console.log(`    ${count} times both servers: ${name}`)
  console.log(line('locks that both servers waited for', shared.length, 0, shared.length === 0))
}

/** The database's URL for a process that pg_stat_activity shows by a name. */
function named({ url }: BenchDatabase, name: string): string {
  const own = new URL(url)
  own.searchParams.set('application_name', name)
  return own.href
}

interface Working {
  /** CPU it has used so far, in microseconds. */
  cpu(): number
  stop(): Promise<void>
}

async function startWorker(bench: BenchDatabase, number: number): Promise<Working> {
  const data = mkdtempSync(join(tmpdir(), 'bench-worker-'))
  const child: ChildProcess = spawn(process.execPath, ['server/worker.ts'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: named(bench, `worker-${number}`),
      PUBLIC_URL: 'http://127.0.0.1',
      SERVICE_KEYS: benchKey.toString('base64'),
      DATA_DIR: data,
      METRICS_PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  return {
    cpu: () => cpuOf(child.pid) ?? Number.NaN,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
