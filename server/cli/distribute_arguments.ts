import { parseArgs } from 'node:util'

/** What the command distribute is asked to do. */
export interface DistributeArguments {
  readonly url: string
  /** Into how many shards tables are divided. */
  readonly shards: number
}

const usage =
  'Usage: npm run distribute -- [--shards 32] postgresql://user@coordinator:5432/database'

/** Citus allows more, but each shard is a table of its own. */
const maxShards = 1024

/** Reads the arguments of the command. Throws one line that says how to call it. */
export function distributeArguments(given: readonly string[]): DistributeArguments {
  const { values, positionals } = parse(given)
  const [url] = positionals
  const shards = Number(values.shards)
  const isUrl = url !== undefined && /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '')
  if (!isUrl || positionals.length > 1) throw new Error(usage)
  if (!Number.isInteger(shards) || shards < 1 || shards > maxShards) {
    throw new Error(`--shards must be a whole number from 1 to ${maxShards}. ${usage}`)
  }
  return { url, shards }
}

function parse(given: readonly string[]) {
  try {
    const options = { shards: { type: 'string', default: '32' } } as const
    return parseArgs({ args: [...given], options, allowPositionals: true })
  } catch {
    throw new Error(usage)
  }
}
