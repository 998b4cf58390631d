import { registry } from '#generated/server/capabilities.ts'
import { fail } from '#server/domain/basics/failure.ts'
import type { Audience } from '#server/domain/oauth/resource.ts'
import { siteOf } from '#server/domain/web/site.ts'
import type { Principal } from '#server/runtime/authenticate.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import type { Caller } from '#server/domain/calls/caller.ts'

/**
 * @returns the authorization server of a service; null where there is none: it is turned off, or the address of the
 * service has a path or no TLS.
 */
export function oauthIssuer({
  oauth,
  base_url,
}: Pick<Runtime, 'oauth' | 'base_url'>): string | null {
  const site = siteOf(base_url)
  return oauth !== undefined && site.on ? site.origin : null
}

/**
 * Refuses a token that was made for another surface, as one that is not known (RFC 8707; RFC 6750, 3.1). Errors:
 * `token_invalid`.
 */
export function requireAudience({ credential }: Principal, surface: Caller['surface']): void {
  const audience: Audience = surface === 'mcp' ? 'mcp' : 'api'
  if (credential === null || credential.kind !== 'oauth') return
  if (credential.audience === audience) return
  throw fail('token_invalid', {
    message: 'The access token was made for another part of this service.',
    advice: 'Ask for a token with the resource that the header WWW-Authenticate leads to.',
  })
}

/** `WWW-Authenticate` of a 401 (RFC 6750, 3; RFC 9728, 5.1). The first one names all abilities. */
export function bearerChallenge(
  runtime: Pick<Runtime, 'oauth' | 'base_url'>,
  resource: string,
  isFirst: boolean,
): string {
  const issuer = oauthIssuer(runtime)
  const parameters = [
    ...(isFirst ? [] : ['error="invalid_token"']),
    ...(isFirst && issuer !== null ? [`scope="${Object.keys(registry.abilities).join(' ')}"`] : []),
    `resource_metadata="${runtime.base_url}/.well-known/oauth-protected-resource${resource}"`,
  ]
  return `Bearer ${parameters.join(', ')}`
}
