import { updateBrowserLanguage } from '#server/data/accounts/update.ts'
import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { deleteOwnSession } from '#server/data/sessions/delete.ts'
import { findSession } from '#server/data/sessions/find.ts'
import { insertSession } from '#server/data/sessions/insert.ts'
import type { Db } from '#server/database/db.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'
import { newLinkToken } from '#server/database/secret.ts'
import type { WebContext } from '#server/flows/web/context.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import type { Session } from '#server/domain/web/session.ts'

/** A session that has just begun: the secret for the browser's cookie. */
export interface NewSession {
  readonly secret: string
  /** When it ends, however much it is used. */
  readonly expires_at: Date
}

/** The browser that signs in, and the hash of the session that it had before. */
export interface SignInBrowser {
  readonly name: string
  readonly replaced: Buffer | null
  readonly request_id: string
}

/** @returns the session with this hash; null if it has ended. It is asked for at each request, never cached. */
export function sessionOf(
  { database }: WebContext,
  hash: Buffer,
  remote_address: string,
): Promise<Session | null> {
  return findSession(database, hash, remote_address)
}

/**
 * Begins a session of the transaction's account, with a secret that no request has named. The session that the browser
 * had ends. The audit says whether somebody signed in or only proved who they are.
 */
export async function beginSession(
  db: Db,
  { name, replaced, request_id }: SignInBrowser,
  what: 'web.session.begin' | 'web.session.prove' = 'web.session.begin',
): Promise<NewSession | null> {
  await lockAccount(db)
  const secret = newLinkToken()
  const hash = hashLinkToken(secret)
  const expires_at = hash && (await insertSession(db, { hash, browser: name, replaced }))
  if (expires_at) await updateBrowserLanguage(db, languageNow())
  if (expires_at) insertWebAudit(db, { what, request_id, subject: name })
  return expires_at && { secret, expires_at }
}

/** Ends a session, from its own browser. */
export async function endSession(
  { database }: WebContext,
  { owner, session_id }: Pick<Session, 'owner' | 'session_id'>,
  { browser, request_id }: { browser: string; request_id: string },
): Promise<void> {
  await database.write(owner, {
    async work(db) {
      const ended = await deleteOwnSession(db, session_id)
      if (ended) insertWebAudit(db, { what: 'web.session.end', request_id, subject: browser })
    },
  })
}
