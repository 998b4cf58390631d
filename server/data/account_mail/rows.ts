import type { CalendarProblemNews } from '#server/domain/mail/calendar_letter.ts'

/** A message to the account itself that a worker has claimed to send. */
export interface ClaimedAccountMail {
  mail_id: string
  content: CalendarProblemNews
  sealed: string
  /** The number of this attempt: only the worker of the latest attempt may record a result. */
  attempt: number
  created_at: Date
  /** Whether an earlier attempt may have been delivered. */
  doubtful: boolean
  /** Whether what it is about is still so. */
  is_on: boolean
}
