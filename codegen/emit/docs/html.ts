import { BlocksHtml } from '#codegen/emit/docs/blocks_html.ts'
import { type Heading, type Page, partsOf, slug } from '#codegen/emit/docs/page.ts'
import { escaped, relative } from '#codegen/emit/shared/docs_shell.ts'
import { madeBy } from '#codegen/emit/text.ts'

/** The content of a page: lines for its head, and its `main` element. The shell adds everything else. */
export function toHtml(page: Page, site: string): string {
  const blocks = new BlocksHtml(page.path)
  const { first, rest } = partsOf(page)
  const title = page.path === 'index' ? page.title : `${page.title} · ${site}`
  return `<!-- ${madeBy} -->
<meta name="description" content="${escaped(page.about)}">
<title>${escaped(title)}</title>
<main id="main"${page.beside.length > 0 ? ' class="split"' : ''}>
<div class="first">${over(page)}
<h1>${escaped(page.title)}</h1>
${blocks.all(first)}
</div>
${beside(page, blocks)}<div class="rest">
${blocks.all(rest)}
</div>
${page.wide.length > 0 ? `<div class="wide">\n${blocks.all(page.wide)}\n</div>\n` : ''}</main>
`
}

/** The group that a page belongs to, which leads to the others. */
function over({ path, section, over, title }: Page): string {
  if (over === title) return ''
  const target = {
    guides: `index#${slug(over)}`,
    capabilities: `capabilities/index#${slug(over)}`,
    resources: `resources/index#${slug(over)}`,
    errors: 'errors/index',
    rules: 'lint/index',
  }[section]
  const to = escaped(relative(path, target, '.html'))
  return `<p class="over"><a href="${to}">${escaped(over)}</a></p>`
}

/** What is shown next to the text: what the page asks for, or else the outline of a long page. */
function beside(page: Page, blocks: BlocksHtml): string {
  if (page.beside.length > 0) return `<div class="beside">${blocks.all(page.beside)}</div>\n`
  const outline = page.blocks.filter(
    (block): block is Heading => block.kind === 'heading' && block.level === 2,
  )
  if (outline.length < 3) return ''
  const items = outline.map(({ id, text }) => `<li><a href="#${escaped(id)}">${escaped(text)}</a>`)
  return `<nav class="outline" aria-label="On this page"><p>On this page</p><ul>\n${items.join('\n')}\n</ul></nav>\n`
}
