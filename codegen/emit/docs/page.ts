/** A stretch of text. `to` is a page of the reference without its extension, such as `errors/token_missing`. */
export type Inline =
  | string
  | { readonly code: string; readonly to?: string }
  | { readonly text: string; readonly to: string }

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly Inline[])[][]
    }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'code'
      readonly language: string
      readonly title: string
      readonly text: string
    }

/** One page, in the order it is read; written out as HTML and as Markdown. */
export interface Page {
  /** Below docs/, without an extension. */
  readonly path: string
  readonly title: string
  /** One sentence, for search results and for llms.txt. */
  readonly about: string
  /** The pages beside this one, for the navigation. */
  readonly beside: readonly { readonly text: string; readonly to: string }[]
  readonly blocks: readonly Block[]
}

export function heading(level: 2 | 3, text: string, id: string = slug(text)): Block {
  return { kind: 'heading', level, id, text }
}

export function paragraph(...text: Inline[]): Block {
  return { kind: 'paragraph', text }
}

/** A table, or nothing when it would have no rows. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly Inline[])[][],
): Block[] {
  return rows.length === 0 ? [] : [{ kind: 'table', caption, columns, rows }]
}

export function list(items: readonly (readonly Inline[])[]): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items }]
}

export function code(language: string, title: string, text: string): Block {
  return { kind: 'code', language, title, text: text.trimEnd() }
}

/** Inlines with a separator between them. */
export function joined(parts: readonly Inline[], separator = ', '): Inline[] {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [separator, part]))
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The way from one page to another, or to a part of it: `capabilities/x` → `../errors/y.html`. */
export function relative(from: string, to: string, extension: string): string {
  const [target = '', part] = to.split('#')
  const up = '../'.repeat(from.split('/').length - 1)
  const anchor = part === undefined ? '' : `#${part}`
  return target === '' ? anchor : `${up}${target}${extension}${anchor}`
}
