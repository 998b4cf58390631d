/**
 * Whose words a thing has that its owner did not write: a page, by its host; another source of a capture, such as a picture;
 * a public source; a friend; the host of an invitation; the web in general. `owner` where they are all the owner's.
 */
export type WordsFrom = `page:${string}` | 'source' | 'public' | 'friend' | 'host' | 'web' | 'owner'

/** Whose words a thing has, as rows keep it. */
export interface Written {
  readonly words_from: WordsFrom
  /** The columns that the owner wrote; `part of ` stands before one of which the owner wrote only a part. */
  readonly own_words: readonly string[]
}

/** Everything is as somebody else wrote it. */
export function writtenBy(words_from: WordsFrom): Written {
  return { words_from, own_words: [] }
}

/** The entry of `own_words` for a column of which the owner wrote a part. */
export function partOf(column: string): string {
  return `part of ${column}`
}

/** Whose words a page has; `source` for an address without a host. */
export function wordsOfPage(address: string): WordsFrom {
  const host = /^https?:\/\/(?:[^/?#@]*@)?([\w.-]{1,80})/i.exec(address)?.[1]
  return host === undefined ? 'source' : `page:${host.replace(/^www\./i, '').toLowerCase()}`
}

/** What rows tell of where something came from. */
export interface Origin {
  /** Null in rows of earlier releases, and of what its owner made. */
  readonly words_from: WordsFrom | null
  /** How it came to the account: its owner made it (`created`, `manual`), or it was `captured`, `adopted` or `discovered`. */
  readonly origin: string | null
  /** Whether it was taken from the public inventory. */
  readonly is_public: boolean
  /** The page that it is shown with now. */
  readonly source_url: string | null
}

/** Whose words something has: as it was kept when they were written, else as far as its row tells. */
export function wordsFromOf({ words_from, origin, is_public, source_url }: Origin): WordsFrom {
  if (words_from !== null) return words_from
  if (origin === null || origin === 'created' || origin === 'manual') return 'owner'
  if (is_public) return 'public'
  if (origin === 'adopted') return 'friend'
  if (source_url !== null) return wordsOfPage(source_url)
  return origin === 'discovered' ? 'web' : 'owner'
}

/** The shortest part of somebody's text by which a changed text shows that it still has words of it, in characters. */
const shortestPart = 8

/**
 * The columns that the owner wrote once some were changed: a text that still has a sentence or a line of what was there before is
 * the owner's only in part.
 */
export function ownWordsAfter<Column extends string>(
  own_words: readonly string[],
  columns: readonly Column[],
  before: Readonly<Record<Column, string | null>>,
  after: Readonly<Record<Column, string | null>>,
): string[] {
  const changed = columns.filter((column) => after[column] !== before[column])
  const added = changed.map((column) => {
    const isOwn = own_words.includes(column)
    return isOwn || !hasPartOf(before[column], after[column]) ? column : partOf(column)
  })
  return [...new Set([...own_words, ...added])]
}

function hasPartOf(before: string | null, after: string | null): boolean {
  const parts = (before ?? '').split(/[.!?;\n]+/).map((part) => part.trim())
  return parts.some((part) => part.length >= shortestPart && (after ?? '').includes(part))
}
