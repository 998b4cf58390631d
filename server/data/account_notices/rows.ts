/** A notice to the account itself that a worker has claimed to send. */
export interface ClaimedNotice {
  readonly notice_id: string
  readonly sealed: string
  /** The number of this attempt, from 1: only the latest may record a result. */
  readonly attempt: number
  readonly created_at: Date
  /** When the first attempt began. */
  readonly begun_at: Date
}
