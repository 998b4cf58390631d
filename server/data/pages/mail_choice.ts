import type { Db } from '#server/database/db.ts'

/** Whose mail somebody stops or takes again: one host's, or everybody's. */
export type MailScope = 'host' | 'all'

/** What the account this transaction is for asked of mail. */
export interface MailChoice {
  /** Mail of this host does not come. */
  host_stopped: boolean
  /** No mail comes at all. */
  all_stopped: boolean
}

/** What this account asked of mail, of everybody's and of this host's. */
export async function findMailChoice(db: Db, host: string): Promise<MailChoice> {
  const rows = await db.sql<{ host: string | null }>`
    select host
    from stopped_contacts() as host`
  const stopped = new Set(rows.map((row) => row.host))
  return { host_stopped: stopped.has(host), all_stopped: stopped.has(null) }
}

/** Stops mail to this account. */
export async function updateMailStopped(db: Db, host: string, scope: MailScope): Promise<void> {
  await db.sql`select stop_contact(${scope === 'all' ? null : host})`
}

/** Lets mail come again: of this host, and of all others where all of it was stopped. */
export async function updateMailResumed(db: Db, host: string): Promise<void> {
  await db.sql`select resume_contact(${host})`
  await db.sql`select resume_contact(null)`
}
