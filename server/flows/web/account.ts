import { findModel, findOwnAddress, findOwnProfile } from '#server/data/accounts/find.ts'
import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { findCalendarSettings } from '#server/data/calendar_settings/find.ts'
import { updateFeed } from '#server/data/calendar_settings/update.ts'
import { updateGrantsRevoked } from '#server/data/oauth_grants/update.ts'
import { updateLinksRevoked } from '#server/data/links/update.ts'
import { updateProgramsSuperseded } from '#server/data/prepared_actions/update_superseded.ts'
import type { Db } from '#server/database/db.ts'
import { listPasskeys } from '#server/data/passkeys/own.ts'
import { findRecoveryCodes } from '#server/data/recovery_codes/own.ts'
import { deleteOwnSession, deleteSessions } from '#server/data/sessions/delete.ts'
import { listSessions } from '#server/data/sessions/list.ts'
import { hasOwnTokens } from '#server/data/tokens/find.ts'
import { updateOwnTokensRevoked } from '#server/data/tokens/update.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import type { ListedSession } from '#server/domain/web/session.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** An account as its own settings show it. */
export interface AccountView {
  readonly display_name: string
  readonly timezone: string
  readonly address: string
  readonly sessions: readonly ListedSession[]
  /** Whether a token works. */
  readonly has_tokens: boolean
  /** How many passkeys it has. */
  readonly passkeys: number
  /** How many recovery codes work; null where none were ever made. */
  readonly recovery_codes: number | null
  /** The provider that gets what is said to the Assistant; null for nobody. */
  readonly model: string | null
}

/** @returns an account's own settings. */
export function viewAccount(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
): Promise<AccountView> {
  return database.read(owner, async (db) => {
    const [profile, address, sessions, has_tokens, passkeys, codes, model] = await Promise.all([
      findOwnProfile(db),
      findOwnAddress(db),
      listSessions(db),
      hasOwnTokens(db),
      listPasskeys(db),
      findRecoveryCodes(db),
      findModel(db),
    ])
    const counts = { passkeys: passkeys.length, recovery_codes: codes?.unused ?? null }
    return { ...profile, address, sessions, has_tokens, model, ...counts }
  })
}

/** Ends one session of an account. @returns whether there was one. */
export async function endOneSession(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  session_handle: string,
  request_id: string,
): Promise<boolean> {
  const id = parseHandle('session', session_handle)
  if (id === null) return false
  return database.write(owner, {
    async work(db) {
      const browser = (await listSessions(db)).find(({ session_id }) => session_id === id)?.browser
      const ended = await deleteOwnSession(db, id)
      const subject = browser ?? null
      if (ended) insertWebAudit(db, { what: 'web.session.end', request_id, subject })
      return ended
    },
  })
}

/**
 * Ends every session of an account, and with `tokens` also the access of programs: its tokens and the feed of its plans.
 *
 * @returns how many sessions and tokens that were.
 */
export function signOutEverywhere(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  { tokens, request_id }: { tokens: boolean; request_id: string },
): Promise<{ sessions: number; tokens: number }> {
  return database.write(owner, {
    async work(db) {
      insertWebAudit(db, { what: 'web.sessions.end', request_id })
      return {
        sessions: await deleteSessions(db, null),
        tokens: tokens ? await endPrograms(db, request_id) : 0,
      }
    },
  })
}

/**
 * Ends the access of programs to this account: its tokens with what they prepared, and the feed of its plans.
 *
 * @returns how many tokens that were.
 */
export async function endPrograms(db: Db, request_id: string): Promise<number> {
  await lockAccount(db)
  const { feed_made_at } = await findCalendarSettings(db)
  if (feed_made_at !== null) {
    updateLinksRevoked(db, 'feed', [db.owner])
    await updateFeed(db, false)
  }
  await updateGrantsRevoked(db)
  insertWebAudit(db, { what: 'web.programs.end', request_id })
  await updateProgramsSuperseded(db)
  return updateOwnTokensRevoked(db)
}
