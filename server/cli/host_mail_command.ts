import type { Command } from '#server/cli/run_command.ts'
import { hostMailArguments } from '#server/cli/host_mail_arguments.ts'
import { withDatabase } from '#server/cli/with_database.ts'
import { findAccount } from '#server/data/accounts/find.ts'
import { findMailChoice } from '#server/data/do_not_contact/find.ts'
import { updateHostResumed, updateMailStopped } from '#server/data/do_not_contact/update.ts'
import type { Database } from '#server/database/db.ts'

/** Turns an account's mail about its own plans on or off. @returns which it is now. */
export const hostMailCommand: Command = async (given, { settings }) => {
  const { email, wanted } = hostMailArguments(given)
  return withDatabase(settings(), (database) => choose(database, email, wanted))
}

async function choose(database: Database, email: string, wanted: boolean | null): Promise<string> {
  const account = await findAccount(database, email)
  if (!account) throw new Error(`${email} has no account.`)
  const { owner } = account
  return database.write(owner, {
    async work(db) {
      if (wanted === true) await updateHostResumed(db, owner)
      if (wanted === false) await updateMailStopped(db, owner, 'host')
      const { host_stopped, all_stopped } = await findMailChoice(db, owner)
      const state = `Mail to ${email} about their own plans is ${host_stopped ? 'off' : 'on'}.`
      return all_stopped && !host_stopped
        ? `${state} But they have stopped all mail, so none is sent until they allow it again.\n`
        : `${state}\n`
    },
  })
}
