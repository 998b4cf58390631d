import type { Request, Response as Reply } from 'express'
import { registry } from '#generated/server/capabilities.ts'
import { fail } from '#server/domain/failure.ts'
import { refuse } from '#server/runtime/invoke.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { sendAnswer } from '#server/surfaces/http/call.ts'
import { requestMetaOf, json, send } from '#server/surfaces/http/exchange.ts'

/** Where the service answers MCP. Both serve the same tools. */
export const endpoints = ['/mcp', '/mcp/v2'] as const

export type Endpoint = (typeof endpoints)[number]

/** Where the metadata of a resource stands (RFC 9728, 3.1); the empty path is the service as a whole. */
export function metadataPath(resource: Endpoint | ''): string {
  return `/.well-known/oauth-protected-resource${resource}`
}

/** `GET /.well-known/oauth-protected-resource…`. It holds nothing secret, so any page may read it. */
export function tellMetadata(runtime: Runtime, resource: Endpoint | '') {
  return (request: Request, reply: Reply): void => {
    const asking = requestMetaOf(runtime, request)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const answer = refuse(runtime, { ...asking, capability: '' }, fail('method_not_allowed'))
      const headers = { ...answer.headers, allow: 'GET, HEAD' }
      sendAnswer(reply, { ...answer, headers }, asking.request_id)
      return
    }
    send(reply, 200, json, metadataOf(runtime.base_url, resource), {
      'x-request-id': asking.request_id,
      'cache-control': 'max-age=3600',
      'access-control-allow-origin': '*',
    })
  }
}

/**
 * What a client may know before it has a token (RFC 9728). No authorization server is named: tokens are made
 * by the user, in the agent-access settings.
 */
function metadataOf(base_url: string, resource: Endpoint | ''): string {
  return JSON.stringify({
    resource: `${base_url}${resource}`,
    bearer_methods_supported: ['header'],
    scopes_supported: Object.keys(registry.abilities),
    resource_name: registry.title,
    resource_documentation: `${base_url}/docs`,
  })
}

/** `WWW-Authenticate` of a refusal (RFC 6750, 3; RFC 9728, 5.1). */
export function challenge(
  base_url: string,
  endpoint: Endpoint,
  error: string | null,
  scope: string | null,
): string {
  const parameters = [
    ...(error === null ? [] : [`error="${error}"`]),
    ...(scope === null ? [] : [`scope="${scope}"`]),
    `resource_metadata="${base_url}${metadataPath(endpoint)}"`,
  ]
  return `Bearer ${parameters.join(', ')}`
}
