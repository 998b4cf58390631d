import type { Request, Response as Reply } from 'express'
import { fail } from '#server/domain/basics/failure.ts'
import { makeToken, noSignInForApps } from '#server/domain/messages/tokens.ts'
import { problemAnswer } from '#server/runtime/answer.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { requestIdOf, json, send } from '#server/surfaces/http/exchange.ts'
import { allowAnyPage, endpoints, tokenGuide } from '#server/surfaces/mcp/metadata.ts'

const discoveries = ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration']

/**
 * Where clients look for an authorization server when the metadata of the resource names none: what it might say of itself
 * (RFC 8414, 3), and the addresses that it has by default in the protocol of 2025-03-26.
 */
export const oauthPaths: readonly string[] = [
  ...discoveries,
  ...endpoints.flatMap((endpoint) => discoveries.map((path) => `${path}${endpoint}`)),
  ...endpoints.map((endpoint) => `${endpoint}/.well-known/openid-configuration`),
  ...['/register', '/authorize', '/token'],
]

/**
 * Says how a token is made: a problem that is also an error of OAuth (RFC 6749, 5.2), whose description clients show their
 * user. A read answers 404, so that clients look no further there; anything else 403, because some take a 404 for an
 * older protocol.
 */
export function tellNoOauth(runtime: Runtime) {
  return (request: Request, reply: Reply): void => {
    const request_id = requestIdOf(request)
    const guide = tokenGuide(runtime.base_url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const failure = fail(isRead ? 'route_not_found' : 'access_denied', {
      message: noSignInForApps,
      advice: makeToken(guide),
    })
    const { status, body } = problemAnswer(failure, runtime.base_url, request_id)
    const description = `${noSignInForApps} ${makeToken(guide)}`
    const headers = { 'x-request-id': request_id, ...allowAnyPage }
    // A browser that was sent to `/authorize` shows it to a person.
    if (request.accepts(['json', 'html']) === 'html') {
      send(reply, status, 'text/plain; charset=utf-8', description, headers)
      return
    }
    const error = { error: 'access_denied', error_description: description, error_uri: guide }
    send(reply, status, json, JSON.stringify({ ...error, ...body }), headers)
  }
}
