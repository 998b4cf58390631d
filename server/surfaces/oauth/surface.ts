import type { Express } from 'express'
import { serveOauth } from '#server/surfaces/oauth/arrive.ts'
import { beginAuthorization, resumeAuthorization } from '#server/surfaces/oauth/authorize.ts'
import { tellServer } from '#server/surfaces/oauth/discovery.ts'
import {
  giveTokens,
  registerClient,
  revokeToken,
  tellKeys,
} from '#server/surfaces/oauth/endpoints.ts'
import { paths } from '#server/surfaces/oauth/paths.ts'
import type { OauthServer } from '#server/surfaces/oauth/server.ts'

const documents = ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration']

/** Where clients look for the document: at the root, and some at the address of what they would like to use. */
const resources = ['', '/mcp', '/mcp/v2', '/api']

/**
 * Adds the authorization server to the HTTP server. Where it is off, its addresses go on to what is added later. The
 * pages on which people allow something are routes of the web application.
 */
export function mountOauth(server: OauthServer): (app: Express) => void {
  const serve = (name: string, work: Parameters<typeof serveOauth>[2]) =>
    serveOauth(server, name, work)
  return (app) => {
    const at = resources.flatMap((resource) => documents.map((path) => `${path}${resource}`))
    for (const path of [...at, '/mcp/.well-known/openid-configuration']) {
      app.route(path).all(serve('document', tellServer))
    }
    const begin = serve('authorize', (arrival) => beginAuthorization(server, arrival))
    const token = serve('token', (arrival) => giveTokens(server, arrival))
    const register = serve('register', (arrival) => registerClient(server, arrival))
    app.get(paths.authorize, begin)
    app.get(
      `${paths.authorize}/:uid`,
      serve('resume', (arrival) => resumeAuthorization(server, arrival)),
    )
    app.route(paths.token).all(token)
    app.route(paths.register).all(register)
    app.route(paths.revoke).all(serve('revoke', (arrival) => revokeToken(server, arrival)))
    app.get(
      paths.jwks,
      serve('jwks', (arrival) => tellKeys(server, arrival)),
    )
    // The protocol of 2025-03-26 has these by default.
    app.get('/authorize', begin)
    app.route('/token').all(token)
    app.route('/register').all(register)
  }
}
