/** `outcome.collection`: how a list read goes on. */
export interface Collection {
  has_more: boolean
  next_cursor: string | null
  snapshot_handle: string
  /** Items on this page. */
  returned: number
  /** When the snapshot ends; RFC 3339. */
  expires_at: string
}

/** The sentence that says what is on a page; `none` where nothing is. */
export function shownText(
  names: readonly string[],
  { has_more }: Collection,
  none: string,
): string {
  if (names.length === 0) return none
  return `${names.join(', ')}${has_more ? ', and more' : ''}.`
}
