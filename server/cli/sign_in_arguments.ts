import { parseArgs } from 'node:util'

const usage = 'Usage: npm run --silent sign-in -- --email sam@example.test'

/** Reads the arguments of the command sign-in. Throws one line that says how to call it. */
export function emailArgument(given: readonly string[]): string {
  const email = parse(given)?.trim()
  if (!email) throw new Error(usage)
  return email
}

function parse(given: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...given], options: { email: { type: 'string' } } }).values.email
  } catch {
    throw new Error(usage)
  }
}
