import { type AccountCommand, readAccountArguments, usage } from '#server/cli/account_arguments.ts'
import type { Command } from '#server/cli/run_command.ts'
import { printedLink } from '#server/cli/printed_link.ts'
import { withDatabase } from '#server/cli/with_database.ts'
import type { Config } from '#server/config.ts'
import { findAccount } from '#server/data/accounts/find.ts'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { lockAccount } from '#server/data/accounts/lock.ts'
import { updateAddress } from '#server/data/accounts/update.ts'
import { deleteSessions } from '#server/data/sessions/delete.ts'
import { insertSignInLink } from '#server/data/sign_in_links/insert.ts'
import { updateOwnTokensRevoked } from '#server/data/tokens/update.ts'
import type { Database } from '#server/database/db.ts'
import { newLinkToken } from '#server/database/secret.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { counted } from '#server/domain/basics/text.ts'
import { nobody } from '#server/domain/basics/seal.ts'
import { sealAddress } from '#server/domain/web/sealed_address.ts'
import { baseUrlOf } from '#server/process/base_url.ts'
import { exportTo, leaveByOperator } from '#server/process/leaving.ts'
import { sealOfDatabase } from '#server/process/key_ring.ts'

/** How long an operator's invitation holds, in seconds: thirty days. */
const thirtyDays = 2_592_000

/** Does what an operator asks with an account. @returns the text to print. */
export const accountCommand: Command = async (given, { settings }) => {
  const command = readAccountArguments(given)
  if (command.do === 'help') return usage
  const config = settings()
  return withDatabase(config, (database) => run(database, config, command))
}

function run(
  database: Database,
  config: Config,
  command: Exclude<AccountCommand, { do: 'help' }>,
): Promise<string> {
  switch (command.do) {
    case 'create':
      return create(database, config, command)
    case 'invite':
      return invite(database, config, command.email)
    case 'sign_out':
      return signOut(database, command)
    case 'change_email':
      return changeEmail(database, command)
    case 'export':
      return exportAccount(database, config, command)
    case 'delete':
      return deleteAccount(database, command)
  }
}

/** Makes an account, or lets the person say their name and time zone themselves. */
async function create(
  database: Database,
  config: Config,
  { email, profile }: Extract<AccountCommand, { do: 'create' }>,
): Promise<string> {
  if (await findAccount(database, email)) {
    throw new Error(`${email} already has an account; npm run sign-in prints a link for it.`)
  }
  const base_url = baseUrlOf(config)
  const sealed = async () => sealAddress(await sealOfDatabase(database, config), email)
  const about = profile
    ? { owner_id: (await insertAccount(database, { email, ...profile })).owner }
    : { address_sealed: await sealed(), address_hash: hashEmail(email) }
  return `${await printedLink(database, base_url, about)}\n`
}

async function invite(database: Database, config: Config, email: string): Promise<string> {
  if (await findAccount(database, email)) throw new Error(`${email} already has an account.`)
  const link_hash = hashLinkToken(newLinkToken()) ?? Buffer.alloc(0)
  const facts = { purpose: 'invite' as const, address_hash: hashEmail(email) }
  await database.write(nobody, {
    work: (db) => insertSignInLink(db, { ...facts, link_hash, seconds: thirtyDays }),
  })
  return `${email} can make an account within 30 days, at ${baseUrlOf(config)}/sign-in\n`
}

async function signOut(
  database: Database,
  { email, tokens }: Extract<AccountCommand, { do: 'sign_out' }>,
): Promise<string> {
  const { owner } = await requireAccount(database, email)
  const ended = await database.write(owner, {
    work: async (db) => ({
      sessions: await deleteSessions(db, null),
      tokens: tokens ? await updateOwnTokensRevoked(db) : 0,
    }),
  })
  const revoked = tokens ? `, revoked ${counted(ended.tokens, 'token')}` : ''
  return `Ended ${counted(ended.sessions, 'session')} of ${email}${revoked}.\n`
}

async function changeEmail(
  database: Database,
  { email, to }: Extract<AccountCommand, { do: 'change_email' }>,
): Promise<string> {
  const { owner, email: from } = await requireAccount(database, email)
  const changed = await database.write(owner, {
    async work(db) {
      await lockAccount(db)
      return updateAddress(db, { from, to, kept: null })
    },
  })
  if (!changed) throw new Error(`${to} has another account.`)
  return `The account of ${from} has the address ${to} now. All its sessions have ended.\n`
}

async function exportAccount(
  database: Database,
  config: Config,
  { email, file }: Extract<AccountCommand, { do: 'export' }>,
): Promise<string> {
  const { owner } = await requireAccount(database, email)
  await exportTo(database, config, owner, file)
  return `Wrote what is in the account of ${email} to ${file}.\n`
}

async function deleteAccount(
  database: Database,
  { email, tell_guests }: Extract<AccountCommand, { do: 'delete' }>,
): Promise<string> {
  const { owner } = await requireAccount(database, email)
  const until = await leaveByOperator(database, owner, tell_guests)
  const then = `Until ${until?.toISOString() ?? ''} the person can sign in and keep it; then a worker deletes it.`
  return `Ended all access to the account of ${email}. ${then}\n`
}

async function requireAccount(database: Database, email: string) {
  const account = await findAccount(database, email)
  if (account) return account
  throw new Error(`${email} has no account.`)
}
