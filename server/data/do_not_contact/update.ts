import type { MailScope } from '#server/data/do_not_contact/find.ts'
import type { Db } from '#server/database/db.ts'

/** Stops mail to this account, from one host or from everybody. */
export async function updateMailStopped(db: Db, host: string, scope: MailScope): Promise<void> {
  await db.sql`select stop_contact(${scope === 'all' ? null : host})`
}

/** Allows mail to this account again: from this host, and from everybody if all mail was stopped. */
export async function updateMailResumed(db: Db, host: string): Promise<void> {
  await updateHostResumed(db, host)
  await db.sql`select resume_contact(null)`
}

/** Allows mail from everybody to this account again; what it stopped from single hosts stays stopped. */
export async function updateAllResumed(db: Db): Promise<void> {
  await db.sql`select resume_contact(null)`
}

/** Allows mail from one host to this account again; if all mail was stopped, that stays. */
export async function updateHostResumed(db: Db, host: string): Promise<void> {
  await db.sql`select resume_contact(${host})`
}
