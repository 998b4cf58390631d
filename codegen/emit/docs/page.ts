import type { Effect } from '#codegen/model.ts'
import type { Entry } from '#codegen/emit/shared/docs_shell.ts'

/** A stretch of text. `to` is a page of the reference without its extension, such as `errors/token_missing`. */
export type Inline =
  | string
  | { readonly code: string; readonly to?: string }
  | { readonly text: string; readonly to: string }
  | { readonly strong: string }
  /** What the page behind the link before it also says: Markdown, which git keeps, leaves it there. */
  | { readonly aside: string }

export interface Heading {
  readonly kind: 'heading'
  readonly level: 2 | 3
  readonly id: string
  readonly text: string
}

export interface Code {
  readonly kind: 'code'
  readonly language: string
  readonly title: string
  readonly text: string
}

/** One field of a shape, with the fields inside it. */
export interface FieldRow {
  /** Its address on the page: `input.filters.query`. */
  readonly id: string
  readonly name: string
  readonly type: readonly Inline[]
  readonly required: boolean
  readonly about: readonly Inline[]
  /** The type its own fields belong to, and those fields; null where it has none. */
  readonly of: { readonly name: string; readonly rows: readonly FieldRow[] } | null
}

export interface Card {
  readonly title: string
  readonly to: string
  readonly about: string
}

export type Block =
  | Heading
  | Code
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  /** A table, or one whose rows are entries of the registry. */
  | {
      readonly kind: 'table' | 'entries'
      readonly caption: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly Inline[])[][]
    }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly Inline[])[]
      /** Whether each item is a link and what it leads to, which a phone has no room for. */
      readonly leads?: true
    }
  /** A list in which each item goes on with several short texts. */
  | {
      readonly kind: 'outline'
      readonly items: readonly { readonly name: Inline; readonly parts: readonly string[] }[]
    }
  /** Properties and their values, at a glance. */
  | { readonly kind: 'glance'; readonly rows: readonly (readonly [string, readonly Inline[]])[] }
  | { readonly kind: 'fields'; readonly caption: string; readonly rows: readonly FieldRow[] }
  /** One thing said in several languages, of which one is looked at. */
  | { readonly kind: 'tabs'; readonly caption: string; readonly tabs: readonly Code[] }
  /** Request and answer: side by side where there is room. */
  | { readonly kind: 'pair'; readonly blocks: readonly Block[] }
  /** Something not to be overlooked. */
  | { readonly kind: 'note'; readonly text: readonly Inline[] }
  /** A form that sends a call, for browsers with scripts. */
  | {
      readonly kind: 'console'
      readonly capability: string
      readonly effect: Effect
      readonly input: object
      /** The titles of the examples that the mock can answer with, the one of `input` first. */
      readonly examples: readonly string[]
    }
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }

/**
 * One page, in the order it is read; written out as HTML and as Markdown. Where a page lists several entries
 * of the registry, each entry ends up on lines of its own with an unchanged line before the next: git can
 * then merge two branches that change neighbours.
 */
export interface Page extends Entry {
  /** One sentence, for search results and for llms.txt. */
  readonly about: string
  /** More words it is to be found by. */
  readonly words: readonly string[]
  /** Other names of what it is about: who searches for one of them wants this page. */
  readonly aliases?: readonly string[]
  readonly blocks: readonly Block[]
  /** What is shown next to the blocks where there is room, and otherwise before their first heading. */
  readonly beside: readonly Block[]
  /** What follows, across the whole width. */
  readonly wide: readonly Block[]
}

/** What is read before the example of a page, and what after it: the properties at a glance, or the first heading. */
export function partsOf({ blocks }: Pick<Page, 'blocks'>): {
  readonly first: readonly Block[]
  readonly rest: readonly Block[]
} {
  const at = blocks.findIndex(({ kind }) => kind === 'heading' || kind === 'glance')
  return at === -1
    ? { first: blocks, rest: [] }
    : { first: blocks.slice(0, at), rest: blocks.slice(at) }
}

export function heading(level: 2 | 3, text: string, id: string = slug(text)): Heading {
  return { kind: 'heading', level, id, text }
}

export function paragraph(...text: Inline[]): Block {
  return { kind: 'paragraph', text }
}

export function note(...text: Inline[]): Block {
  return { kind: 'note', text }
}

/** A table, or nothing when it would have no rows. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly Inline[])[][],
  kind: 'table' | 'entries' = 'table',
): Block[] {
  return rows.length === 0 ? [] : [{ kind, caption, columns, rows }]
}

/** A table with a row for each of several entries of the registry, or nothing when it would have no rows. */
export function entries(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly Inline[])[][],
): Block[] {
  return table(caption, columns, rows, 'entries')
}

export function list(items: readonly (readonly Inline[])[], ordered = false): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', ordered, items }]
}

export function code(language: string, title: string, text: string): Code {
  return { kind: 'code', language, title, text: text.trimEnd() }
}

/** A list of links with what each leads to: a phone shows the links alone. */
export function leads(items: readonly (readonly Inline[])[]): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', ordered: false, items, leads: true }]
}

/** Several pieces of code as tabs; one alone has none. */
export function tabs(caption: string, all: readonly Code[]): Block[] {
  const [only] = all
  if (!only) return []
  return all.length === 1 ? [only] : [{ kind: 'tabs', caption, tabs: all }]
}

/** Inlines with a separator between them. */
export function joined(parts: readonly Inline[], separator = ', '): Inline[] {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [separator, part]))
}

/** The text of inlines without their marks. */
export function plainText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if ('code' in part) return part.code
      if ('aside' in part) return part.aside
      return 'strong' in part ? part.strong : part.text
    })
    .join('')
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
