import { argumentsOf, refuse } from '#codegen/arguments.ts'

/** What can be measured. */
const known = [
  ...[
    'a',
    'list',
    'saved',
    'lists',
    'b',
    'rsvp',
    'commit',
    'trips',
    'c',
    'inbox',
    'd',
    'turns',
    'web',
    'foreign',
    'mail',
  ],
  ...[
    'neighbour',
    'availability',
    'recommend',
    'hostile',
    'readings',
    'capture',
    'worker',
    'servers',
    'e',
    'growth',
  ],
  ...['reading', 'ics', 'assistant', 'inventory', 'finding', 'quality', 'million', 'carries'],
]

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
  /** How many calls each contender of (a) and (d) answers before the first round. */
  readonly warm: number
  /** Of the large account of `finding`, and of all others. */
  readonly ideas: number
  readonly background: number
  readonly seconds: number
}

/** Reads the arguments of `npm run bench`. Ends the process with 2 and one line on stderr if one of them is unknown. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = argumentsOf({
    args: [...args],
    allowPositionals: true,
    options: {
      release: { type: 'string' },
      folder: { type: 'string' },
      corpus: { type: 'string' },
      half: { type: 'string' },
      rounds: { type: 'string', default: '7' },
      // After so many calls, next to nothing is compiled any more.
      warm: { type: 'string', default: '30000' },
      ideas: { type: 'string', default: '20000' },
      background: { type: 'string', default: '1000000' },
      seconds: { type: 'string', default: '3' },
    },
  })
  const unknown = positionals.find((part) => !known.includes(part))
  if (unknown !== undefined) refuse(`There is no part '${unknown}'`)
  const { release, folder, corpus, half } = values
  const number = (name: 'rounds' | 'warm' | 'ideas' | 'background' | 'seconds') => {
    if (!(Number(values[name]) >= 0)) refuse(`--${name} must be a number`)
    return Number(values[name])
  }
  return {
    parts: positionals,
    release,
    folder,
    corpus,
    half,
    rounds: number('rounds'),
    warm: number('warm'),
    ideas: number('ideas'),
    background: number('background'),
    seconds: number('seconds'),
  }
}
