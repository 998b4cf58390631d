import { parseArgs } from 'node:util'
import { isBlank, oneLine } from '#server/domain/basics/text.ts'
import { timeZoneNamed } from '#server/domain/basics/time_zone.ts'
import { readAddress } from '#server/domain/web/email_address.ts'

/** What the command account is asked to do. */
export type AccountCommand =
  | { readonly do: 'help' }
  | {
      readonly do: 'create'
      readonly email: string
      /** Null if the person says it themselves. */
      readonly profile: { display_name: string; timezone: string } | null
    }
  | { readonly do: 'invite'; readonly email: string }
  | { readonly do: 'sign_out'; readonly email: string; readonly tokens: boolean }
  | { readonly do: 'change_email'; readonly email: string; readonly to: string }
  | { readonly do: 'export'; readonly email: string; readonly file: string }
  | { readonly do: 'delete'; readonly email: string; readonly tell_guests: boolean }

/** What `--help` prints. */
export const usage = `Makes an account, and prints a link that signs in once within ten minutes. Without a name and a time zone, the person
says them:
  npm run --silent account -- --create sam@example.test [--name "Sam" --timezone Europe/Berlin]
Lets an address make an account within 30 days, at /sign-in:
  npm run account -- --invite sam@example.test
Ends all sessions of an account, and with --tokens revokes its tokens:
  npm run account -- --sign-out sam@example.test [--tokens]
Gives an account another address, and ends all its sessions. Make sure first who asks for it:
  npm run account -- --change-email sam@example.test --to new@example.test
Writes everything in an account into a new zip file. Make sure first who asks for it:
  npm run account -- --export sam@example.test --file sam.zip
Deletes an account after seven days, in which the person can sign in and keep it, and ends its access at once:
  npm run account -- --delete sam@example.test [--tell-guests]
The address may also be given by --email.
`

const short =
  'Give one of --create, --invite, --sign-out, --change-email, --export and --delete with an address; --help shows how.'

/** Reads the arguments of the command account. Throws one line that says what to change. */
export function readAccountArguments(given: readonly string[]): AccountCommand {
  const { values, positionals } = parse(given)
  if (values.help) return { do: 'help' }
  const acts = ([...acting] as const).filter((name) => values[name])
  const [act] = acts
  const [typed, ...others] = [...positionals, ...(values.email === undefined ? [] : [values.email])]
  if (!act || acts.length > 1 || typed === undefined || others.length > 0) throw new Error(short)
  const extra = (['name', 'timezone', 'tokens', 'to', 'file', 'tell-guests'] as const).find(
    (name) => values[name] !== undefined && !allowed[act].some((one) => one === name),
  )
  if (extra) throw new Error(`--${extra} does not belong to --${act}; --help shows how.`)
  const email = addressOf(typed)
  if (act === 'create') return { do: 'create', email, profile: profileOf(values) }
  if (act === 'invite') return { do: 'invite', email }
  if (act === 'sign-out') return { do: 'sign_out', email, tokens: values.tokens === true }
  if (act === 'delete') {
    return { do: 'delete', email, tell_guests: values['tell-guests'] === true }
  }
  if (act === 'export') {
    if (values.file) return { do: 'export', email, file: values.file }
    throw new Error('--file is missing: give the name of a new zip file.')
  }
  if (values.to === undefined) throw new Error('--to is missing: give the new address.')
  return { do: 'change_email', email, to: addressOf(values.to) }
}

const acting = ['create', 'invite', 'sign-out', 'change-email', 'export', 'delete'] as const

const allowed = {
  create: ['name', 'timezone'],
  invite: [],
  'sign-out': ['tokens'],
  'change-email': ['to'],
  export: ['file'],
  delete: ['tell-guests'],
} satisfies Record<string, readonly string[]>

function parse(given: readonly string[]) {
  const [text, flag] = [{ type: 'string' } as const, { type: 'boolean' } as const]
  const options = {
    ...{ create: flag, invite: flag, 'sign-out': flag, 'change-email': flag, help: flag },
    ...{ export: flag, delete: flag, file: text, 'tell-guests': flag },
    ...{ email: text, name: text, timezone: text, to: text, tokens: flag },
  }
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true })
  } catch {
    throw new Error(short)
  }
}

function addressOf(text: string): string {
  const address = readAddress(text)
  if (address !== null) return address
  throw new Error(`An address such as sam@example.test is needed; it is "${text}".`)
}

function profileOf({ name, timezone }: { name?: string; timezone?: string }) {
  if (name === undefined && timezone === undefined) return null
  const display_name = oneLine(name ?? '')
  if (isBlank(display_name) || [...display_name].length > 120) {
    throw new Error('--name must have 1 to 120 characters on one line.')
  }
  const zone = timeZoneNamed(timezone ?? '')
  if (zone !== null) return { display_name, timezone: zone }
  throw new Error('--timezone must be an IANA name such as Europe/Berlin.')
}
