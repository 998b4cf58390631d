/** What a page should become, as its reader would say it. Written before the page was read. */
export interface ExpectedPage {
  /** The file, without `.html`. */
  readonly page: string
  readonly url: string
  /** The encoding of its bytes; UTF-8 by default. The server names none. */
  readonly encoding?: 'windows-1252' | 'iso-8859-2'
  /** The idea, or the question that is asked. */
  readonly expected: ExpectedIdea | { readonly ask: string; readonly items?: readonly string[] }
}

export interface ExpectedIdea {
  readonly kind: 'place' | 'event'
  readonly title: string
  /** `name | address`; null for no place, absent where it does not matter. */
  readonly place?: string | null
  /** `latitude,longitude` of the place. */
  readonly at?: string
  /** Instants. */
  readonly starts?: string
  readonly ends?: string
  readonly precision?: 'date_only'
  readonly timezone?: string
  /** Words at the beginning of the description. */
  readonly description?: string
  /** Null for none, absent where it does not matter. */
  readonly activity?: string | null
  readonly disclosure?: string
}
