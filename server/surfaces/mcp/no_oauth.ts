import type { Request, Response as Reply } from 'express'
import { fail } from '#server/domain/failure.ts'
import { noSignInForApps } from '#server/domain/messages/tokens.ts'
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
 * Answers 404 and says how a token is made: a problem that is also an error of OAuth (RFC 6749, 5.2), whose description
 * clients show their user.
 */
export function tellNoOauth(runtime: Runtime) {
  return (request: Request, reply: Reply): void => {
    const request_id = requestIdOf(request)
    const guide = tokenGuide(runtime.base_url)
    const message = noSignInForApps(guide)
    const { body } = problemAnswer(
      fail('route_not_found', { message, advice: '' }),
      runtime.base_url,
      request_id,
    )
    const headers = { 'x-request-id': request_id, ...allowAnyPage }
    // A browser that was sent to `/authorize` shows it to a person.
    if (request.accepts(['json', 'html']) === 'html') {
      send(reply, 404, 'text/plain; charset=utf-8', message, headers)
      return
    }
    const error = { error: 'invalid_request', error_description: message, error_uri: guide }
    send(reply, 404, json, JSON.stringify({ ...error, ...body }), headers)
  }
}
