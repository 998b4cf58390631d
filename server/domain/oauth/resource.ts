/** The surface that a token is for. */
export type Audience = 'mcp' | 'api'

/** @returns the identifier of a surface as a resource (RFC 8707). */
export function resourceOf(base_url: string, audience: Audience): string {
  return `${base_url}/${audience}`
}

/**
 * @returns the surface that a client means by a resource; null for something else. The service as a whole, a trailing
 * slash and the second endpoint mean MCP, and so does nothing at all.
 */
export function audienceOf(base_url: string, resource: string | undefined): Audience | null {
  if (resource === undefined) return 'mcp'
  if (!URL.canParse(resource)) return null
  const { href } = new URL(resource)
  const place = href.replace(/\/$/, '')
  if ([base_url, `${base_url}/mcp`, `${base_url}/mcp/v2`].includes(place)) return 'mcp'
  return place === `${base_url}/api` ? 'api' : null
}
