import {
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider'
import { registry } from '#generated/server/capabilities.ts'
import { lifetimes } from '#server/domain/oauth/lifetimes.ts'
import { audienceOf } from '#server/domain/oauth/resource.ts'
import { endAccessToken, newAccessToken } from '#server/flows/web/oauth_grants.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { makeAdapter } from '#server/surfaces/oauth/adapter.ts'
import { flowCookies } from '#server/surfaces/oauth/cookies.ts'
import { mayRead, readDocument } from '#server/surfaces/oauth/documents.ts'
import { derivedKey } from '#server/surfaces/oauth/keys.ts'
import { pageOfError, polish } from '#server/surfaces/oauth/outcome.ts'
import { passageOf } from '#server/surfaces/oauth/passage.ts'
import { paths } from '#server/surfaces/oauth/paths.ts'

const passageIn = (ctx: KoaContextWithOIDC | undefined) => passageOf(ctx?.req)

/** Makes the authorization server of a service at this address. Only the requests of this folder reach it. */
export function makeProvider(runtime: Runtime, secure: boolean): Provider {
  const { base_url } = runtime
  const provider = new Provider(base_url, {
    ...settings(runtime, secure),
    adapter: makeAdapter(runtime, {
      passage: () => passageIn(Provider.ctx),
      client_name: () => Provider.ctx?.oidc.client?.clientName,
    }),
    async fetch(url, init) {
      const isAuthorization = isForAuthorization(Provider.ctx)
      const signal = init?.signal ?? AbortSignal.timeout(2_500)
      const passage = passageIn(Provider.ctx)
      return readDocument(runtime, String(url), { isAuthorization, passage, signal })
    },
  })
  Object.defineProperty(provider.AccessToken.prototype, 'generateTokenId', {
    value(this: { format?: string }) {
      // The library knows by the format how a token is stored.
      this.format = 'opaque'
      return newAccessToken()
    },
  })
  provider.use((ctx, next) => polish(runtime, ctx, next))
  provider.on('server_error', (ctx: KoaContextWithOIDC, error: Error) => {
    runtime.log.error({ err: error, request_id: passageIn(ctx)?.request_id }, 'oauth failed')
  })
  return provider
}

function isForAuthorization(ctx: KoaContextWithOIDC | undefined): boolean {
  return ctx?.oidc.route === 'authorization'
}

function settings(runtime: Runtime, secure: boolean): Configuration {
  const abilities = Object.keys(registry.abilities)
  const [seed = Buffer.alloc(32)] = runtime.web_keys.flows
  const off = { enabled: false }
  const { Check, Prompt } = interactionPolicy
  const asked = new Check('not_asked', 'the user has to be asked', 'consent_required', (ctx) =>
    ctx.oidc.result?.consent ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  )
  return {
    clientAuthMethods: ['none'],
    clientBasedCORS: () => true,
    clientDefaults: { id_token_signed_response_alg: 'Ed25519', token_endpoint_auth_method: 'none' },
    cookies: {
      names: flowCookies(secure),
      keys: runtime.web_keys.flows.map((key) => key.toString('base64url')),
      short: { httpOnly: true, sameSite: 'lax', secure },
      long: { httpOnly: true, sameSite: 'lax', secure },
    },
    enabledJWA: { idTokenSigningAlgValues: ['Ed25519'] },
    expiresWithSession: () => false,
    features: {
      clientIdMetadataDocument: {
        enabled: true,
        ack: 'draft-02',
        cacheDuration: { min: lifetimes.access, max: 24 * lifetimes.access },
        allowFetch: (ctx, id) =>
          mayRead(runtime, id, {
            isAuthorization: isForAuthorization(ctx),
            passage: passageIn(ctx),
          }),
      },
      devInteractions: off,
      dPoP: off,
      pushedAuthorizationRequests: off,
      registration: { enabled: true, issueRegistrationAccessToken: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => `${runtime.base_url}/mcp`,
        useGrantedResource: () => true,
        getResourceServerInfo(ctx, resource) {
          const { resource: all } = ctx.oidc.params ?? {}
          const isOne = !Array.isArray(all) || all.length === 1
          if (!isOne || audienceOf(runtime.base_url, resource) === null) {
            throw new errors.InvalidTarget()
          }
          return { scope: abilities.join(' '), audience: resource, accessTokenFormat: 'opaque' }
        },
      },
      revocation: {
        enabled: true,
        async allowedPolicy(_ctx, client, token) {
          if (token.clientId !== client.clientId) return false
          if (token.kind !== 'AccessToken') return true
          // With a refresh token the grant ends; with an access token, only that.
          await endAccessToken(runtime, token.jti)
          return false
        },
      },
      rpInitiatedLogout: off,
      userinfo: off,
    },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    interactions: {
      policy: [new Prompt({ name: 'consent', requestable: true }, asked)],
      url: (_ctx, { uid }) => `${paths.consent}/${uid}`,
    },
    issueRefreshToken: () => true,
    jwks: { keys: [derivedKey(seed)] },
    loadExistingGrant: async (ctx) => {
      const grantId = ctx.oidc.result?.consent?.grantId
      return grantId === undefined ? undefined : ctx.oidc.provider.Grant.find(grantId)
    },
    pkce: { required: () => true },
    renderError: (ctx, out) => pageOfError(runtime, ctx, out),
    responseTypes: ['code'],
    rotateRefreshToken: () => true,
    routes: {
      authorization: paths.authorize,
      jwks: paths.jwks,
      registration: paths.register,
      revocation: paths.revoke,
      token: paths.token,
    },
    // Abilities belong to a resource: named here, they would be asked for again and again.
    scopes: ['offline_access'],
    ttl: {
      AccessToken: lifetimes.access,
      AuthorizationCode: lifetimes.code,
      Grant: lifetimes.grant,
      Interaction: lifetimes.flow,
      RefreshToken: (_ctx, { iiat }) => {
        const now = Math.floor(Date.now() / 1000)
        const left = iiat === undefined ? lifetimes.grant : iiat + lifetimes.grant - now
        return Math.max(1, Math.min(lifetimes.refresh, left))
      },
      Session: lifetimes.flow,
    },
  }
}
