import type { Database } from '#server/database/db.ts'
import type { OutgoingState } from '#server/data/outgoing/rows.ts'
import type { MailKind } from '#server/domain/mail/content.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import type { Mailer } from '#server/outbound/email/client.ts'
import type { Sender } from '#server/jobs/mail/sender.ts'

/** What the mail job needs. */
export interface MailJobOptions {
  readonly database: Database
  /** Opens the links of messages. */
  readonly seal: Seal
  readonly mailer: Mailer
  readonly sender: () => Sender
  readonly log: MailLog
  /** Called after each attempt, with the message's kind and new state. */
  readonly onAttempt?: (
    kind: MailKind | 'host_news' | 'calendar_problem' | 'account_notice' | 'guest_mail',
    state: OutgoingState,
  ) => void
  /** Messages of one account sent at the same time; 5 by default. */
  readonly atOnce?: number
  /** Milliseconds to wait after an attempt; the first attempt is 1. */
  readonly backOff?: (attempt: number) => number
}

interface MailLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
