import { findLinkTarget } from '#server/data/links/find.ts'
import type { Db } from '#server/database/db.ts'
import { findOwnName } from '#server/data/accounts/find.ts'
import {
  type MailChoice,
  type MailScope,
  findMailChoice,
} from '#server/data/do_not_contact/find.ts'
import { updateMailResumed, updateMailStopped } from '#server/data/do_not_contact/update.ts'
import type { LinkContext } from '#server/flows/by_link/link.ts'

/** Which host's mail a link stops, and what its recipient has chosen so far. */
export interface MailChoiceView extends MailChoice {
  host_name: string
  /** Whether the recipient is the host: the mail is about their own plans. */
  is_own: boolean
}

/** @returns the mail choice of an unsubscribe link; null if the link does not work. */
export async function viewMailChoice(
  context: LinkContext,
  token: string,
): Promise<MailChoiceView | null> {
  const link = await findLinkTarget(context.database, 'unsubscribe', token)
  if (link === null) return null
  const { owner, subject_id: host } = link
  const choice = await context.database.read(owner, (db) => findMailChoice(db, host))
  // The recipient of the mail knows who it is from.
  const host_name = await context.database.read(host, findOwnName)
  return { ...choice, host_name, is_own: owner === host }
}

/** Stops mail from the link's host or from everybody. @returns null if the link does not work. */
export async function unsubscribe(
  context: LinkContext,
  token: string,
  scope: MailScope,
): Promise<true | null> {
  return choose(context, token, (db, host) => updateMailStopped(db, host, scope))
}

/** Allows mail again. @returns null if the link does not work. */
export async function resubscribe(context: LinkContext, token: string): Promise<true | null> {
  return choose(context, token, updateMailResumed)
}

async function choose(
  context: LinkContext,
  token: string,
  work: (db: Db, host: string) => Promise<void>,
): Promise<true | null> {
  const link = await findLinkTarget(context.database, 'unsubscribe', token)
  if (link === null) return null
  await context.database.write(link.owner, { work: (db) => work(db, link.subject_id) })
  return true
}
