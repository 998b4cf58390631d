import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Request, type RequestHandler, type Response, static as files } from 'express'
import { registry } from '#generated/server/capabilities.ts'
import {
  type Entry,
  missingPage,
  type Site,
  sitemap,
  wholePage,
  withFacts,
} from '#generated/server/docs_shell.ts'
import { generatedFolder } from '#generated/server/folder.ts'
import { nearest } from '#server/domain/basics/nearest.ts'
import { registryFingerprint } from '#server/runtime/fingerprint.ts'
import { examplesIn, weeksToExamples } from '#server/runtime/coming.ts'
import { requestIdOf, wantsPage } from '#server/surfaces/http/exchange.ts'
import { type FixedPage, fixedPage, sendFixedPage } from '#server/surfaces/http/fixed_page.ts'

const docs = fileURLToPath(new URL('docs', generatedFolder))
const published = fileURLToPath(new URL('../site', generatedFolder))

/** A page may call the service it belongs to and this machine, where a mock may be: nowhere else can a token go. */
const policy =
  "default-src 'self'; connect-src 'self' http://127.0.0.1:* http://localhost:*; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
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
 * and the two that `npm run docs` adds; `errors/token_missing` is its `.html`. Where the pages are not made
 * (`npm run pages`), their Markdown is shown instead.
 *
 * @param refuse answers the methods that read nothing
 * @param service the address of the service, asked for with the first page
 */
export function docsPages(refuse: RequestHandler, service: () => string): RequestHandler {
  let weeks = weeksToExamples()
  let fixed = new Map<string, Promise<FixedPage>>()
  const others = files(docs, { ...options, index: false })
  const built = files(published, options)
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(request, response, next)
    response.setHeader('x-request-id', requestIdOf(request))
    const { path } = request
    if (weeks !== weeksToExamples()) {
      weeks = weeksToExamples()
      fixed = new Map()
    }
    const instead = added.get(path)
    if (instead !== undefined)
      return built(request, response, (error) =>
        error ? next(error) : response.redirect(302, instead),
      )
    const page = pageAt(path, request.originalUrl)
    if (page && !reference().files.has(`${page.path}.html`))
      return response.redirect(302, `/docs/${page.path}.md`)
    const site = siteAt(service())
    const known = fixedPageAt(fixed, site, path, page)
    if (known) return sendFixedPage(request, response, await known, headers)
    const missing = () =>
      wantsPage(request, response) ? sendMissing(site, request, response) : next()
    // A file of a page has no navigation, and is never sent as it is.
    if (/(\.|%2e)html$/i.test(path)) return missing()
    others(request, response, (error) => (error ? next(error) : missing()))
  }
}

/** Answers 404 with a page that shows the way to others. */
function sendMissing(site: Site, request: Request, response: Response): void {
  const { pages } = reference()
  // Its links are relative, so their number of steps up is that of the address.
  const path = request.path
    .slice(1)
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/[^/]+/g, 'x')
  const asked = request.path.slice(1, 129).replace(/\.html$/, '')
  const meant = nearest(asked, [...pages.keys()], 3).flatMap((name) => pages.get(name) ?? [])
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.statusCode = 404
  response.end(request.method === 'HEAD' ? undefined : missingPage(site, path, meant))
}

/** The reference as it is shown at the address of a service; an empty one is unknown. */
function siteAt(service: string): Site {
  const address = service === '' ? null : { service, pages: `${service}/docs/` }
  return { ...reference().site, address }
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
    readFileSync(new URL('server/docs_navigation.json', generatedFolder), 'utf8'),
  )
  const { title, registry_version: version } = registry
  const site = { title, version, fingerprint: registryFingerprint(), pages, address: null }
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
  '.atom': 'application/atom+xml; charset=utf-8',
}

/**
 * The page or file at a path; null if nothing is there, or if a folder has to be redirected.
 *
 * @param fixed what has been sent once, by its path: at most as many as there are files
 */
function fixedPageAt(
  fixed: Map<string, Promise<FixedPage>>,
  site: Site,
  path: string,
  page: Entry | null,
): Promise<FixedPage> | null {
  if (path === '/sitemap.xml') return fixedSitemap(fixed, site)
  const name = page ? `${page.path}.html` : path.slice(1)
  const type = page ? 'text/html; charset=utf-8' : types[/\.\w+$/.exec(name)?.[0] ?? '']
  if (type === undefined || !(page || reference().files.has(name))) return null
  const known = fixed.get(name)
  if (known) return known
  const made = textOf(site, name, page).then((text) => fixedPage(type, text))
  made.catch(() => fixed.delete(name))
  fixed.set(name, made)
  return made
}

function fixedSitemap(
  fixed: Map<string, Promise<FixedPage>>,
  { address, pages }: Site,
): Promise<FixedPage> | null {
  if (address === null) return null
  const made =
    fixed.get('sitemap.xml') ??
    Promise.resolve(fixedPage('application/xml; charset=utf-8', sitemap(address, pages)))
  fixed.set('sitemap.xml', made)
  return made
}

async function textOf(site: Site, name: string, page: Entry | null): Promise<string> {
  const text = examplesIn(await readFile(`${docs}/${name}`, 'utf8'))
  if (page) return wholePage(site, page, text)
  if (name === 'changelog.atom') return withWholeLinks(site, text)
  return name.endsWith('.md') ? withFacts(site, name.slice(0, -'.md'.length), text) : text
}

/** A feed is read far from its address, where a relative link leads nowhere. */
function withWholeLinks({ address }: Site, feed: string): string {
  return address === null ? feed : feed.replaceAll(' href="', ` href="${address.pages}`)
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
