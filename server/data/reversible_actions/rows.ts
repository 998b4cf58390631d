/**
 * What can be undone: one change of one like (`like`), changes of several together (`interest`), an idea's being put on a
 * list or removed from it, a change of a list's defaults, a link to a list, a list that was generated, a list that was
 * deleted, an idea or a place that was archived, and an idea that a capture saved.
 */
export type ReversibleKind =
  | 'like'
  | 'interest'
  | 'list_item'
  | 'list_defaults'
  | 'share_link'
  | 'generated_list'
  | 'deleted_list'
  | 'archived_idea'
  | 'archived_place'
  | 'captured_idea'

/** A reversible action that was just stored. */
export interface StoredReversible {
  reversible_id: string
  expires_at: Date
}

/** A reversible action that is about to be used. */
export interface LockedReversible<Before> {
  reversible_id: string
  /** What the changed things said before. */
  before: Before
  /** When the change was made. */
  created_at: Date
  /** Whether it was used already. */
  used: boolean
  /** Whether its time has passed, by the database's clock. */
  overdue: boolean
}
