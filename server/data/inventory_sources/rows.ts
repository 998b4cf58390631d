/** A source of the public inventory. */
export interface SourceRow {
  source: string
  licence: string
  /** What its licence wants to be shown with each item. */
  attribution: string
  url: string | null
  /** How many of its items are not retired. */
  items: number
  first_at: Date
  /** When a whole file of it was imported last; null where none was. */
  imported_at: Date | null
}

/** How many of the items of a source that are not retired can be found by more than a search. */
export interface SourceShares {
  readonly source: string
  readonly with_city: number
  readonly with_activity: number
}
