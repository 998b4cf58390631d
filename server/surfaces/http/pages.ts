import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, RequestHandler, Response } from 'express'
import { withFingerprint } from '#generated/server/fingerprint.ts'
import { registryFingerprint } from '#server/runtime/fingerprint.ts'
import { json, requestIdOf, send } from '#server/surfaces/http/exchange.ts'

const compress = promisify(gzip)

/** `GET /openapi.json`. It does not change while the process runs, so it is made and compressed once. */
export function openapiPage(document: string): RequestHandler {
  let text: string | null = null
  let small: Promise<Buffer> | null = null
  return async (request: Request, response: Response) => {
    text ??= withFingerprint(document, registryFingerprint())
    const headers = { ...own(request), vary: 'accept-encoding', 'cache-control': 'no-cache' }
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
      return send(response, 200, json, text, headers)
    }
    small ??= compress(text)
    send(response, 200, json, await small, { ...headers, 'content-encoding': 'gzip' })
  }
}

/** `GET /healthz`: the process answers. */
export function healthPage(): RequestHandler {
  return (request: Request, response: Response) =>
    send(response, 200, json, '{"status":"ok"}', own(request))
}

/** `GET /readyz`: whether requests can be served right now. */
export function readyPage(isReady: () => Promise<boolean>): RequestHandler {
  return async (request: Request, response: Response) => {
    if (await isReady()) return send(response, 200, json, '{"status":"ready"}', own(request))
    send(response, 503, json, '{"status":"not_ready"}', { ...own(request), 'retry-after': '1' })
  }
}

function own(request: Request): Record<string, string> {
  return { 'x-request-id': requestIdOf(request) }
}
