import type { Express } from 'express'
import type { Runtime } from '#server/runtime/runtime.ts'
import type { Answering } from '#server/surfaces/http/surface.ts'
import { mountIcons } from '#server/surfaces/mcp/icons.ts'
import { endpoints, metadataPath, tellMetadata } from '#server/surfaces/mcp/metadata.ts'
import { oauthPaths, tellNoOauth } from '#server/surfaces/mcp/no_oauth.ts'

/** What answers a request at each endpoint of MCP. */
export function mcpEndpoints(runtime: Runtime): ReadonlyMap<string, Answering> {
  return new Map(
    endpoints.map((endpoint) => {
      let answer: Answering | null = null
      const answering: Answering = async (request, reply) => {
        // The official package is loaded with the first request: it is a tenth of a start.
        answer ??= (await import('#server/surfaces/mcp/post.ts')).answerPost(runtime, endpoint)
        await answer(request, reply)
      }
      return [endpoint, answering]
    }),
  )
}

/** Adds the endpoints of MCP, the icons of the service, and what RFC 9728 tells of it, to the HTTP server. */
export function mountMcp(
  runtime: Runtime,
  answering: ReadonlyMap<string, Answering> = mcpEndpoints(runtime),
): (app: Express) => void {
  return (app) => {
    for (const [endpoint, answer] of answering) {
      app.route(endpoint).all((request, reply) => answer(request, reply))
    }
    for (const resource of ['', '/api', ...endpoints] as const) {
      app.route(metadataPath(resource)).all(tellMetadata(runtime, resource))
    }
    mountIcons(runtime, app)
    for (const path of oauthPaths) app.route(path).all(tellNoOauth(runtime))
  }
}
