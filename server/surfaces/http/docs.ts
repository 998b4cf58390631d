import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type RequestHandler, type Response, static as files } from 'express'
import { registry } from '#generated/server/capabilities.ts'
import { type Entry, type Site, wholePage, withFacts } from '#generated/server/docs_shell.ts'
import { registryFingerprint } from '#server/runtime/fingerprint.ts'
import { requestIdOf } from '#server/surfaces/http/exchange.ts'
import { type FixedPage, fixedPage, sendFixedPage } from '#server/surfaces/http/fixed_page.ts'

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
    const page = fixedPageAt(path, request.originalUrl)
    if (page) return sendFixedPage(request, response, await page, headers)
    // A file of a page has no navigation, and is never sent as it is.
    if (/(\.|%2e)html$/i.test(path)) return next()
    others(request, response, next)
  }
}

/** The whole reference, read when the first page is asked for. */
let read: {
  site: Site
  pages: ReadonlyMap<string, Entry>
  /** Every file below the folder, pages included. */
  files: ReadonlySet<string>
} | null = null

function reference() {
  if (read) return read
  const { pages }: Pick<Site, 'pages'> = JSON.parse(
    readFileSync(new URL('server/docs_navigation.json', generated), 'utf8'),
  )
  const { title, registry_version: version } = registry
  const site = { title, version, fingerprint: registryFingerprint(), pages }
  const files = readdirSync(docs, { recursive: true }).map((name) =>
    String(name).replaceAll('\\', '/'),
  )
  read = { site, pages: new Map(pages.map((page) => [page.path, page])), files: new Set(files) }
  return read
}

/** The page at a path, with or without `.html`; null if no page is there. A folder needs its last slash. */
function pageAt(path: string, address: string): Entry | null {
  if (path === '/' && !/^[^?]*\/(\?|$)/.test(address)) return null
  const name = path.endsWith('/') ? `${path}index` : path.replace(/\.html$/, '')
  return reference().pages.get(name.slice(1)) ?? null
}

/** Files beside the pages, by their extension. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** What has been sent once, by its path: at most as many as there are files. */
const fixed = new Map<string, Promise<FixedPage>>()

/** The page or file at a path; null if nothing is there, or if a folder has to be redirected. */
function fixedPageAt(path: string, address: string): Promise<FixedPage> | null {
  const page = pageAt(path, address)
  const name = page ? `${page.path}.html` : path.slice(1)
  const type = page ? 'text/html; charset=utf-8' : types[/\.\w+$/.exec(name)?.[0] ?? '']
  if (type === undefined || !(page || reference().files.has(name))) return null
  const known = fixed.get(name)
  if (known) return known
  const made = textOf(name, page).then((text) => fixedPage(type, text))
  made.catch(() => fixed.delete(name))
  fixed.set(name, made)
  return made
}

async function textOf(name: string, page: Entry | null): Promise<string> {
  const { site } = reference()
  const text = await readFile(`${docs}/${name}`, 'utf8')
  if (page) return wholePage(site, page, text)
  return name === 'index.md' ? withFacts(site, 'index', text) : text
}

/** A browser may keep a page as long as it asks each time whether it is still current. */
const headers = {
  'cache-control': 'public, max-age=0',
  'referrer-policy': 'no-referrer',
  'content-security-policy': policy,
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
