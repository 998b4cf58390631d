import type { HostNews } from '#server/domain/mail/host_news.ts'
import type { ToldPlan } from '#server/domain/plans/host_notice.ts'

/** What the host of a plan was told of it, as the plan's notice has it. */
export interface HostNoticeRow extends ToldPlan {
  plan_id: string
  /** Answers given before are not news. */
  since: Date
  /** Whether a message may be written now: there may be news, none waits, and the last one is an hour ago. */
  ready: boolean
}

/** A message to the host of a plan that a worker has claimed to send. */
export interface ClaimedNotice {
  plan_id: string
  message_id: string
  content: HostNews
  sealed: string
  /** The number of this attempt: only the worker of the latest attempt may record a result. */
  attempt: number
  created_at: Date
  /** Whether an earlier attempt may have been delivered. */
  doubtful: boolean
  /** Whether the host wants such mail now. */
  allowed: boolean
  /** Whether the plan is neither canceled nor over. */
  is_on: boolean
}
