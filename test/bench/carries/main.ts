import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { calls } from '#test/bench/carries/calls.ts'
import { type Released, startReleased } from '#test/bench/carries/released.ts'
import { useForYears, type User, year } from '#test/bench/carries/year.ts'
import { load } from '#test/bench/load.ts'
import { percentile } from '#test/bench/measure.ts'
import type { BenchOptions } from '#test/bench/options.ts'
import { type Series, seriesOf } from '#test/bench/shots.ts'
import { checkOut } from '#test/support/release.ts'

const pairs = 4
const connections = 8

/** PostgreSQL looks once a minute at what is new, and plans for it from then on. */
const untilKnown = 75_000

/** Above the first a change is told, above the second the run fails: times the CPU of the release before. */
const limits = { told: 1.1, failed: 1.25 }

/** A release with what a call of it costs, in microseconds of CPU a call. */
interface Contender {
  readonly released: Released
  readonly series: Series
  readonly server: number[]
  readonly database: number[]
}

/**
 * (carries) What a core carries and what an account needs, measured through commands and HTTP alone, so that any release can
 * be compared with this one: accounts after a year of use, each call in turns, the lower quarter of the rounds' CPU.
 *
 * @returns whether no call costs much more than that of the release before.
 */
export async function carriesCost(options: BenchOptions): Promise<boolean> {
  const { release, folder, rounds, seconds } = options
  const other = release === undefined ? folder : checkOut(release).folder
  const all: { released: Released; users: readonly User[] }[] = []
  let isKept = true
  try {
    for (const [name, path] of [['ours', '.'], ...(other ? [['before', other]] : [])]) {
      const released = await startReleased(name ?? '', resolve(path ?? ''))
      const { users, writes, bytes } = await useForYears(released, pairs)
      all.push({ released, users })
      const used = Object.entries(year).map(([things, count]) => `${count} ${things}`)
      const [all_kB, each_kB] = [bytes / 1024, bytes / 1024 / writes].map((kB) => kB.toFixed(1))
      console.log(`\n(carries) ${name}: an account and year, ${used.join(', ')}`)
      console.log(`${writes.toFixed(0)} writes, ${all_kB} kB, ${each_kB} kB each`)
    }
    await pause(untilKnown)
    console.log(`${''.padEnd(30)} CPU a call: server, database; calls a second and core, both`)
    for (const [what, shot] of Object.entries(calls)) {
      const contenders = all.map(({ released, users }) => ({
        ...{ released, series: seriesOf(users.map(shot)), server: [], database: [] },
      }))
      isKept = (await compare(what, contenders, { rounds, seconds })) && isKept
    }
  } finally {
    for (const { released } of all) await released.stop()
  }
  return isKept
}

async function compare(
  what: string,
  contenders: readonly Contender[],
  { rounds, seconds }: Pick<BenchOptions, 'rounds' | 'seconds'>,
): Promise<boolean> {
  for (let round = -1; round < rounds; round += 1) {
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) {
      const { released, series, server, database } = contender
      const before = released.cpu()
      const { requests } = await load(released.url, series, { connections, seconds })
      const after = released.cpu()
      // The first round warms what is compiled and kept.
      if (round < 0) continue
      server.push((after.server - before.server) / requests)
      database.push((after.database - before.database) / requests)
    }
  }
  const costs = contenders.map(({ server, database }) => ({
    server: percentile(server, 0.25),
    database: percentile(database, 0.25),
  }))
  for (const [at, { server, database }] of costs.entries()) {
    const carried = 1_000_000 / (server + database)
    const name = at === 0 ? what : '  before'
    console.log(
      `${name.padEnd(30)} ${server.toFixed(0).padStart(8)} µs ${database.toFixed(0).padStart(8)} µs ${carried.toFixed(0).padStart(8)}/s`,
    )
  }
  const [ours, before] = costs
  if (!ours || !before) return true
  const ratio = (ours.server + ours.database) / (before.server + before.database)
  const isFailed = ratio > limits.failed
  const verdict = isFailed ? 'FAILED' : ratio > limits.told ? 'DEARER' : 'kept'
  console.log(`${'  ours / before'.padEnd(30)} ${ratio.toFixed(2).padStart(8)}   ${verdict}`)
  return !isFailed
}
