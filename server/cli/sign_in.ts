// Prints a link that signs in to an account, once, in the browser that opens it within ten minutes.
//
//   npm run --silent sign-in -- --email sam@example.test
import { printAnswer } from '#server/cli/command.ts'
import { printedLink } from '#server/cli/printed_link.ts'
import { emailArgument } from '#server/cli/sign_in_arguments.ts'
import { withDatabase } from '#server/cli/with_database.ts'
import { configOrExit } from '#server/config.ts'
import { findAccount } from '#server/data/accounts/find.ts'
import { baseUrlOf } from '#server/process/base_url.ts'

await printAnswer(async () => {
  const email = emailArgument(process.argv.slice(2))
  const base_url = baseUrlOf(configOrExit())
  return withDatabase(async (database) => {
    const account = await findAccount(database, email)
    if (!account) throw new Error(`${email} has no account.`)
    return `${await printedLink(database, base_url, { owner_id: account.owner })}\n`
  })
})
