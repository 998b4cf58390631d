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
