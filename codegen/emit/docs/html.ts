import { BlocksHtml, escaped } from '#codegen/emit/docs/blocks_html.ts'
import { type Navigation, sections } from '#codegen/emit/docs/nav.ts'
import { type Block, type Heading, type Page, relative } from '#codegen/emit/docs/page.ts'

/** What all pages of a site have in common. */
export interface Site {
  readonly title: string
  readonly madeBy: string
  readonly version: string
  readonly navigation: Navigation
}

/** The whole page as HTML. It is complete without its script, which only adds search and the like. */
export function toHtml(page: Page, site: Site): string {
  const to = (target: string, extension = '.html') =>
    escaped(relative(page.path, target, extension))
  const blocks = new BlocksHtml(page.path)
  const twin = escaped(`${page.path.split('/').at(-1)}.md`)
  const top = sections.map(({ section, text, to: target }) => {
    const current = section === page.section && page.path !== 'reference'
    const own = page.path === target
    return `<a href="${to(target)}"${current || own ? ` aria-current="${own ? 'page' : 'true'}"` : ''}>${text}</a>`
  })
  const { first, rest } = parted(page.blocks)
  return `<!doctype html>
<!-- ${escaped(site.madeBy)} -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escaped(page.about)}">
<title>${escaped(page.title)}${page.path === 'index' ? '' : ` · ${escaped(site.title)}`}</title>
<link rel="stylesheet" href="${to('style', '.css')}">
<script src="${to('site', '.js')}"></script>
<link rel="alternate" type="text/markdown" href="${twin}">
<link rel="icon" href="data:,">
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header><a class="site" href="${to('index')}">${escaped(site.title)}</a><nav aria-label="Sections">${top.join(' ')}</nav><div class="tools"></div></header>
<div class="page">
<nav class="side" aria-label="Pages"><input type="checkbox" id="menu"><label for="menu">Pages</label><div class="pages">
${site.navigation.of(page)}</div></nav>
<main id="main"${page.beside.length > 0 ? ' class="split"' : ''}>
<div class="first">${page.over === page.title ? '' : `<p class="over">${escaped(page.over)}</p>`}
<h1>${escaped(page.title)}</h1>
${blocks.all(first)}
</div>
${beside(page, blocks)}<div class="rest">
${blocks.all(rest)}
</div>
${page.wide.length > 0 ? `<div class="wide">\n${blocks.all(page.wide)}\n</div>\n` : ''}</main>
</div>
<footer><p>${escaped(site.title)}, registry ${escaped(site.version)}. <a href="${twin}">This page as Markdown</a>, <a href="${to('llms', '.txt')}">llms.txt</a>, <a href="${to('lint/index')}">rules of the registry</a>.</p></footer>
</body>
</html>
`
}

function parted(blocks: readonly Block[]): { first: readonly Block[]; rest: readonly Block[] } {
  const at = blocks.findIndex((block) => block.kind === 'heading')
  return at === -1
    ? { first: blocks, rest: [] }
    : { first: blocks.slice(0, at), rest: blocks.slice(at) }
}

/** What stands beside: what the page says should, or else the outline of a long page. */
function beside(page: Page, blocks: BlocksHtml): string {
  if (page.beside.length > 0) return `<div class="beside">${blocks.all(page.beside)}</div>\n`
  const outline = page.blocks.filter(
    (block): block is Heading => block.kind === 'heading' && block.level === 2,
  )
  if (outline.length < 3) return ''
  const items = outline.map(({ id, text }) => `<li><a href="#${escaped(id)}">${escaped(text)}</a>`)
  return `<nav class="outline" aria-label="On this page"><p>On this page</p><ul>\n${items.join('\n')}\n</ul></nav>\n`
}
