/** A public repository with saved pages, and which of them count. */
export interface CorpusSource {
  /** Its owner and name, which are those of its folder as well. */
  readonly repo: string
  readonly commit: string
  /** Which of its files are pages. */
  readonly pages: RegExp
  /** What those are that say so of themselves; `judged` where only those count that a person judged. */
  readonly kind: PageKind | 'judged'
  /** The time zone of the places of its events, unless a judgement names another. */
  readonly zone?: string
  /** The half of all its pages; without it, a hash of their paths says. */
  readonly half?: 'worked' | 'last'
}

/** What a page is about, as a person judged it, or as a rule says. */
export type PageKind = 'article' | 'recipe' | 'event' | 'programme' | 'venue' | 'other'
