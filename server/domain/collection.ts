/** `outcome.collection`: how to continue a list. */
export interface Collection {
  has_more: boolean
  next_cursor: string | null
  snapshot_handle: string
  /** Items on this page. */
  returned: number
  /** When the snapshot ends; RFC 3339. */
  expires_at: string
}

/** A sentence with the names on a page; `none` where it is empty. */
export function shownText(
  names: readonly string[],
  { has_more }: Collection,
  none: string,
): string {
  if (names.length === 0) return none
  return `${names.join(', ')}${has_more ? ', and more' : ''}.`
}
