import {
  type Block,
  type FieldRow,
  type Inline,
  type Page,
  partsOf,
} from '#codegen/emit/docs/page.ts'
import { relative } from '#codegen/emit/shared/docs_shell.ts'
import { madeBy } from '#codegen/emit/text.ts'

/** The whole page as Markdown, for readers without a browser. */
export function toMarkdown(page: Page): string {
  return `<!-- ${madeBy} -->\n\n# ${page.title}\n\n${markdownOf(page, page.path)}`
}

/** The blocks of a page, with links as they are seen from `from`. */
export function markdownOf(page: Page, from: string): string {
  const writer = new Writer(from)
  const { first, rest } = partsOf(page)
  const all = [...first, ...page.beside, ...rest, ...page.wide]
  const texts = all.map((block) => writer.block(block)).filter((text) => text !== '')
  return `${texts.join('\n\n')}\n`
}

/** What was written of fields, by the folder of the page: most fields are on many pages, each in the same words. */
const ofFields = new Map<string, WeakMap<readonly Inline[], string>>()

class Writer {
  readonly #from: string
  readonly #ofFields: WeakMap<readonly Inline[], string>

  constructor(from: string) {
    this.#from = from
    const folder = from.slice(0, from.lastIndexOf('/') + 1)
    this.#ofFields = ofFields.get(folder) ?? new WeakMap()
    ofFields.set(folder, this.#ofFields)
  }

  block(block: Block): string {
    switch (block.kind) {
      case 'heading':
        return `<a id="${block.id}"></a>\n${'#'.repeat(block.level)} ${block.text}`
      case 'paragraph':
        return this.#inlines(block.text)
      case 'note':
        return `> ${this.#inlines(block.text)}`
      case 'list': {
        const mark = (at: number) => (block.ordered ? `${at + 1}.` : '-')
        return block.items.map((item, at) => `${mark(at)} ${this.#inlines(item)}`).join('\n\n')
      }
      case 'outline':
        return block.items
          .map(({ name, parts }) => [`- ${this.#inline(name)}`, ...parts.map(part)].join('\n\n'))
          .join('\n\n')
      case 'code': {
        const title = block.title === '' ? '' : `${block.title}\n\n`
        return `${title}\`\`\`${block.language}\n${block.text}\n\`\`\``
      }
      case 'tabs':
        return block.tabs.map((tab) => this.block(tab)).join('\n\n')
      case 'pair':
        return block.blocks.map((one) => this.block(one)).join('\n\n')
      case 'glance':
        return block.rows.map(([name, value]) => `- ${name}: ${this.#inlines(value)}`).join('\n')
      case 'console':
        return ''
      case 'fields':
        return this.#fields(block.rows, '')
      case 'cards':
        return block.cards
          .map(({ title, to, about }) => `- [${title}](${this.#to(to)}): ${about}`)
          .join('\n\n')
      case 'table':
        return this.#table(block.columns, block.rows)
      case 'entries':
        return this.#entries(block.columns, block.rows)
    }
  }

  #table(columns: readonly string[], rows: readonly (readonly Inline[])[][]): string {
    const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
    const body = rows.map((cells) =>
      row(cells.map((cell) => this.#inlines(cell).replaceAll('|', '\\|'))),
    )
    return [row(columns), row(columns.map(() => '---')), ...body].join('\n')
  }

  /** The rows of a table as a list, because the rows of a table must follow each other line by line. */
  #entries(columns: readonly string[], rows: readonly (readonly Inline[])[][]): string {
    return rows
      .flatMap(([first = [], ...rest]) => [
        `- ${this.#inlines(first)}`,
        ...rest.map((cell, at) => `  - ${columns[at + 1]}: ${this.#inlines(cell)}`),
      ])
      .join('\n')
  }

  #fields(rows: readonly FieldRow[], indent: string): string {
    return rows
      .map((row) => {
        const must = row.required ? ', required' : ''
        const anchor = indent === '' ? `<a id="${row.id}"></a>` : ''
        const own = `${indent}- ${anchor}\`${row.name}\` (${this.#ofField(row.type)}${must}): ${this.#ofField(row.about)}`
        return row.of === null ? own : `${own}\n${this.#fields(row.of.rows, `${indent}  `)}`
      })
      .join('\n')
  }

  #ofField(parts: readonly Inline[]): string {
    const text = this.#ofFields.get(parts) ?? this.#inlines(parts)
    this.#ofFields.set(parts, text)
    return text
  }

  #inlines(parts: readonly Inline[]): string {
    return parts.map((part) => this.#inline(part)).join('')
  }

  #inline(part: Inline): string {
    if (typeof part === 'string') return escaped(part)
    if ('aside' in part) return ''
    if ('strong' in part) return `**${escaped(part.strong)}**`
    const body = 'code' in part ? `\`${part.code}\`` : escaped(part.text)
    return part.to === undefined ? body : `[${body}](${this.#to(part.to)})`
  }

  #to(target: string): string {
    if (/^https?:/.test(target)) return target
    return relative(this.#from, target, /\.(txt|json|html|atom)$/.test(target) ? '' : '.md')
  }
}

function part(text: string): string {
  return `  - ${escaped(text)}`
}

function escaped(text: string): string {
  if (!/[\\*<>[\]`_]/.test(text)) return text
  // An underscore inside a word is no emphasis.
  return text.replaceAll(/[\\*<>[\]`]|(?<!\w)_|_(?!\w)/g, '\\$&')
}
