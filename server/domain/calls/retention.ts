/** How many days things are kept that have served their purpose, where an operator may decide. */
export interface Retention {
  /** Audit rows, and tokens after they end, because audit rows name them. */
  readonly audit_days: number
  /** Keys of writes, and of turns of the Assistant, after the write or the turn: as long as a repetition is known to be one. */
  readonly keys_days: number
  /** Messages, committed actions and links of a plan after it ends, and of a shared list after its link ends. */
  readonly sent_days: number
  /** Prepared actions that were not committed. */
  readonly prepared_days: number
  /** What guests without an account left, after their plan ended. */
  readonly guests_days: number
  /** Conversations of the Assistant after their last turn. */
  readonly conversations_days: number
}

export const defaultRetention: Retention = {
  audit_days: 400,
  keys_days: 400,
  sent_days: 90,
  prepared_days: 30,
  guests_days: 365,
  conversations_days: 30,
}

/** Days after which a reversible action is deleted. Until then a late caller learns why it cannot be undone. */
export const reversibleDays = 30

/** Days for which a decision about a prepared action is kept, and an action that lapsed is shown to the person. */
export const approvalDays = 7

/** Days that a snapshot or a preview is kept after it expired, so that a late caller learns that it has expired. */
export const expiredDays = 1

/** Days after its end for which a connection invitation's link still says that it has ended; then it is unknown. */
export const endedInvitationDays = 30

/** Days for which a link in a message stops further messages. */
export const unsubscribeDays = 400

/** Days after which a capture or a roundup is deleted of which nothing has changed; one that goes on by itself stays. */
export const workDays = 90

/** Days after which a thread of discovery runs is deleted, from the end of its last run. Until then it is told as expired. */
export const keptThreadDays = 30
