import type { Request, RequestHandler, Response } from 'express'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { Failure, isOutage } from '#server/domain/basics/failure.ts'
import { retryAfter } from '#server/domain/oauth/lifetimes.ts'
import { oauthProblems } from '#server/domain/messages/web_oauth.ts'
import type { Site } from '#server/domain/web/site.ts'
import { sessionOf } from '#server/flows/web/sessions.ts'
import { refuse } from '#server/runtime/invoke.ts'
import { json, requestIdOf, send } from '#server/surfaces/http/exchange.ts'
import type { Session } from '#server/domain/web/session.ts'
import type { Passage } from '#server/surfaces/oauth/passage.ts'
import type { OauthServer } from '#server/surfaces/oauth/server.ts'
import { readCookie } from '#server/surfaces/web/cookies.ts'

type OpenSite = Extract<Site, { on: true }>

/** A request to the authorization server, as it arrived. */
export interface Arrival {
  readonly request: Request
  readonly response: Response
  readonly site: OpenSite
  readonly passage: Passage
}

/** An error of OAuth for a program (RFC 6749, 5.2). */
export class OauthError extends Error {
  readonly status: number
  readonly error: string

  constructor(status: number, error: string, description: string) {
    super(description)
    this.name = 'OauthError'
    this.status = status
    this.error = error
  }
}

/** Any page may ask what programs ask: no cookie means anything there. */
export const openToPages: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'content-type, mcp-protocol-version',
  'access-control-max-age': '3600',
}

/**
 * Serves one address of the authorization server, where there is one; else the request goes on. What `work` throws is
 * answered as an error of OAuth.
 */
export function serveOauth(
  { runtime, site: siteNow }: OauthServer,
  name: string,
  work: (arrival: Arrival) => Promise<void>,
): RequestHandler {
  return async (request, response, next) => {
    const site = siteNow()
    if (site === null) return next()
    const started = performance.now()
    const request_id = requestIdOf(request)
    const network = runtime.networkOf(runtime.addressOf(request))
    response.setHeader('x-request-id', request_id)
    try {
      await work({ request, response, site, passage: { request_id, owner: null, network } })
    } catch (error) {
      const told = toldOf(error)
      if (told === null) refuse(runtime, { request_id, capability: `oauth ${name}` }, error)
      const { status, code, description, retryAfter } = told ?? failed
      if (response.headersSent) return void response.destroy()
      const body = JSON.stringify({ error: code, error_description: description })
      send(response, status, json, body, {
        ...openToPages,
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      })
    }
    const { statusCode: status } = response
    runtime.metrics.webPage(`oauth_${name}`, status)
    const ms = Math.round(performance.now() - started)
    runtime.log.info({ request_id, surface: 'oauth', page: name, status, ms }, 'page')
  }
}

interface Told {
  readonly status: number
  readonly code: string
  readonly description: string
  readonly retryAfter?: number | undefined
}

const failed: Told = {
  status: 500,
  code: 'server_error',
  description: 'Something went wrong here. Try again in a moment.',
}

function toldOf(error: unknown): Told | null {
  if (error instanceof OauthError) {
    return { status: error.status, code: error.error, description: error.message }
  }
  if (!(error instanceof Failure)) return null
  if (error.code === 'rate_limited') {
    const { retryAfter = 60 } = error.detail
    const description = oauthProblems.tooOften
    return { status: 429, code: 'temporarily_unavailable', description, retryAfter }
  }
  if (isOutage(error)) {
    const description = oauthProblems.unavailable
    return { status: 503, code: 'temporarily_unavailable', description, retryAfter }
  }
  return { status: 400, code: 'invalid_request', description: error.message }
}

/** @returns who is signed in in the browser of a request; null for nobody. */
export async function signedInAt(
  { runtime }: OauthServer,
  request: Request,
  site: OpenSite,
): Promise<Session | null> {
  const secret = readCookie(request.headers.cookie, 'session', site.secure)
  const hash = secret && hashLinkToken(secret)
  if (!hash) return null
  return sessionOf(runtime, hash, runtime.addressOf(request))
}
