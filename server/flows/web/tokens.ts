import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { updatePrincipalSuperseded } from '#server/data/prepared_actions/update_superseded.ts'
import {
  insertOwnToken,
  insertRotatedToken,
  listOwnTokens,
  listTokensOfPrincipal,
  type MadeToken,
  type NewOwnToken,
  updateOwnTokenApproval,
  updateOwnTokenRevoked,
} from '#server/data/tokens/own.ts'
import { abilityList, agents } from '#server/domain/messages/web_agents.ts'
import type { AccountNotice } from '#server/domain/web/account_notice.ts'
import type { OwnToken } from '#server/domain/web/own_token.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { newToken } from '#server/database/secret.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import type { TokenSettings } from '#server/domain/web/token_settings.ts'
import { endConversationsOf } from '#server/flows/assistant/conversations.ts'
import { insertNotice } from '#server/flows/web/notices.ts'
import { lockStaying } from '#server/flows/web/staying.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** Rows of a page. */
const shown = 20

/** A page of an account's tokens. */
export interface TokensPage {
  /** The newest first. */
  readonly tokens: readonly OwnToken[]
  /** The handle of the last token, behind which the next page begins; null where no older one is left. */
  readonly older: string | null
}

/** @returns the account's own tokens, twenty at a time: those that work, or those that have ended. */
export async function viewTokens(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  { working, before }: { working: boolean; before: string | null },
): Promise<TokensPage> {
  const id = before === null ? null : parseHandle('token', before)
  const found = await database.read(owner, (db) =>
    listOwnTokens(db, { working, before: id, most: shown + 1 }),
  )
  const tokens = found.slice(0, shown)
  const last = found.length > shown ? tokens.at(-1) : undefined
  return { tokens, older: last ? toHandle('token', last.token_id) : null }
}

/** A token with those that have the same principal. */
export interface TokenView {
  readonly token: OwnToken
  /** The other ones that work and act as the same principal. */
  readonly others: readonly OwnToken[]
  /** Whether a newer one has taken its place. */
  readonly replaced: boolean
}

/** @returns the account's own token with this handle; null for any other. */
export async function viewToken(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  token_handle: string,
): Promise<TokenView | null> {
  const id = parseHandle('token', token_handle)
  const found = id === null ? [] : await database.read(owner, (db) => listTokensOfPrincipal(db, id))
  const token = found.find(({ token_id }) => token_id === id)
  if (!token) return null
  const others = found.filter(({ token_id }) => token_id !== id)
  return { token, others, replaced: others.some((one) => one.created_at > token.created_at) }
}

/** A form of the pages, which takes effect once. */
export interface TokenForm {
  readonly key: string
  readonly request_id: string
  /** What the browser is called in mail. */
  readonly browser: string
}

/** What came of a form that makes a token: the token, shown now and never again, or the one that it made before. */
export type TokenMade =
  | { readonly outcome: 'made'; readonly secret: string; readonly view: TokenView }
  | { readonly outcome: 'known'; readonly view: TokenView }
  | { readonly outcome: 'limited' }

/** Makes a token of an account with these settings. */
export function makeToken(
  context: WebContext,
  owner: string,
  settings: TokenSettings,
  form: TokenForm,
): Promise<TokenMade | null> {
  return make(context, owner, form, 'web.token.make', (db, made) =>
    insertOwnToken(db, made, settings),
  )
}

/**
 * Makes a token in the place of another one, with its settings and its principal: what that one has prepared can be
 * committed by the new one. The old one ends after so many hours.
 *
 * @returns null where no such token works, or a newer one has taken its place.
 */
export function rotateToken(
  context: WebContext,
  owner: string,
  { token_id, hours }: { token_id: string; hours: number },
  form: TokenForm,
): Promise<TokenMade | null> {
  return make(context, owner, form, 'web.token.rotate', (db, made) =>
    insertRotatedToken(db, made, { old: token_id, hours }),
  )
}

async function make(
  context: WebContext,
  owner: string,
  { key, request_id, browser }: TokenForm,
  what: `web.${string}`,
  insert: (db: Db, made: NewOwnToken) => Promise<MadeToken | null>,
): Promise<TokenMade | null> {
  const token = newToken()
  const made = await context.database.write(owner, {
    async work(db) {
      await lockStaying(db)
      const found = await insert(db, { token, token_id: newId(), key })
      if (found?.outcome !== 'made') return found
      const one = tokenIn(await listTokensOfPrincipal(db, found.token_id), found.token_id)
      insertWebAudit(db, { what, request_id, subject: one.label })
      insertNotice({ db, seal: context.seal }, noticeOf(one, browser))
      return found
    },
  })
  if (made === null || made.outcome === 'limited') return made
  if (made.outcome === 'made') context.wake()
  const view = await viewToken(context, owner, toHandle('token', made.token_id))
  if (view === null) return null
  return made.outcome === 'made'
    ? { outcome: 'made', secret: token, view }
    : { outcome: 'known', view }
}

function tokenIn(tokens: readonly OwnToken[], id: string): OwnToken {
  const token = tokens.find(({ token_id }) => token_id === id)
  if (!token) throw new Error('The token was not made.')
  return token
}

/** The mail about a new token. */
function noticeOf(token: OwnToken, browser: string): AccountNotice {
  return {
    kind: 'token_made',
    label: token.label ?? agents.noLabel,
    abilities: abilityList(token),
    ends_at: token.expires_at.toISOString(),
    browser,
  }
}

/**
 * Revokes a token of an account, with `others` also those that act as the same principal. What the principal has prepared
 * is superseded once none of its tokens works. With `said` its conversations are deleted, also where the token had ended before.
 *
 * @returns whether there is such a token.
 */
export function revokeToken(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  { token_id, others, said }: { token_id: string; others: boolean; said: boolean },
  request_id: string,
): Promise<boolean> {
  return database.write(owner, {
    async work(db) {
      // A rotation under way is waited for: what it makes ends, too.
      await lockAccount(db)
      const ended = await updateOwnTokenRevoked(db, token_id, others)
      if (ended === null) return false
      const { principal_id, label, was_working, last } = ended
      if (last) await updatePrincipalSuperseded(db, principal_id)
      if (said) await endConversationsOf(db, principal_id)
      if (was_working) insertWebAudit(db, { what: 'web.token.revoke', request_id, subject: label })
      return true
    },
  })
}

/**
 * Says whether a token's principal has to ask before it commits.
 *
 * @returns whether there is such a token.
 */
export function changeApproval(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  { token_id, needs_approval }: { token_id: string; needs_approval: boolean },
  request_id: string,
): Promise<boolean> {
  return database.write(owner, {
    async work(db) {
      // A rotation under way copies whether its token has to ask.
      await lockAccount(db)
      const updated = await updateOwnTokenApproval(db, token_id, needs_approval)
      const what = needs_approval ? 'web.token.ask' : 'web.token.trust'
      if (updated?.changed) insertWebAudit(db, { what, request_id, subject: updated.label })
      return updated !== null
    },
  })
}
