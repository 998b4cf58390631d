import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Request, type RequestHandler, type Response, static as files } from 'express'
import { registry } from '#generated/server/capabilities.ts'
import { type Entry, type Site, wholePage, withFacts } from '#generated/server/docs_shell.ts'
import { registryFingerprint } from '#server/runtime/fingerprint.ts'
import { requestIdOf } from '#server/surfaces/http/exchange.ts'

const generated = new URL('../../../generated/', import.meta.url)
const docs = fileURLToPath(new URL('docs', generated))
const published = fileURLToPath(new URL('../../../site', import.meta.url))

const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
/** The page by Redocly contains its scripts; it may fetch nothing from anywhere. */
const redocPolicy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Files that only `npm run docs` makes, and what is shown instead until it has been run. */
const added = new Map([
  ['/redoc.html', '/docs/reference.html'],
  ['/openapi.json', '/openapi.json'],
])

/**
 * The reference below `/docs`: the pages of generated/docs, each with its navigation, the other files there,
 * and the two that `npm run docs` adds; `errors/token_missing` is its `.html`.
 *
 * @param refuse answers the methods that read nothing
 */
export function docsPages(refuse: RequestHandler): RequestHandler {
  const others = files(docs, { ...options, index: false })
  const built = files(published, options)
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(request, response, next)
    response.setHeader('x-request-id', requestIdOf(request))
    const { path } = request
    const instead = added.get(path)
    if (instead !== undefined)
      return built(request, response, (error) =>
        error ? next(error) : response.redirect(302, instead),
      )
    const page = pageAt(path, request.originalUrl)
    if (page) return sendText(request, response, 'html', await pageText(page))
    if (path === '/index.md')
      return sendText(request, response, 'markdown', await firstAsMarkdown())
    // A file of a page has no navigation, and is never sent as it is.
    if (/(\.|%2e)html$/i.test(path)) return next()
    others(request, response, next)
  }
}

/** The whole reference, read when the first page is asked for. */
let read: { site: Site; pages: ReadonlyMap<string, Entry> } | null = null

function reference() {
  if (read) return read
  const { pages }: Pick<Site, 'pages'> = JSON.parse(
    readFileSync(new URL('server/docs_navigation.json', generated), 'utf8'),
  )
  const { title, registry_version: version } = registry
  const site = { title, version, fingerprint: registryFingerprint(), pages }
  read = { site, pages: new Map(pages.map((page) => [page.path, page])) }
  return read
}

/** The page at a path, with or without `.html`; null if no page is there. A folder needs its last slash. */
function pageAt(path: string, address: string): Entry | null {
  if (path === '/' && !/^[^?]*\/(\?|$)/.test(address)) return null
  const name = path.endsWith('/') ? `${path}index` : path.replace(/\.html$/, '')
  return reference().pages.get(name.slice(1)) ?? null
}

async function pageText(page: Entry): Promise<string> {
  return wholePage(reference().site, page, await readFile(`${docs}/${page.path}.html`, 'utf8'))
}

async function firstAsMarkdown(): Promise<string> {
  return withFacts(reference().site, 'index', await readFile(`${docs}/index.md`, 'utf8'))
}

/** Sends a text that a browser may keep as long as it asks each time whether it is still current. */
function sendText(request: Request, response: Response, kind: string, text: string): void {
  secure(response, policy)
  response.setHeader('cache-control', 'public, max-age=0')
  response.setHeader('etag', `"${createHash('sha1').update(text).digest('base64url')}"`)
  response.setHeader('content-type', `text/${kind}; charset=utf-8`)
  if (request.fresh) {
    response.statusCode = 304
    response.end()
    return
  }
  response.setHeader('content-length', Buffer.byteLength(text))
  response.end(request.method === 'HEAD' ? undefined : text)
}

function secure(response: Response, rules: string): void {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader('content-security-policy', rules)
}

const options = {
  dotfiles: 'ignore',
  setHeaders(response: Response, path: string) {
    secure(response, path.endsWith('redoc.html') ? redocPolicy : policy)
  },
} as const
