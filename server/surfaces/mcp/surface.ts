import type { Express, RequestHandler } from 'express'
import type { Runtime } from '#server/runtime/runtime.ts'
import { mountIcons } from '#server/surfaces/mcp/icons.ts'
import { endpoints, metadataPath, tellMetadata } from '#server/surfaces/mcp/metadata.ts'
import { oauthPaths, tellNoOauth } from '#server/surfaces/mcp/no_oauth.ts'

/** Adds the endpoints of MCP, the icons of the service, and what RFC 9728 tells of it, to the HTTP server. */
export function mountMcp(runtime: Runtime): (app: Express) => void {
  return (app) => {
    for (const endpoint of endpoints) {
      let answer: RequestHandler | null = null
      app.route(endpoint).all(async (request, reply, next) => {
        // The official package is loaded with the first request: it is a tenth of a start.
        answer ??= (await import('#server/surfaces/mcp/post.ts')).answerPost(runtime, endpoint)
        await answer(request, reply, next)
      })
    }
    for (const resource of ['', '/api', ...endpoints] as const) {
      app.route(metadataPath(resource)).all(tellMetadata(runtime, resource))
    }
    mountIcons(runtime, app)
    for (const path of oauthPaths) app.route(path).all(tellNoOauth(runtime))
  }
}
