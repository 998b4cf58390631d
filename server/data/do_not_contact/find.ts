import type { Db } from '#server/database/db.ts'

/** Which mail a person wants to stop: one host's, or everybody's. */
export type MailScope = 'host' | 'all'

/** Which mail the account of this transaction has stopped. */
export interface MailChoice {
  /** Mail from this host is stopped. */
  host_stopped: boolean
  /** All mail is stopped. */
  all_stopped: boolean
}

/** @returns whether this account has stopped all mail, and mail from this host. */
export async function findMailChoice(db: Db, host: string): Promise<MailChoice> {
  const rows = await db.sql<{ host: string | null }>`
    select s.host
    from stopped_contacts() as s (host)`
  const stopped = new Set(rows.map((row) => row.host))
  return { host_stopped: stopped.has(host), all_stopped: stopped.has(null) }
}
