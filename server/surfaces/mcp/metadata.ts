import type { Request, Response as Reply } from 'express'
import { registry } from '#generated/server/capabilities.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { howToGetToken } from '#server/domain/messages/tokens.ts'
import { type Headers, refuse } from '#server/runtime/invoke.ts'
import { oauthIssuer } from '#server/runtime/oauth.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { sendAnswer } from '#server/surfaces/http/call.ts'
import { requestMetaOf, json, send } from '#server/surfaces/http/exchange.ts'

/** Where the service answers MCP. Both serve the same tools. */
export const endpoints = ['/mcp', '/mcp/v2'] as const

export type Endpoint = (typeof endpoints)[number]

/** What has metadata: an endpoint, the Capability API, or, with the empty path, the service as a whole. */
export type Resource = Endpoint | '/api' | ''

/** Where the metadata of a resource stands (RFC 9728, 3.1); the empty path is the service as a whole. */
export function metadataPath(resource: Resource): string {
  return `/.well-known/oauth-protected-resource${resource}`
}

/** The guide that says how a token is made. */
export function tokenGuide(base_url: string): string {
  return `${base_url}/docs/guides/authentication#get-a-token`
}

/** For what holds nothing secret: the page of any site may read it, whatever version of the protocol it names. */
export const allowAnyPage: Readonly<Headers> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'mcp-protocol-version',
}

/** `GET /.well-known/oauth-protected-resource…`. It holds nothing secret, so any page may read it. */
export function tellMetadata(runtime: Runtime, resource: Resource) {
  return (request: Request, reply: Reply): void => {
    const asking = requestMetaOf(runtime, request)
    const { origin, 'access-control-request-method': preflight } = request.headers
    if (request.method === 'OPTIONS' && origin !== undefined && preflight !== undefined) {
      reply.writeHead(204, allowAnyPage)
      reply.end()
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const answer = refuse(runtime, { ...asking, capability: '' }, fail('method_not_allowed'))
      const headers = { ...answer.headers, allow: 'GET, HEAD' }
      sendAnswer(reply, { ...answer, headers }, asking.request_id)
      return
    }
    send(reply, 200, json, metadataOf(runtime, resource), {
      'x-request-id': asking.request_id,
      'cache-control': 'max-age=3600',
      ...allowAnyPage,
    })
  }
}

/**
 * What a client may know before it has a token (RFC 9728). Where apps cannot connect by themselves, no authorization server
 * is named.
 */
function metadataOf(runtime: Runtime, resource: Resource): string {
  const { base_url } = runtime
  const issuer = oauthIssuer(runtime)
  return JSON.stringify({
    resource: `${base_url}${resource}`,
    ...(issuer !== null && { authorization_servers: [issuer] }),
    bearer_methods_supported: ['header'],
    scopes_supported: Object.keys(registry.abilities),
    resource_name: registry.title,
    resource_documentation: tokenGuide(base_url),
    // RFC 9728, 2 lets a resource add what it likes: without an authorization server this is the way in.
    token_instructions: howToGetToken(tokenGuide(base_url), issuer !== null),
  })
}

/** `WWW-Authenticate` of a call that needs an ability which the token lacks (RFC 6750, 3.1; RFC 9728, 5.1). */
export function abilityChallenge(base_url: string, endpoint: Endpoint, ability: string): string {
  const metadata = `${base_url}${metadataPath(endpoint)}`
  return `Bearer error="insufficient_scope", scope="${ability}", resource_metadata="${metadata}"`
}
