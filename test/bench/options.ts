import { parseArgs } from 'node:util'

/** What `npm run bench` was asked for. */
export interface BenchOptions {
  /** The parts to run; none for all of them. */
  readonly parts: readonly string[]
  /** A commit whose server is measured in turns with this one. */
  readonly release?: string | undefined
  /** A checkout whose server is measured in turns with this one. */
  readonly folder?: string | undefined
  /** The folder of the public pages that `reading` reads, and which half of them: `work`, `held` or `both`. */
  readonly corpus?: string | undefined
  readonly half?: string | undefined
  /** How many times everything that is compared is measured, and for how long each time. */
  readonly rounds: number
  /** Of the large account of `finding`, and of all others. */
  readonly ideas: number
  readonly background: number
  readonly seconds: number
}

/** Reads the arguments of `npm run bench`. Throws where one is unknown. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      release: { type: 'string' },
      folder: { type: 'string' },
      corpus: { type: 'string' },
      half: { type: 'string' },
      rounds: { type: 'string', default: '7' },
      ideas: { type: 'string', default: '20000' },
      background: { type: 'string', default: '1000000' },
      seconds: { type: 'string', default: '3' },
    },
  })
  const { release, folder, corpus, half } = values
  return {
    parts: positionals,
    release,
    folder,
    corpus,
    half,
    rounds: Number(values.rounds),
    ideas: Number(values.ideas),
    background: Number(values.background),
    seconds: Number(values.seconds),
  }
}
