import type { Command } from '#server/cli/run_command.ts'
import { printedLink } from '#server/cli/printed_link.ts'
import { emailArgument } from '#server/cli/sign_in_arguments.ts'
import { withDatabase } from '#server/cli/with_database.ts'
import { findAccount } from '#server/data/accounts/find.ts'
import { baseUrlOf } from '#server/process/base_url.ts'

/** Makes a link that signs in to an account. @returns the link. */
export const signInCommand: Command = async (given, { settings }) => {
  const email = emailArgument(given)
  const config = settings()
  const base_url = baseUrlOf(config)
  return withDatabase(config, async (database) => {
    const account = await findAccount(database, email)
    if (!account) throw new Error(`${email} has no account.`)
    return `${await printedLink(database, base_url, { owner_id: account.owner })}\n`
  })
}
