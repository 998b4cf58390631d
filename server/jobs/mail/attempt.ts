import { type FoundMailbox, findMailbox, findReplyAddress } from '#server/data/accounts/find.ts'
import type { OutgoingResult } from '#server/data/outgoing/rows.ts'
import { type PageLanguage, speaking } from '#server/domain/basics/speaking.ts'
import type { MailKind } from '#server/domain/mail/content.ts'
import { resultOf, usualBackOff } from '#server/jobs/mail/result.ts'
import type { Delivery, Email, Mailbox } from '#server/outbound/email/client.ts'
import type { Sender } from '#server/jobs/mail/sender.ts'
import type { MailJobOptions } from '#server/jobs/mail/options.ts'

/** A message that was claimed for one attempt to send it. */
export interface MailAttempt {
  readonly id: string
  readonly kind: MailKind | 'host_news' | 'calendar_problem' | 'guest_mail'
  /** The account that the message is of, and the one, or the address, that it goes to. */
  readonly owner: string
  readonly recipient: string | FoundMailbox | null
  readonly claimed: {
    readonly attempt: number
    readonly doubtful: boolean
  }
  /** The language that it was approved in; undefined where nobody settled one. */
  readonly language?: PageLanguage | undefined
  /** Why it is not sent any more, for the log; null if it is. */
  readonly refusal: string | null
  /** Whether replies may go to the account that the message is of, where it wants them. */
  readonly may_be_answered?: true
  /** Writes it; the same bytes each time. */
  write(
    to: Mailbox & { readonly timezone?: string },
    sender: Sender,
    /** Where replies go; null for nowhere. */
    reply_to: string | null,
  ): Email
}

/** Sends a claimed message once, and logs and counts what came of it. @returns the result, which is still to be recorded. */
export async function attemptMail(
  options: MailJobOptions,
  message: MailAttempt,
): Promise<OutgoingResult> {
  const { mailer, log, onAttempt, backOff = usualBackOff } = options
  const { id, kind, claimed } = message
  const { attempt } = claimed
  const delivery = await send(options, message)
  const result = resultOf(delivery, claimed, mailer.idempotent, backOff(attempt))
  onAttempt?.(kind, result.state)
  const facts = { outgoing_id: id, kind, attempt, state: result.state }
  if (delivery.state === 'accepted') log.info(facts, 'a message was sent')
  else log.warn({ ...facts, reason: delivery.reason }, 'a message was not sent')
  return result
}

async function send(
  { database, mailer, sender, log }: MailJobOptions,
  { id, owner, recipient, language: settled, refusal, may_be_answered, write }: MailAttempt,
): Promise<Delivery> {
  if (refusal !== null) return refused(refusal)
  try {
    const to = typeof recipient === 'string' ? await findMailbox(database, recipient) : recipient
    if (to === null) return refused('the account no longer exists')
    const { language, ...mailbox } = to
    // Who has chosen no language reads that of the account whose message it is.
    const spoken = settled ?? language ?? (await findMailbox(database, owner))?.language ?? 'en'
    const reply_to = may_be_answered ? await database.read(owner, findReplyAddress) : null
    return await mailer.send(speaking(spoken, () => write(mailbox, sender(), reply_to)))
  } catch (error) {
    log.error({ err: error, outgoing_id: id }, 'a message could not be written')
    return { state: 'refused', retry: true, reason: 'the message could not be written' }
  }
}

function refused(reason: string): Delivery {
  return { state: 'refused', retry: false, reason }
}
