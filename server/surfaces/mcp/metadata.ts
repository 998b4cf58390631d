import { registry } from '#generated/server/capabilities.ts'

/** Where the service answers MCP. Both serve the same tools. */
export const endpoints = ['/mcp', '/mcp/v2'] as const

export type Endpoint = (typeof endpoints)[number]

/** Where the metadata of a resource stands (RFC 9728, 3.1); the empty path is the service as a whole. */
export function metadataPath(resource: Endpoint | ''): string {
  return `/.well-known/oauth-protected-resource${resource}`
}

/**
 * What a client may know before it has a token (RFC 9728). No authorization server is named: tokens are made
 * by the user, in the agent-access settings.
 */
export function metadataOf(base_url: string, resource: Endpoint | ''): string {
  return JSON.stringify({
    resource: `${base_url}${resource}`,
    bearer_methods_supported: ['header'],
    scopes_supported: Object.keys(registry.abilities),
    resource_name: registry.title,
    resource_documentation: `${base_url}/docs`,
  })
}

/** `WWW-Authenticate` of a refusal (RFC 6750, 3; RFC 9728, 5.1). */
export function challenge(base_url: string, endpoint: Endpoint, error: string | null, scope: string | null): string {
  const parameters = [
    ...(error === null ? [] : [`error="${error}"`]),
    ...(scope === null ? [] : [`scope="${scope}"`]),
    `resource_metadata="${base_url}${metadataPath(endpoint)}"`,
  ]
  return `Bearer ${parameters.join(', ')}`
}
