// Generated from spec/ by codegen. Do not edit.
// What all pages of the reference have around their content: head, navigation and footer. A generated page is
// its content alone, because with the navigation in it one new page would change every page.

/** The parts of the reference; each has a navigation of its own. */
export type Section = 'guides' | 'capabilities' | 'resources' | 'errors' | 'rules'

/** A page in the navigation. */
export interface Entry {
  /** Below docs/, without an extension. */
  readonly path: string
  readonly title: string
  readonly section: Section
  /** The title of the group it is listed in. */
  readonly over: string
}

/** What the pages have in common. */
export interface Site {
  readonly title: string
  /** The version of the registry. */
  readonly version: string
  readonly fingerprint: string
  /** All pages, in the order of the navigation. */
  readonly pages: readonly Entry[]
  /** The address of the service, without a slash at its end, and that of the pages, with one; null if unknown. */
  readonly address: { readonly service: string; readonly pages: string } | null
}

/** Marks where the first page shows the fingerprint of the registry. */
export const fingerprintMark = '{{fingerprint}}'

/** Marks where the first page names the address of the service. */
export const serviceMark = '{{service}}'

/** The address of a service that somebody starts on their own machine. */
const ownMachine = 'http://127.0.0.1:3000'

/** The sections at the top of each page, each with its first page. */
const sections = [
  { section: 'guides', text: 'Guides', to: 'index' },
  { section: 'capabilities', text: 'Capabilities', to: 'capabilities/index' },
  { section: 'resources', text: 'Resources', to: 'resources/index' },
  { section: 'errors', text: 'Errors', to: 'errors/index' },
  { section: null, text: 'API reference', to: 'reference' },
] as const

/**
 * The whole page as HTML. It works without its script, which only adds search and other conveniences.
 *
 * @param content the generated file of the page: what belongs into the head, then its `main` element
 */
export function wholePage(site: Site, page: Entry, content: string): string {
  const markdown = escaped(`${page.path.split('/').at(-1)}.md`)
  const alternate = `<link rel="alternate" type="text/markdown" href="${markdown}">\n${named(site, page, content)}`
  return framed(site, page, content, alternate, `<a href="${markdown}">This page as Markdown</a>, `)
}

/**
 * The page for an address at which there is none.
 *
 * @param path the address below the pages, which its links are relative to
 * @param meant pages that may be meant
 */
export function missingPage(site: Site, path: string, meant: readonly Entry[]): string {
  const page = { path, title: 'No such page', section: 'guides', over: '' } as const
  const links = meant.map((entry) => `<li>${link(page, entry.title, entry.path)}`)
  const found =
    links.length > 0 ? `<p>Is it one of these?</p>\n<ul>\n${links.join('\n')}\n</ul>\n` : ''
  const content = `<meta name="robots" content="noindex">
<title>No such page · ${textOf(site.title)}</title>
<main id="main">
<div class="first">
<h1>No such page</h1>
<p>There is no page at this address of the reference. It may have been renamed, or the link may be incomplete.</p>
${found}<p>${link(page, 'The first page', 'index')} shows what there is, and the search above knows every page.</p>
</div>
</main>
`
  return framed(site, page, content, '', '')
}

/** All pages as search engines want them listed, at their full addresses. */
export function sitemap(address: { readonly pages: string }, pages: readonly Entry[]): string {
  const urls = pages.map(({ path }) => `<url><loc>${escaped(addressOf(address, path))}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

function addressOf({ pages }: { readonly pages: string }, path: string): string {
  return `${pages}${path === 'index' ? '' : `${path}.html`}`
}

/** What a page is called elsewhere: its one address, and what is shown of it where somebody shares it. */
function named({ address, title }: Site, page: Entry, content: string): string {
  if (address === null) return ''
  const url = escaped(addressOf(address, page.path))
  const [, about = ''] = /<meta name="description" content="([^"]*)"/.exec(content) ?? []
  return `<link rel="canonical" href="${url}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="${escaped(title)}">
<meta property="og:title" content="${escaped(page.title)}">
<meta property="og:description" content="${about}">
<meta property="og:url" content="${url}">
`
}

/** A page with head, navigation and footer. */
function framed(site: Site, page: Entry, content: string, head: string, foot: string): string {
  const to = (target: string, extension = '.html') =>
    escaped(relative(page.path, target, extension))
  const title = textOf(site.title)
  const top = sections.map(({ section, text, to: target }) => {
    const current = section === page.section && page.path !== 'reference'
    const own = page.path === target
    return `<a href="${to(target)}"${current || own ? ` aria-current="${own ? 'page' : 'true'}"` : ''}>${text}</a>`
  })
  const main = content.indexOf('<main ')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${content.slice(0, main)}<link rel="stylesheet" href="${to('style', '.css')}">
<script src="${to('site', '.js')}"></script>
${head}<link rel="alternate" type="application/atom+xml" title="Changelog" href="${to('changelog', '.atom')}">
<link rel="icon" href="data:,">
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header><a class="site" href="${to('index')}">${title}</a><nav aria-label="Sections">${top.join(' ')}</nav><div class="tools"></div></header>
<div class="page">
<nav class="side" aria-label="Pages"><input type="checkbox" id="menu"><label for="menu">Pages</label><div class="pages">
${navigation(site.pages, page)}</div></nav>
${withFacts(site, page.path, content.slice(main))}</div>
<footer><p>${title}, registry ${textOf(site.version)}, fingerprint <code>${textOf(site.fingerprint)}</code>. ${foot}<a href="${to('llms', '.txt')}">llms.txt</a>, <a href="${to('lint/index')}">rules of the registry</a>, <a href="${to('changelog')}">changelog</a>.</p></footer>
</body>
</html>
`
}

/** The text of a page, as HTML or as Markdown, with the facts that are only known when it is shown. */
export function withFacts({ fingerprint, address }: Site, path: string, text: string): string {
  const service = address?.service ?? ownMachine
  // Guides set up a client for a service on the reader's machine: it is this one that they read of.
  if (path !== 'index')
    return text
      .replaceAll(`BASE_URL=${ownMachine}`, `BASE_URL=${service}`)
      .replaceAll(`${ownMachine}/mcp`, `${service}/mcp`)
  return text.replace(fingerprintMark, fingerprint).replaceAll(serviceMark, service)
}

/** The links to the other pages of the section, with the page's own group open and its own link marked. */
function navigation(pages: readonly Entry[], page: Entry): string {
  const groups = new Map<string, Entry[]>()
  for (const entry of pages) {
    if (entry.section !== page.section) continue
    const group = groups.get(entry.over)
    if (group) group.push(entry)
    else groups.set(entry.over, [entry])
  }
  return [...groups].map(([title, members]) => groupHtml(title, members, page)).join('')
}

function groupHtml(title: string, members: readonly Entry[], page: Entry): string {
  const [first] = members
  if (first && members.length === 1 && first.title === title)
    return `<p>${link(page, title, first.path)}</p>\n`
  const own = title === page.over
  // Of the many resources only those of the page's own group are listed: the list would be most of every page.
  if (page.section === 'resources' && !own) {
    const part = `resources/index#${title.toLowerCase().replaceAll(' ', '-')}`
    return `<p>${link(page, title, part)}</p>\n`
  }
  const items = members.map((entry) => `<li>${link(page, entry.title, entry.path)}`)
  const open = own || /^(Start|Tasks|Guides)$/.test(title) ? ' open' : ''
  return `<details${open}><summary>${textOf(title)}</summary><ul>\n${items.join('\n')}\n</ul></details>\n`
}

function link(page: Entry, text: string, to: string): string {
  const current = to === page.path ? ' aria-current="page"' : ''
  return `<a href="${escaped(relative(page.path, to, '.html'))}"${current}>${textOf(text)}</a>`
}

/** The way from one page to another, or to a part of it: `capabilities/x` → `../errors/y.html`. */
export function relative(from: string, to: string, extension: string): string {
  const [target = '', part] = to.split('#')
  const up = '../'.repeat(from.split('/').length - 1)
  const anchor = part === undefined ? '' : `#${part}`
  if (target === '') return anchor
  const [folder] = from.split('/')
  // Pages of one folder need not leave it.
  if (up === '../' && target.startsWith(`${folder}/`))
    return `${target.slice(target.indexOf('/') + 1)}${extension}${anchor}`
  return `${up}${target}${extension}${anchor}`
}

/** Text between tags, where quotes mean nothing: pages are full of JSON. */
export function textOf(text: string): string {
  if (!/[&<>]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The value of an attribute. */
export function escaped(text: string): string {
  return textOf(text).replaceAll('"', '&quot;')
}
