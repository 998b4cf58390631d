import type { Db } from '#server/data/db.ts'
import { readOwnName } from '#server/data/accounts.ts'
import {
  type MailChoice,
  type MailScope,
  readMailChoice,
  resumeMail,
  stopMail,
} from '#server/data/pages/mail_choice.ts'
import { findLink } from '#server/runtime/by_link/link.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/** Whose mail a link stops, and what its recipient asked so far. */
export interface MailChoiceView extends MailChoice {
  host_name: string
}

/** What an unsubscribe link is about; null where it opens nothing. */
export async function mailChoice(runtime: Runtime, token: string): Promise<MailChoiceView | null> {
  const link = await findLink(runtime, 'unsubscribe', token)
  if (link === null) return null
  const { owner, subject_id: host } = link
  const choice = await runtime.database.read(owner, (db) => readMailChoice(db, host))
  // Who writes is known to whoever was written to.
  const host_name = await runtime.database.read(host, readOwnName)
  return { ...choice, host_name }
}

/** Stops mail, of the link's host or of everybody; null where the link opens nothing. */
export async function unsubscribe(
  runtime: Runtime,
  token: string,
  scope: MailScope,
): Promise<true | null> {
  return choose(runtime, token, (db, host) => stopMail(db, host, scope))
}

/** Lets mail come again; null where the link opens nothing. */
export async function resubscribe(runtime: Runtime, token: string): Promise<true | null> {
  return choose(runtime, token, resumeMail)
}

async function choose(
  runtime: Runtime,
  token: string,
  work: (db: Db, host: string) => Promise<void>,
): Promise<true | null> {
  const link = await findLink(runtime, 'unsubscribe', token)
  if (link === null) return null
  await runtime.database.write(link.owner, { work: (db) => work(db, link.subject_id) })
  return true
}
