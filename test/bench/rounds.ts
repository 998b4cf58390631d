import type { Rig } from '#test/bench/rigs.ts'
import { type Load, type LoadOptions, load } from '#test/bench/load.ts'
import { line, median } from '#test/bench/measure.ts'
import type { Measured } from '#test/bench/serve.ts'
import type { Series } from '#test/bench/shots.ts'

/** What one round of one contender was; CPU in microseconds for one request, null where nobody can say. */
export interface Sample {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  readonly server: number | null
  readonly database: number | null
}

/** One of those that are compared. */
export interface Contender {
  readonly name: string
  /** Answers as many calls as it takes until what they run is compiled; not given where the first round is enough. */
  warm?(): Promise<void>
  once(seconds: number): Promise<Sample>
}

/** How a contender is loaded. */
export interface Loading extends Omit<LoadOptions, 'seconds'> {
  /** How many calls it answers first, as fast as it can. A paced round alone warms too few. */
  readonly warmedBy?: number
}

/** How many rounds there are, and how many seconds each contender has in one. */
export interface Rounds {
  readonly rounds: number
  readonly seconds: number
}

/** A contender that answers requests. `bench` is the database it uses. */
export function answering(
  name: string,
  server: Measured,
  { bench }: Pick<Rig, 'bench'>,
  series: Series,
  { warmedBy = 0, ...options }: Loading,
): Contender {
  const { connections } = options
  return {
    name,
    async warm() {
      for (let calls = 0; calls < warmedBy; ) {
        calls += (await load(server.url, series, { connections, seconds: 1 })).requests
      }
    },
    async once(seconds) {
      const before = { server: await server.cpu(), database: bench.cpu() }
      const seen: Load = await load(server.url, series, { ...options, seconds })
      const used = { server: await server.cpu(), database: bench.cpu() }
      const database = used.database === null ? null : used.database - (before.database ?? 0)
      return {
        ...seen,
        server: (used.server - before.server) / seen.requests,
        database: database === null ? null : database / seen.requests,
      }
    },
  }
}

/**
 * Measures contenders in turns, so that other work of the machine comes to all of them, each first in as many rounds.
 * Calls, and the round before the first, warm them up; `warmed` is called after that. Prints the medians.
 */
export async function inTurns(
  contenders: readonly Contender[],
  { rounds, seconds }: Rounds,
  warmed: () => Promise<void> = async () => {},
): Promise<Comparison> {
  const samples = new Map<string, Sample[]>(contenders.map(({ name }) => [name, []]))
  for (const { warm, once } of contenders) {
    await warm?.()
    await once(seconds)
  }
  await warmed()
  // Plans that were made before the tables were analysed are made again.
  for (const { once } of contenders) await once(1)
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, once } of round % 2 === 0 ? contenders : contenders.toReversed()) {
      samples.get(name)?.push(await once(seconds))
    }
  }
  for (const [name, own] of samples) console.log(described(name, own))
  return new Comparison(samples)
}

type Figure = keyof Sample

function described(name: string, samples: readonly Sample[]): string {
  const of = (figure: Figure, unit: string, digits = 0) => {
    const value = middle(samples.map((sample) => sample[figure]))
    return Number.isNaN(value) ? '–' : `${value.toFixed(digits)}${unit}`
  }
  return (
    `    ${name.padEnd(14)} ${of('rate', '/s').padStart(8)}   p50 ${of('p50', ' ms', 1)}, p99 ${of('p99', ' ms', 1)}   ` +
    `CPU: server ${of('server', ' µs')}, database ${of('database', ' µs')}`
  )
}

function middle(figures: readonly (number | null)[]): number {
  return median(figures.map((figure) => figure ?? Number.NaN))
}

/** The samples of contenders that were measured in turns. */
export class Comparison {
  private readonly samples: ReadonlyMap<string, readonly Sample[]>

  constructor(samples: ReadonlyMap<string, readonly Sample[]>) {
    this.samples = samples
  }

  has(name: string): boolean {
    return this.samples.has(name)
  }

  /** The median of the rounds. */
  median(name: string, figure: Figure): number {
    return middle((this.samples.get(name) ?? []).map((sample) => sample[figure]))
  }

  /** The median of the ratios of the rounds. */
  ratio(one: string, other: string, figure: Figure): number {
    const others = this.samples.get(other) ?? []
    return middle(
      (this.samples.get(one) ?? []).map((sample, round) => {
        return (sample[figure] ?? Number.NaN) / (others[round]?.[figure] ?? Number.NaN)
      }),
    )
  }

  /** Prints what this server costs compared with the one before, where that was measured; limits are for CPU. */
  printBefore(limits: { server?: number; database?: number; rate?: number } = {}): void {
    if (!this.has('before')) return
    for (const [figure, what] of [
      ['server', 'server CPU'],
      ['database', 'database CPU'],
      ['rate', 'rate'],
    ] as const) {
      const ratio = this.ratio('ours', 'before', figure)
      const limit = limits[figure]
      const kept = figure === 'rate' ? ratio >= (limit ?? 0) : ratio <= (limit ?? Infinity)
      console.log(line(`ours / before: ${what}`, ratio, limit ?? null, kept))
    }
  }
}
