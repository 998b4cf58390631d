import { type Block, type Inline, type Page, relative } from '#codegen/emit/docs/page.ts'

/** The whole page as Markdown, for readers without a browser. */
export function toMarkdown(page: Page, madeBy: string): string {
  const blocks = page.blocks.map((block) => blockText(block, page))
  return `${[`<!-- ${madeBy} -->`, `# ${page.title}`, ...blocks].join('\n\n')}\n`
}

function blockText(block: Block, page: Page): string {
  if (block.kind === 'heading')
    return `<a id="${block.id}"></a>\n${'#'.repeat(block.level)} ${block.text}`
  if (block.kind === 'paragraph') return inlines(block.text, page)
  if (block.kind === 'list') return block.items.map((item) => `- ${inlines(item, page)}`).join('\n')
  if (block.kind === 'code') {
    const title = block.title === '' ? '' : `${block.title}\n\n`
    return `${title}\`\`\`${block.language}\n${block.text}\n\`\`\``
  }
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = block.rows.map((cells) =>
    row(cells.map((cell) => inlines(cell, page).replaceAll('|', '\\|'))),
  )
  return [row(block.columns), row(block.columns.map(() => '---')), ...rows].join('\n')
}

function escaped(text: string): string {
  // An underscore inside a word is no emphasis.
  return text.replaceAll(/[\\*<>[\]`]|(?<!\w)_|_(?!\w)/g, '\\$&')
}

function inlines(parts: readonly Inline[], page: Page): string {
  return parts.map((part) => inline(part, page)).join('')
}

function inline(part: Inline, page: Page): string {
  if (typeof part === 'string') return escaped(part)
  const body = 'code' in part ? `\`${part.code}\`` : escaped(part.text)
  return part.to === undefined ? body : `[${body}](${relative(page.path, part.to, '.md')})`
}
