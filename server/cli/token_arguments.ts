import { parseArgs } from 'node:util'
import { registry } from '#generated/server/capabilities.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { oneLine } from '#server/domain/basics/text.ts'
import { isTimeZone } from '#server/domain/basics/time_zone.ts'
import { isToken } from '#server/domain/calls/token_format.ts'

/** What the token command is asked to do. */
export type TokenCommand =
  | { readonly do: 'help' }
  | { readonly do: 'list' }
  | { readonly do: 'revoke'; readonly which: { token_id: string } | { token: string } }
  | {
      readonly do: 'create'
      readonly email: string
      /** Null if not given; the account must exist then. */
      readonly name: string | null
      readonly timezone: string | null
      readonly abilities: readonly string[]
      readonly days: number
      readonly label: string | null
    }

/** An argument that cannot be used. Its message is one line. */
export class ArgumentError extends Error {}

const known = Object.keys(registry.abilities)

/** The longest time a token can work, in days. */
const longestLife = 3650

/** What `--help` prints. */
export const usage = `Makes a token, and a new account if needed, and prints only the token:
  npm run --silent token -- --email sam@example.test --name "Sam" --timezone Europe/Berlin \\
    --abilities planning:read,planning:write [--days ${registry.limits.token_days}] [--label "my laptop"]
Lists all tokens, or revokes one:
  npm run --silent token -- --list
  npm run --silent token -- --revoke <token_id or token>
Abilities: ${known.join(', ')}.
`

/** Reads the arguments of the token command. Throws an ArgumentError. */
export function readArguments(given: readonly string[]): TokenCommand {
  const values = parse(given)
  if (values.help) return { do: 'help' }
  const asked = [values.list, values.revoke !== undefined, values.email !== undefined]
  if (asked.filter(Boolean).length !== 1) {
    throw new ArgumentError(
      'Give exactly one of --email (makes a token), --list and --revoke; --help shows how.',
    )
  }
  if (values.email === undefined) {
    const extra = (['name', 'timezone', 'abilities', 'days', 'label'] as const).find(
      (name) => values[name],
    )
    if (extra) throw new ArgumentError(`--${extra} can only be used with --email.`)
    return values.revoke === undefined
      ? { do: 'list' }
      : { do: 'revoke', which: tokenToRevoke(values.revoke) }
  }
  return {
    do: 'create',
    email: emailOf(values.email),
    name: textOf('--name', values.name, 120),
    timezone: timezoneOf(values.timezone),
    abilities: abilitiesOf(values.abilities),
    days: daysOf(values.days),
    label: textOf('--label', values.label, 120),
  }
}

function parse(given: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    const options = {
      email: text,
      name: text,
      timezone: text,
      abilities: text,
      days: text,
      label: text,
      revoke: text,
      list: flag,
      help: flag,
    }
    return parseArgs({ args: [...given], options, allowPositionals: false }).values
  } catch (error) {
    // Node's message has several sentences; the first says what is wrong.
    const message = error instanceof Error ? error.message : String(error)
    throw new ArgumentError(`${message.split(/\.\s|\n/)[0]}; --help shows how.`)
  }
}

function emailOf(value: string): string {
  const email = value.trim()
  if (email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email)) return email
  throw new ArgumentError(`--email must be an address such as sam@example.test; it is "${value}".`)
}

function textOf(name: string, value: string | undefined, longest: number): string | null {
  if (value === undefined) return null
  const text = value.trim()
  if (text !== '' && text.length <= longest && oneLine(text) === text) return text
  throw new ArgumentError(`${name} must have 1 to ${longest} characters on one line.`)
}

function timezoneOf(value: string | undefined): string | null {
  if (value === undefined || isTimeZone(value)) return value ?? null
  throw new ArgumentError(
    `--timezone must be an IANA name such as Europe/Berlin; it is "${value}".`,
  )
}

function abilitiesOf(value: string | undefined): string[] {
  const abilities = [...new Set((value ?? '').split(',').map((name) => name.trim()))].filter(
    Boolean,
  )
  const unknown = abilities.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new ArgumentError(
      `--abilities must be one or more of ${known.join(', ')}; "${unknown}" is not one of them.`,
    )
  }
  if (abilities.length > 0) return abilities
  throw new ArgumentError(
    `--abilities is missing: give one or more of ${known.join(', ')}, separated by commas.`,
  )
}

function daysOf(value: string | undefined): number {
  if (value === undefined) return registry.limits.token_days
  const days = Number(value)
  if (/^\d+$/.test(value) && days >= 1 && days <= longestLife) return days
  throw new ArgumentError(
    `--days must be a whole number from 1 to ${longestLife}; it is "${value}".`,
  )
}

// The message does not repeat the value, which may be a token that still works somewhere.
function tokenToRevoke(value: string): { token_id: string } | { token: string } {
  if (isToken(value)) return { token: value }
  const token_id = parseHandle('token', value)
  if (token_id !== null) return { token_id }
  throw new ArgumentError(
    '--revoke must be a token, or a token_id from --list (tk_ and 26 characters).',
  )
}
