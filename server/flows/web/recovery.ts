import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import {
  claimRecoveryCode,
  findRecovered,
  findRecoveryCodes,
  insertRecoveryCodes,
  type OwnRecoveryCodes,
} from '#server/data/recovery_codes/own.ts'
import type { Db } from '#server/database/db.ts'
import { newRecoveryCode, randomHash } from '#server/database/secret.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'
import { hashRecoveryCode, recoveryCodes } from '#server/domain/web/recovery_code.ts'
import { type ArrivingBrowser, beginInBrowser } from '#server/flows/web/begin_in_browser.ts'
import type { WebContext } from '#server/flows/web/context.ts'
import { insertNotice } from '#server/flows/web/notices.ts'
import type { ChangedBy } from '#server/flows/web/passkeys.ts'
import { beginSession, type NewSession } from '#server/flows/web/sessions.ts'
import type { DoubtedSession } from '#server/flows/web/step_up.ts'

/** @returns what recovery codes an account has; null where it never made any. */
export function viewRecoveryCodes(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
): Promise<OwnRecoveryCodes | null> {
  return database.read(owner, findRecoveryCodes)
}

/**
 * Makes ten recovery codes, in the place of those the account had.
 *
 * @returns the codes, which are stored nowhere; null where the same form has made some before.
 */
export async function makeRecoveryCodes(
  { database, seal, wake }: WebContext,
  owner: string,
  { key, browser, request_id }: ChangedBy & { key: string },
): Promise<string[] | null> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  const made = await database.write(owner, {
    async work(db) {
      await lockAccount(db)
      if (!(await insertRecoveryCodes(db, codes.map(hashRecoveryCode), key))) return false
      insertWebAudit(db, { what: 'web.recovery.make', request_id })
      insertNotice({ db, seal }, { kind: 'recovery_codes_made', browser })
      return true
    },
  })
  wake()
  return made ? codes : null
}

/**
 * Uses a recovery code up, and begins a session of its account; `code` is null for a text that cannot be one.
 *
 * @returns null in the same way for a wrong code and for the address of somebody else or of nobody.
 */
export async function signInByRecoveryCode(
  { database, seal, wake }: WebContext,
  { code, address }: { code: string | null; address: string },
  browser: ArrivingBrowser,
): Promise<NewSession | null> {
  const hash = code === null ? randomHash() : hashRecoveryCode(code)
  const owner = await findRecovered(database, hash, hashEmail(address))
  if (owner === null) return null
  const session = await database.write(owner, {
    async work(db) {
      await lockAccount(db)
      const used = await use(db, seal, hash, {
        browser: browser.name,
        request_id: browser.request_id,
      })
      return used ? beginInBrowser(db, seal, browser) : null
    },
  })
  wake()
  return session
}

/**
 * Uses a recovery code up, and begins a session in the place of the one whose person has proved by it who they are.
 *
 * @returns `wrong` for a code that does not work; `off` where too many codes were tried in this session.
 */
export async function proveByRecoveryCode(
  { database, rates, seal, wake }: WebContext,
  { owner, hash }: DoubtedSession,
  code: string,
  { browser, request_id }: ChangedBy,
): Promise<NewSession | 'wrong' | 'off'> {
  if (!(await rates.sessionCode(hash))) return 'off'
  const session = await database.write(owner, {
    async work(db) {
      await lockAccount(db)
      const used = await use(db, seal, hashRecoveryCode(code), { browser, request_id })
      const how = { name: browser, replaced: hash, request_id }
      return used ? beginSession(db, how, 'web.session.prove') : null
    },
  })
  wake()
  return session ?? 'wrong'
}

/** Uses a code up and tells the account. @returns false where it does not work. */
async function use(
  db: Db,
  seal: Seal,
  hash: Buffer,
  { browser, request_id }: ChangedBy,
): Promise<boolean> {
  const left = await claimRecoveryCode(db, hash)
  if (left === null) return false
  insertWebAudit(db, { what: 'web.recovery.use', request_id })
  insertNotice({ db, seal }, { kind: 'recovery_code_used', browser, left })
  return true
}
