import type { Command } from '#server/cli/run_command.ts'
import { withDatabase } from '#server/cli/with_database.ts'
import { findLinkTarget } from '#server/data/links/find.ts'
import { updateShareEnded } from '#server/data/list_shares/update.ts'
import type { Database } from '#server/database/db.ts'
import { linkPaths } from '#server/domain/links/paths.ts'
import { counted } from '#server/domain/basics/text.ts'

/** Ends the share that a link opens. @returns which list that was, and what else opens it. */
export const endShareCommand: Command = async (given, { settings }) => {
  const token = tokenOf(given)
  return withDatabase(settings(), (database) => end(database, token))
}

async function end(database: Database, token: string): Promise<string> {
  const link = await findLinkTarget(database, 'list_share', token)
  const list =
    link &&
    (await database.write(link.owner, { work: (db) => updateShareEnded(db, link.subject_id) }))
  if (!list) throw new Error('No list is shared by this link: it never was, or no longer is.')
  const { name, share_link_count } = list
  const works = share_link_count === 1 ? 'works' : 'work'
  const others =
    share_link_count === 0
      ? 'No other link to it works.'
      : `${counted(share_link_count, 'other link')} to it still ${works}.`
  return `The link opens “${name}” no longer. ${others}\n`
}

/** The secret of a link. Throws one line that says how to call the command. */
function tokenOf(given: readonly string[]): string {
  const [link = ''] = given
  const token = link.split(`/${linkPaths.list_share}/`)[1]
  if (given.length === 1 && token) return token
  throw new Error('Usage: npm run share:end -- https://…/l/…')
}
