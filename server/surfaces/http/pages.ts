import type { Request, RequestHandler, Response } from 'express'
import { withFingerprint } from '#generated/server/fingerprint.ts'
import { registryFingerprint } from '#server/runtime/fingerprint.ts'
import { examplesIn, weeksToExamples } from '#server/runtime/coming.ts'
import { json, requestIdOf, send } from '#server/surfaces/http/exchange.ts'
import { type FixedPage, fixedPage, sendFixedPage } from '#server/surfaces/http/fixed_page.ts'

/** `GET /openapi.json`. It changes once a week, with the dates of its examples, so it is made and compressed once for each. */
export function openapiPage(document: string): RequestHandler {
  let page: { weeks: number; fixed: FixedPage } | null = null
  return async (request: Request, response: Response) => {
    const weeks = weeksToExamples()
    if (page?.weeks !== weeks) {
      const text = withFingerprint(examplesIn(document, weeks), registryFingerprint())
      page = { weeks, fixed: fixedPage(json, text) }
    }
    const headers = { ...own(request), 'cache-control': 'no-cache' }
    await sendFixedPage(request, response, page.fixed, headers)
  }
}

/** `GET /healthz`: the process answers. */
export function healthPage(): RequestHandler {
  return (request: Request, response: Response) =>
    send(response, 200, json, '{"status":"ok"}', own(request))
}

/** `GET /readyz`: whether requests can be served right now. Those that ask at the same time share one look. */
export function readyPage(isReady: () => Promise<boolean>): RequestHandler {
  let looking: Promise<boolean> | null = null
  return async (request: Request, response: Response) => {
    looking ??= isReady().finally(() => {
      looking = null
    })
    if (await looking) return send(response, 200, json, '{"status":"ready"}', own(request))
    send(response, 503, json, '{"status":"not_ready"}', { ...own(request), 'retry-after': '1' })
  }
}

function own(request: Request): Record<string, string> {
  return { 'x-request-id': requestIdOf(request) }
}
