import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { insertRetentionVisit } from '#server/data/due_work/insert.ts'
import {
  findGrant,
  findGrantInBrowser,
  type LiveGrant,
  type ReturningApp,
} from '#server/data/oauth_grants/find.ts'
import { insertGrant } from '#server/data/oauth_grants/insert.ts'
import { listGrants } from '#server/data/oauth_grants/list.ts'
import { lockGrant } from '#server/data/oauth_grants/lock.ts'
import type {
  GrantFacts,
  GrantName,
  ListedGrant,
  OwnGrant,
} from '#server/data/oauth_grants/rows.ts'
import {
  updateGrantApproval,
  updateGrantContinued,
  updateGrantRevoked,
  updateGrantUsed,
  updateOauthTokenRevoked,
} from '#server/data/oauth_grants/update.ts'
import { findOauthRecord } from '#server/data/oauth_records/find.ts'
import { insertOwnOauthRecord } from '#server/data/oauth_records/insert.ts'
import { findToken } from '#server/data/tokens/find.ts'
import { insertGrantToken } from '#server/data/tokens/insert_grant.ts'
import { newId } from '#server/database/id.ts'
import { newToken } from '#server/database/secret.ts'
import { hashToken, isToken } from '#server/domain/calls/token_format.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { lifetimes } from '#server/domain/oauth/lifetimes.ts'
import { recordHash } from '#server/domain/oauth/record_hash.ts'
import type { AccountNotice } from '#server/domain/web/account_notice.ts'
import type { WebContext } from '#server/flows/web/context.ts'
import { endConversationsOf } from '#server/flows/assistant/conversations.ts'
import { insertNotice } from '#server/flows/web/notices.ts'
import { lockStaying } from '#server/flows/web/staying.ts'

export type { GrantFacts, ListedGrant, OwnGrant } from '#server/data/oauth_grants/rows.ts'

type Context = Pick<WebContext, 'database'>

/** Who allows, or ends, something on a page. */
export interface Allowing {
  readonly owner: string
  readonly request_id: string
}

/** What the account is told by mail of an app that was connected. */
type ConnectedNotice = Omit<Extract<AccountNotice, { kind: 'app_connected' }>, 'kind'>

/**
 * Allows an app something, in this browser (null if that is not known), and tells the account by mail. @returns the
 * grant's id.
 */
export async function allowGrant(
  { database, seal, wake }: Context & Pick<WebContext, 'seal' | 'wake'>,
  { owner, request_id }: Allowing,
  facts: GrantFacts,
  { browser, notice }: { browser: Buffer | null; notice: ConnectedNotice },
): Promise<string> {
  const grant_id = newId()
  await database.write(owner, {
    async work(db) {
      await lockStaying(db)
      await insertGrant(db, grant_id, facts, browser)
      await insertOwnOauthRecord(db, {
        kind: 'Grant',
        hash: recordHash('Grant', grant_id),
        grant_id,
        owner_id: owner,
        payload: JSON.stringify(facts),
        seconds: lifetimes.grant,
      })
      insertWebAudit(db, { what: 'web.app.allow', request_id, subject: subjectOf(facts) })
      insertNotice({ db, seal }, { kind: 'app_connected', ...notice })
      db.atCommit(insertRetentionVisit(owner))
    },
  })
  wake()
  return grant_id
}

/**
 * @returns the grant that an authorisation continues without asking: the last that the account allowed this client in
 * this browser, if it allows all of what is asked for; null if the person has to be asked.
 */
export async function findContinued(
  { database }: Context,
  owner: string,
  asked: ReturningApp & { readonly abilities: readonly string[] },
): Promise<LiveGrant | null> {
  const grant = await database.read(owner, (db) => findGrantInBrowser(db, asked))
  const isEnough = grant && asked.abilities.every((ability) => grant.abilities.includes(ability))
  return isEnough ? grant : null
}

/** Notes that a grant was continued. */
export async function continueGrant(
  { database }: Context,
  { owner, request_id }: Allowing,
  grant_id: string,
): Promise<void> {
  await database.write(owner, {
    async work(db) {
      const name = await updateGrantContinued(db, grant_id)
      if (name === null) return
      insertWebAudit(db, { what: 'web.app.continue', request_id, subject: subjectOf(name) })
    },
  })
}

/** @returns a new access token, before it is stored. */
export function newAccessToken(): string {
  return newToken()
}

/**
 * Stores an access token of a grant, which may do what the grant allows and `abilities` names.
 *
 * @returns false if the grant has ended.
 */
export function giveToken(
  { database }: Context,
  owner: string,
  { grant_id, token, abilities }: { grant_id: string; token: string; abilities: readonly string[] },
): Promise<boolean> {
  return database.write(owner, {
    async work(db) {
      if (!(await lockGrant(db, grant_id))) return false
      const given = { token, grant_id, abilities, seconds: lifetimes.access }
      const isGiven = await insertGrantToken(db, given)
      if (isGiven) await updateGrantUsed(db, grant_id)
      return isGiven
    },
  })
}

/** @returns the account's own grant with this handle, also one that has ended; null for any other. */
export function viewGrant(
  { database }: Context,
  owner: string,
  grant_handle: string,
): Promise<OwnGrant | null> {
  const id = parseHandle('token', grant_handle)
  if (id === null) return Promise.resolve(null)
  return database.read(owner, (db) => findGrant(db, id))
}

/** @returns the account's apps: its grants that have not ended, the last allowed first. */
export function viewGrants({ database }: Context, owner: string): Promise<ListedGrant[]> {
  return database.read(owner, listGrants)
}

/**
 * Ends grants: their tokens, what the authorization server keeps of them, and what they prepared, in one transaction. With
 * `said` what was said to them is deleted.
 *
 * @returns how many had not ended before.
 */
export function endGrants(
  { database }: Context,
  { owner, request_id }: Allowing,
  grant_ids: readonly string[],
  said: boolean,
): Promise<number> {
  return database.write(owner, {
    async work(db) {
      await lockAccount(db)
      let ended = 0
      for (const grant_id of grant_ids) {
        const name = await updateGrantRevoked(db, grant_id)
        if (said) await endConversationsOf(db, grant_id)
        if (name === null) continue
        ended += 1
        insertWebAudit(db, { what: 'web.app.end', request_id, subject: subjectOf(name) })
      }
      return ended
    },
  })
}

/**
 * Says whether an app has to ask before it commits: every token of the grant, from the next second on.
 *
 * @returns false where the grant has ended.
 */
export function changeGrantApproval(
  { database }: Context,
  { owner, request_id }: Allowing,
  { grant_id, needs_approval }: { grant_id: string; needs_approval: boolean },
): Promise<boolean> {
  return database.write(owner, {
    async work(db) {
      if (!(await lockGrant(db, grant_id))) return false
      const name = await updateGrantApproval(db, grant_id, needs_approval)
      const what = needs_approval ? 'web.app.ask' : 'web.app.trust'
      if (name !== null) insertWebAudit(db, { what, request_id, subject: subjectOf(name) })
      return true
    },
  })
}

/** What the audit calls an app: what is verified of it, then what it calls itself. */
function subjectOf({ client_name, client_origin }: GrantName): string {
  return client_name === '' ? client_origin : `${client_origin} (${client_name})`
}

/** @returns whose token of an app this is; null for another text, or a token that does not work any more. */
export async function findAccessToken(
  { database }: Context,
  token: string,
): Promise<{ owner: string; grant_id: string; client_id: string } | null> {
  if (!isToken(token)) return null
  const known = await findToken(database, hashToken(token))
  if (known === null || known.kind !== 'oauth' || known.grant_id === null) return null
  const { owner_id: owner, grant_id } = known
  const grant = await findOauthRecord(database, recordHash('Grant', grant_id))
  if (grant === null || known.revoked || known.expired) return null
  const { client_id }: GrantFacts = JSON.parse(grant.payload)
  return { owner, grant_id, client_id }
}

/** Ends one access token of an app, and nothing else of its grant. */
export async function endAccessToken({ database }: Context, token: string): Promise<void> {
  await updateOauthTokenRevoked(database, hashToken(token))
}
