import type { Command } from '#server/cli/run_command.ts'
import { withDatabase } from '#server/cli/with_database.ts'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { findAccount } from '#server/data/accounts/find.ts'
import type { Database } from '#server/database/db.ts'
import { insertToken } from '#server/data/tokens/insert.ts'
import { listTokens } from '#server/data/tokens/find.ts'
import { updateTokenRevoked } from '#server/data/tokens/update.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import {
  ArgumentError,
  readArguments,
  type TokenCommand,
  usage,
} from '#server/cli/token_arguments.ts'

/** How long a running server may remember a token, in milliseconds. */
const rememberedFor = 1_000

/** Makes, lists or revokes tokens. @returns the text to print. */
export const tokenCommand: Command = async (given, { settings, note }) => {
  const command = readArguments(given)
  if (command.do === 'help') return usage
  return withDatabase(settings(), (database) => runCommand(database, command, note))
}

/** Runs a command. @returns the text to print. */
async function runCommand(
  database: Database,
  command: TokenCommand,
  note: (text: string) => void,
): Promise<string> {
  if (command.do === 'list') return list(database)
  if (command.do === 'revoke') return revoke(database, command)
  if (command.do === 'create') return create(database, command, note)
  return ''
}

async function create(
  database: Database,
  { email, name, timezone, abilities, days, label }: Extract<TokenCommand, { do: 'create' }>,
  note: (text: string) => void,
): Promise<string> {
  const known = await findAccount(database, email)
  if (!known && (name === null || timezone === null)) {
    const missing = [name === null && '--name', timezone === null && '--timezone'].filter(Boolean)
    throw new ArgumentError(
      `${email} has no account yet: add ${missing.join(' and ')} to make one.`,
    )
  }
  const account =
    known ??
    (await insertAccount(database, { email, display_name: name ?? '', timezone: timezone ?? '' }))
  const differs =
    (name !== null && name !== account.display_name) ||
    (timezone !== null && timezone !== account.timezone)
  if (differs) {
    note(
      `${email} already has an account, ${account.display_name} in ${account.timezone}. It was not changed.\n`,
    )
  }
  const { token } = await insertToken(database, account, {
    abilities,
    days,
    label: label ?? undefined,
  })
  const { owner } = account
  await database.write(owner, {
    async work(db) {
      const change = { what: 'web.token.issue', request_id: null, subject: label } as const
      insertWebAudit(db, { ...change, surface: 'command' })
    },
  })
  return `${token}\n`
}

async function revoke(
  database: Database,
  { which }: Extract<TokenCommand, { do: 'revoke' }>,
): Promise<string> {
  if (!(await updateTokenRevoked(database, which)))
    throw new ArgumentError('There is no such token.')
  // Once this command has ended, no server accepts the token any more.
  await new Promise((resolve) => setTimeout(resolve, rememberedFor))
  return 'Revoked.\n'
}

async function list(database: Database): Promise<string> {
  const tokens = await listTokens(database)
  if (tokens.length === 0) return 'There are no tokens.\n'
  const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? 'never'
  const rows = tokens.map((token) => [
    toHandle('token', token.token_id),
    token.state,
    token.display_name,
    token.label ?? '',
    token.abilities.join(','),
    day(token.created_at),
    day(token.expires_at),
    day(token.last_used_at),
  ])
  return table([
    ['TOKEN_ID', 'STATE', 'ACCOUNT', 'LABEL', 'ABILITIES', 'CREATED', 'EXPIRES', 'LAST USED'],
    ...rows,
  ])
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${lines.join('\n')}\n`
}
