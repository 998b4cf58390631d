/** What can be undone: one change of one like (`like`), or changes of several together (`interest`). */
export type ReversibleKind = 'like' | 'interest'

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
  /** Whether it was used already. */
  used: boolean
  /** Whether its time has passed, by the database's clock. */
  overdue: boolean
}
