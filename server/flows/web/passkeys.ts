import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { claimChallenge, insertChallenge } from '#server/data/passkeys/challenge.ts'
import {
  deletePasskey,
  findPasskey,
  findPasskeyUser,
  insertPasskey,
  listPasskeys,
  updatePasskeyUsed,
} from '#server/data/passkeys/own.ts'
import { newLinkToken, randomHash } from '#server/database/secret.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import type {
  KnownPasskey,
  NewPasskey,
  OwnPasskey,
  PasskeyPurpose,
} from '#server/domain/web/passkey.ts'
import { type ArrivingBrowser, beginInBrowser } from '#server/flows/web/begin_in_browser.ts'
import type { WebContext } from '#server/flows/web/context.ts'
import { insertNotice } from '#server/flows/web/notices.ts'
import { beginSession, type NewSession } from '#server/flows/web/sessions.ts'
import type { DoubtedSession } from '#server/flows/web/step_up.ts'

/** Makes a challenge for a browser or a session, by the hash of its secret. @returns it: 43 characters, which count once within five minutes. */
export async function askPasskey(
  { database }: Pick<WebContext, 'database'>,
  browser_hash: Buffer,
  purpose: PasskeyPurpose,
): Promise<string> {
  const challenge = newLinkToken()
  const hash = hashLinkToken(challenge) ?? randomHash()
  await insertChallenge(database, { hash, browser_hash, purpose })
  return challenge
}

/** Uses a challenge up that a browser says it has signed. @returns whether it was asked for there, for this purpose, and not used. */
export function claimPasskeyChallenge(
  { database }: Pick<WebContext, 'database'>,
  challenge: string,
  browser_hash: Buffer,
  purpose: PasskeyPurpose,
): Promise<boolean> {
  const hash = hashLinkToken(challenge) ?? randomHash()
  return claimChallenge(database, { hash, browser_hash, purpose })
}

/** @returns the passkey with this id of its authenticator; null for none. */
export function knownPasskey(
  { database }: Pick<WebContext, 'database'>,
  credential_id: Buffer,
): Promise<KnownPasskey | null> {
  return findPasskey(database, credential_id)
}

/** @returns the passkeys of an account, the oldest first. */
export function viewPasskeys(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
): Promise<OwnPasskey[]> {
  return database.read(owner, listPasskeys)
}

/** @returns by what authenticators know an account: 32 random bytes. */
export function passkeyUser(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
): Promise<Buffer> {
  return database.write(owner, {
    async work(db) {
      await lockAccount(db)
      return findPasskeyUser(db, randomHash())
    },
  })
}

/** What pages know of a change: the browser, as mail names it, and the request. */
export interface ChangedBy {
  readonly browser: string
  readonly request_id: string
}

/** Adds a passkey, which the caller has checked. @returns `added`; `limited` where there are twenty; `known` where it is one already. */
export async function addPasskey(
  { database, seal, wake }: WebContext,
  owner: string,
  passkey: NewPasskey,
  { label, browser, request_id }: ChangedBy & { label: string },
): Promise<'added' | 'limited' | 'known'> {
  const outcome = await database.write(owner, {
    async work(db) {
      await lockAccount(db)
      const added = await insertPasskey(db, passkey, label)
      if (added !== 'added') return added
      insertWebAudit(db, { what: 'web.passkey.add', request_id, subject: label })
      insertNotice({ db, seal }, { kind: 'passkey_added', label, browser })
      return added
    },
  })
  wake()
  return outcome
}

/** Removes a passkey. @returns false where there is none with this handle. */
export async function removePasskey(
  { database, seal, wake }: WebContext,
  owner: string,
  passkey_handle: string,
  { browser, request_id }: ChangedBy,
): Promise<boolean> {
  const id = parseHandle('passkey', passkey_handle)
  if (id === null) return false
  const removed = await database.write(owner, {
    async work(db) {
      const label = await deletePasskey(db, id)
      if (label === null) return false
      insertWebAudit(db, { what: 'web.passkey.remove', request_id, subject: label })
      insertNotice({ db, seal }, { kind: 'passkey_removed', label, browser })
      return true
    },
  })
  wake()
  return removed
}

/** A passkey that has signed a challenge, and how often its authenticator says that it has. */
export interface SignedPasskey extends Pick<KnownPasskey, 'owner' | 'passkey_id'> {
  readonly counter: number
}

/**
 * Begins a session of the account of a passkey, whose signature the caller has checked.
 *
 * @returns null where the passkey was removed meanwhile, or its counter says that it was copied.
 */
export async function signInByPasskey(
  { database, seal, wake }: WebContext,
  { owner, passkey_id, counter }: SignedPasskey,
  browser: ArrivingBrowser,
): Promise<NewSession | null> {
  const session = await database.write(owner, {
    async work(db) {
      await lockAccount(db)
      if (!(await updatePasskeyUsed(db, passkey_id, counter))) return null
      return beginInBrowser(db, seal, browser)
    },
  })
  wake()
  return session
}

/**
 * Begins a session in the place of one whose person has proved by a passkey who they are.
 *
 * @returns null as `signInByPasskey`, and for a passkey of another account.
 */
export async function proveByPasskey(
  { database }: Pick<WebContext, 'database'>,
  { owner, hash }: DoubtedSession,
  passkey: SignedPasskey,
  { browser: name, request_id }: ChangedBy,
): Promise<NewSession | null> {
  if (passkey.owner !== owner) return null
  return database.write(owner, {
    async work(db) {
      await lockAccount(db)
      if (!(await updatePasskeyUsed(db, passkey.passkey_id, passkey.counter))) return null
      return beginSession(db, { name, replaced: hash, request_id }, 'web.session.prove')
    },
  })
}
