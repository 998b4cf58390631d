import {
  type Block,
  type Code,
  type FieldRow,
  type Inline,
  plainText,
} from '#codegen/emit/docs/page.ts'
import { escaped, relative, textOf } from '#codegen/emit/shared/docs_shell.ts'

/** Writes the blocks of one page; tabs are numbered through the page. */
export class BlocksHtml {
  readonly #from: string
  #tabs = 0

  constructor(path: string) {
    this.#from = path
  }

  all(blocks: readonly Block[]): string {
    return blocks.map((block) => this.#block(block)).join('\n')
  }

  #block(block: Block): string {
    switch (block.kind) {
      case 'heading': {
        const { level, id, text } = block
        return `<h${level} id="${escaped(id)}"><a href="#${escaped(id)}">${textOf(text)}</a></h${level}>`
      }
      case 'paragraph':
        return `<p>${this.inlines(block.text)}</p>`
      case 'note':
        return `<p class="note" role="note">${this.inlines(block.text)}</p>`
      case 'list': {
        if (block.leads) {
          const items = block.items.map(([link = '', ...about]) => [
            this.inlines([link]),
            this.inlines(about),
          ])
          return leads(items, '\n')
        }
        const tag = block.ordered ? 'ol' : 'ul'
        const items = block.items.map((item) => `<li>\n${this.inlines(item)}`)
        return `<${tag}>\n${items.join('\n')}\n</${tag}>`
      }
      case 'outline': {
        const items = block.items.map(({ name, parts }) => {
          const rest = parts.map(textOf).join(';\n\n')
          return [this.inlines([name]), `:\n\n${rest}.`]
        })
        return leads(items, '\n\n')
      }
      case 'code':
        return figure(block)
      case 'tabs':
        return this.#tabbed(block.caption, block.tabs)
      case 'pair':
        return `<div class="pair">${block.blocks.map((one) => this.#block(one)).join('\n')}</div>`
      case 'glance': {
        const rows = block.rows.map(([name, value]) => {
          const long = plainText(value).length > 24 ? ' class="long"' : ''
          // An address has the whole width.
          const room = name === 'Endpoint' ? ' class="call"' : long
          return `<div${room}><dt>${textOf(name)}<dd>${this.inlines(value)}</div>`
        })
        return `<dl class="glance">\n${rows.join('\n')}\n</dl>`
      }
      case 'console': {
        const { capability, effect, input, examples } = block
        const data = {
          capability,
          effect,
          input: JSON.stringify(input),
          examples: examples.join('\n'),
        }
        const attributes = Object.entries(data).map(
          ([name, value]) => ` data-${name}="${escaped(value)}"`,
        )
        return `<div class="console"${attributes.join('')}></div>`
      }
      case 'fields':
        return this.#fields(block.rows)
      case 'cards': {
        const cards = block.cards.map(
          ({ title, to, about }) =>
            `<li>\n<a href="${this.#to(to)}">${textOf(title)}</a>\n<p>${textOf(about)}</p>`,
        )
        return `<ul class="cards">\n${cards.join('\n')}\n</ul>`
      }
      case 'table':
      case 'entries':
        return this.#table(block)
    }
  }

  #table({ kind, caption, columns, rows }: Extract<Block, { kind: 'table' | 'entries' }>): string {
    const isBrief = (at: number) =>
      at > 0 && rows.every((row) => plainText(row[at] ?? []).length < 20)
    const look = (at: number) => (isBrief(at) ? ' class="brief"' : '')
    const heads = columns.map((column, at) =>
      column === '' ? `<td${look(at)}>` : `<th scope="col"${look(at)}>${textOf(column)}`,
    )
    const head = columns.some((column) => column !== '') ? `<thead><tr>${heads.join('')}` : ''
    const body = rows.map(([first = [], ...rest]) => {
      const cells = rest.map((cell) => `\n<td>${this.inlines(cell)}`).join('')
      return `<tr>\n<th scope="row">${this.inlines(first)}${cells}`
    })
    const name = escaped(caption)
    // Tables of entries follow one another: their columns have the same widths.
    const group = kind === 'entries' ? 'table entries' : 'table'
    return `<div class="${group}" role="group" aria-label="${name}" tabindex="0"><table>
${head}<tbody>
${body.join('\n')}
</table></div>`
  }

  #fields(rows: readonly FieldRow[]): string {
    const items = rows.map((row) => {
      const must = row.required ? ' <b>required</b>' : ''
      const about = row.about.length === 0 ? '' : `<p>${this.inlines(row.about)}</p>`
      return `<li id="${escaped(row.id)}"><a class="name" href="#${escaped(row.id)}"><code>${textOf(row.name)}</code></a> <span>${this.inlines(row.type)}</span>${must}${about}${this.#parts(row)}`
    })
    return `<ul class="fields">\n${items.join('\n')}\n</ul>`
  }

  #parts({ name, of }: FieldRow): string {
    if (of === null) return ''
    const summary = of.name === '' ? `Fields of ${name}` : `Fields of ${of.name}`
    return `<details><summary>${textOf(summary)}</summary>${this.#fields(of.rows)}</details>`
  }

  /** Radio buttons do without a script what tabs do. */
  #tabbed(caption: string, tabs: readonly Code[]): string {
    this.#tabs += 1
    const group = `t${this.#tabs}`
    const buttons = tabs.map(({ title }, at) => {
      const id = `${group}-${at}`
      return `<input type="radio" name="${group}" id="${id}"${at === 0 ? ' checked' : ''}><label for="${id}">${textOf(title)}</label>`
    })
    return `<fieldset class="tabs"><legend>${textOf(caption)}</legend>${buttons.join('')}\n${tabs.map(pre).join('\n')}</fieldset>`
  }

  inlines(parts: readonly Inline[]): string {
    return parts.map((part) => this.#inline(part)).join('')
  }

  #inline(part: Inline): string {
    if (typeof part === 'string') return textOf(part)
    if ('aside' in part) return textOf(part.aside)
    if ('strong' in part) return `<strong>${textOf(part.strong)}</strong>`
    const text = textOf('code' in part ? part.code : part.text)
    const body = 'code' in part ? `<code>${text}</code>` : text
    return part.to === undefined ? body : `<a href="${this.#to(part.to)}">${body}</a>`
  }

  #to(target: string): string {
    // Files that are no pages, such as openapi.json, and places elsewhere are given in full.
    if (/^https?:|\.(txt|json|html|atom)$/.test(target))
      return escaped(/^https?:/.test(target) ? target : relative(this.#from, target, ''))
    return escaped(relative(this.#from, target, '.html'))
  }
}

/** Links, each with what it leads to. */
function leads(items: readonly (readonly string[])[], separator: string): string {
  const lines = items.map(([link, about]) => `<li>\n${link}<span>${about}</span>`)
  return `<ul class="leads">\n${lines.join(separator)}\n</ul>`
}

function figure(code: Code): string {
  const caption = code.title === '' ? '' : `<figcaption>${textOf(code.title)}</figcaption>`
  return `<figure>${caption}${pre(code)}</figure>`
}

function pre({ language, title, text }: Code): string {
  const name = title === '' ? 'Code' : title
  return `<pre tabindex="0" role="group" aria-label="${escaped(name)}"><code class="${language}">${textOf(text)}</code></pre>`
}
