import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { gzip } from 'node:zlib'
import { type Request, type RequestHandler, type Response, static as files } from 'express'
import { json, requestIdOf, send } from '#server/surfaces/http/exchange.ts'

const compress = promisify(gzip)

/** `GET /openapi.json`. It does not change while the process runs, so it is compressed once. */
export function openapiPage(text: string): RequestHandler {
  let small: Promise<Buffer> | null = null
  return async (request: Request, response: Response) => {
    const headers = { ...own(request), vary: 'accept-encoding', 'cache-control': 'no-cache' }
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
      return send(response, 200, json, text, headers)
    }
    small ??= compress(text)
    send(response, 200, json, await small, { ...headers, 'content-encoding': 'gzip' })
  }
}

const docs = fileURLToPath(new URL('../../../generated/docs', import.meta.url))
const site = fileURLToPath(new URL('../../../site', import.meta.url))

const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
/** The page by Redocly contains its scripts; it may fetch nothing from anywhere. */
const redocPolicy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Files of the site that only `npm run docs` makes, and what is shown instead until it has been run. */
const added = new Map([
  ['/redoc.html', '/docs/reference.html'],
  ['/openapi.json', '/openapi.json'],
])

/**
 * The reference below `/docs`: files of generated/docs, and the two that `npm run docs` adds;
 * `errors/token_missing` is its `.html`. `refuse` answers the methods that read nothing.
 */
export function docsPages(refuse: RequestHandler): RequestHandler {
  const pages = files(docs, { ...options, extensions: ['html'] })
  const others = files(site, options)
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(request, response, next)
    response.setHeader('x-request-id', requestIdOf(request))
    const instead = added.get(request.path)
    if (instead !== undefined)
      return others(request, response, (error) =>
        error ? next(error) : response.redirect(302, instead),
      )
    // "ideas.lists.create" looks like a file with an extension, after which Express adds none.
    pages(request, response, (error) => {
      if (error || !/^\/capabilities\/[a-z_.]+$/.test(request.url)) return next(error)
      request.url += '.html'
      pages(request, response, next)
    })
  }
}

const options = {
  dotfiles: 'ignore',
  setHeaders(response: Response, path: string) {
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'no-referrer')
    response.setHeader(
      'content-security-policy',
      path.endsWith('redoc.html') ? redocPolicy : policy,
    )
  },
} as const

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
