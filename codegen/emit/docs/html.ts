import { type Block, type Inline, type Page, relative } from '#codegen/emit/docs/page.ts'

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** The whole page as HTML: no script, nothing from elsewhere. */
export function toHtml(page: Page, site: string, madeBy: string): string {
  const to = (target: string) => escaped(relative(page.path, target, '.html'))
  const twin = `${page.path.split('/').at(-1)}.md`
  const beside = page.beside.map(({ text, to: target }) => {
    const current = target === page.path ? ' aria-current="page"' : ''
    return `<li><a href="${to(target)}"${current}>${escaped(text)}</a></li>`
  })
  const aside =
    beside.length === 0
      ? ''
      : `<nav class="beside" aria-label="Pages beside this one"><ul>\n${beside.join('\n')}\n</ul></nav>\n`
  return `<!doctype html>
<!-- ${escaped(madeBy)} -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escaped(page.about)}">
<title>${escaped(page.title)} · ${escaped(site)}</title>
<link rel="stylesheet" href="${relative(page.path, 'style', '.css')}">
<link rel="alternate" type="text/markdown" href="${escaped(twin)}">
<link rel="icon" href="data:,">
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>
<nav aria-label="Reference"><a class="site" href="${to('index')}">${escaped(site)}</a>
<a href="${to('index#capabilities')}">Capabilities</a> <a href="${to('errors/index')}">Errors</a> <a href="${to('types/index')}">Types</a> <a href="${escaped(twin)}">Markdown</a></nav>
</header>
<div class="page">
${aside}<main id="main">
<h1>${escaped(page.title)}</h1>
${page.blocks.map((block) => blockHtml(block, page)).join('\n')}
</main>
</div>
</body>
</html>
`
}

function blockHtml(block: Block, page: Page): string {
  if (block.kind === 'heading') {
    const { level, id, text } = block
    return `<h${level} id="${escaped(id)}"><a href="#${escaped(id)}">${escaped(text)}</a></h${level}>`
  }
  if (block.kind === 'paragraph') return `<p>${inlines(block.text, page)}</p>`
  if (block.kind === 'list') {
    return `<ul>\n${block.items.map((item) => `<li>${inlines(item, page)}</li>`).join('\n')}\n</ul>`
  }
  if (block.kind === 'code') {
    const caption = block.title === '' ? '' : `<figcaption>${escaped(block.title)}</figcaption>`
    return `<figure>${caption}<pre tabindex="0"><code class="language-${block.language}">${escaped(block.text)}</code></pre></figure>`
  }
  const head = block.columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('')
  const rows = block.rows.map(([first = [], ...rest]) => {
    const cells = rest.map((cell) => `<td>${inlines(cell, page)}</td>`).join('')
    return `<tr><th scope="row">${inlines(first, page)}</th>${cells}</tr>`
  })
  return `<div class="table" role="region" aria-label="${escaped(block.caption)}" tabindex="0"><table>
<caption>${escaped(block.caption)}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`
}

function inlines(parts: readonly Inline[], page: Page): string {
  return parts.map((part) => inline(part, page)).join('')
}

function inline(part: Inline, page: Page): string {
  if (typeof part === 'string') return escaped(part)
  const body = 'code' in part ? `<code>${escaped(part.code)}</code>` : escaped(part.text)
  return part.to === undefined
    ? body
    : `<a href="${escaped(relative(page.path, part.to, '.html'))}">${body}</a>`
}
