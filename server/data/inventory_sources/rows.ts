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
