import { parseArgs } from 'node:util'

/** What the command host:mail is asked to do. */
export interface HostMailArguments {
  readonly email: string
  /** Null to say what the account has chosen. */
  readonly wanted: boolean | null
}

const usage = 'Usage: npm run host:mail -- --email sam@example.test [on|off]'

/** Reads the arguments of the command. Throws one line that says how to call it. */
export function hostMailArguments(given: readonly string[]): HostMailArguments {
  const { values, positionals } = parse(given)
  const [wanted = null, ...others] = positionals
  const isChoice = wanted === null || wanted === 'on' || wanted === 'off'
  if (!values.email || !isChoice || others.length > 0) throw new Error(usage)
  return { email: values.email, wanted: wanted && wanted === 'on' }
}

function parse(given: readonly string[]) {
  try {
    const options = { email: { type: 'string' } } as const
    return parseArgs({ args: [...given], options, allowPositionals: true })
  } catch {
    throw new Error(usage)
  }
}
