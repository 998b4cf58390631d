import type { Adapter, AdapterPayload } from 'oidc-provider'
import { errors } from 'oidc-provider'
import { oauthProblems } from '#server/domain/messages/web_oauth.ts'
import { lifetimes } from '#server/domain/oauth/lifetimes.ts'
import { resourceOf } from '#server/domain/oauth/resource.ts'
import {
  endGrants,
  findAccessToken,
  type GrantFacts,
  giveToken,
} from '#server/flows/web/oauth_grants.ts'
import {
  consumeRecord,
  dropRecord,
  findRecord,
  keepRecord,
  type OauthKind,
} from '#server/flows/web/oauth_records.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { keepClient } from '#server/surfaces/oauth/clients.ts'
import { withOutagesTold } from '#server/surfaces/oauth/unavailable.ts'
import type { Passage } from '#server/surfaces/oauth/passage.ts'

/** What the library keeps here; of a session it keeps nothing, so each authorization begins without an account. */
const kinds: ReadonlySet<string> = new Set<OauthKind>([
  ...(['AuthorizationCode', 'RefreshToken', 'Grant', 'Interaction', 'Client'] as const),
])

/** What is known of the request under way. */
export interface UnderWay {
  /** Who sends it. */
  readonly passage: () => Passage | null
  /** What the app calls itself that it is about. */
  readonly client_name: () => string | undefined
}

/** Makes where the library keeps what it has. */
export function makeAdapter(runtime: Runtime, under_way: UnderWay): (name: string) => Adapter {
  return (name) => withOutagesTold(storeOf(runtime, under_way, name))
}

function storeOf(runtime: Runtime, under_way: UnderWay, name: string): Adapter {
  if (name === 'AccessToken') return accessTokens(runtime, under_way.passage)
  if (name === 'Interaction') return interactions(runtime, under_way)
  return isKind(name) ? records(runtime, name, under_way.passage) : nothing
}

function isKind(name: string): name is OauthKind {
  return kinds.has(name)
}

const nothing: Adapter = {
  upsert: async () => {},
  find: async () => undefined,
  findByUserCode: async () => undefined,
  findByUid: async () => undefined,
  consume: async () => {},
  destroy: async () => {},
  revokeByGrantId: async () => {},
}

/** An authorization keeps what its app calls itself when it begins: that is what the person reads, and allows. */
function interactions(runtime: Runtime, { passage, client_name }: UnderWay): Adapter {
  const kept = records(runtime, 'Interaction', passage)
  return {
    ...kept,
    upsert: (id, payload, seconds) =>
      kept.upsert(id, { shown_name: client_name(), ...payload }, seconds),
  }
}

function records(runtime: Runtime, kind: OauthKind, passage: () => Passage | null): Adapter {
  return {
    ...nothing,
    async upsert(id, { jti: _id, ...payload }, seconds) {
      const owner = payload.accountId ?? passage()?.owner ?? null
      await keepRecord(runtime, {
        kind,
        id,
        grant_id: payload.grantId ?? null,
        owner: kind === 'Client' ? null : owner,
        payload,
        seconds: kind === 'Client' ? lifetimes.newClient : (seconds ?? lifetimes.flow),
      })
    },
    async find(id) {
      const found = await findRecord(runtime, kind, id)
      if (found === null) return undefined
      const { payload, owner, consumed } = found
      if (kind === 'Grant') return grantPayload(runtime.base_url, id, owner, payload)
      if (kind === 'Client') return payload
      return { ...payload, jti: id, ...(consumed && { consumed: true }) }
    },
    async consume(id) {
      if (await consumeRecord(runtime, kind, id)) return
      // Another request was first. What it got is not safe any more.
      const found = await findRecord(runtime, kind, id)
      if (found?.grant_id) await endByGrant(runtime, found.grant_id, passage)
      throw new errors.InvalidGrant(oauthProblems.grantEnded)
    },
    async destroy(id) {
      if (kind === 'Grant') await endByGrant(runtime, id, passage)
      else await dropRecord(runtime, kind, id)
    },
    revokeByGrantId: (grant_id) => endByGrant(runtime, grant_id, passage),
  }
}

function grantPayload(
  base_url: string,
  id: string,
  owner: string | null,
  payload: Record<string, unknown>,
): AdapterPayload | undefined {
  if (owner === null) return undefined
  const { client_id, abilities, audience } = payload as unknown as GrantFacts
  return {
    kind: 'Grant',
    jti: id,
    accountId: owner,
    clientId: client_id,
    resources: { [resourceOf(base_url, audience)]: abilities.join(' ') },
    exp: Math.floor(Date.now() / 1000) + lifetimes.grant,
  }
}

/** Access tokens are among all others, and copy what their grant allows. */
function accessTokens(runtime: Runtime, passage: () => Passage | null): Adapter {
  return {
    ...nothing,
    async upsert(token, { accountId: owner, grantId: grant_id, clientId, scope = '' }) {
      if (!owner || !grant_id || !clientId) throw new Error('An access token has no grant.')
      const abilities = scope.split(' ')
      if (!(await giveToken(runtime, owner, { grant_id, token, abilities }))) {
        throw new errors.InvalidGrant(oauthProblems.grantEnded)
      }
      await keepClient(runtime, clientId)
    },
    async find(token) {
      const found = await findAccessToken(runtime, token)
      if (found === null) return undefined
      const { owner, grant_id: grantId, client_id: clientId } = found
      const exp = Math.floor(Date.now() / 1000) + lifetimes.access
      const names = { accountId: owner, grantId, clientId }
      return { kind: 'AccessToken', format: 'opaque', jti: token, ...names, exp }
    },
    revokeByGrantId: (grant_id) => endByGrant(runtime, grant_id, passage),
  }
}

async function endByGrant(
  runtime: Runtime,
  grant_id: string,
  passage: () => Passage | null,
): Promise<void> {
  const grant = await findRecord(runtime, 'Grant', grant_id)
  if (!grant?.owner) return
  const request_id = passage()?.request_id ?? grant_id
  await endGrants(runtime, { owner: grant.owner, request_id }, [grant_id], false)
}
