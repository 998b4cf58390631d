import type { Database } from '#server/database/db.ts'
import type { ClaimedOutgoing, OutgoingResult, Attempted } from '#server/data/outgoing/rows.ts'
import { updateAbandoned, updateAttempted } from '#server/data/outgoing/update.ts'
import { claimOutgoing } from '#server/data/outgoing/claim.ts'
import { findNextDue } from '#server/data/outgoing/find.ts'
import { mayBeAnswered } from '#server/domain/mail/mail_letter.ts'
import { openLinks } from '#server/domain/mail/links.ts'
import { emailOf } from '#server/jobs/mail/message.ts'
import { attemptMail } from '#server/jobs/mail/attempt.ts'
import { maxAttempts } from '#server/jobs/mail/result.ts'
import { persist } from '#server/jobs/persist.ts'
import type { Job } from '#server/jobs/run.ts'
import type { MailJobOptions } from '#server/jobs/mail/options.ts'

/** The job that sends an account’s mail. */
export interface MailJob extends Job {
  /** Claims no more messages; those being sent are finished. */
  stop(): void
}

/** Milliseconds after which a run claims no more messages, so that it ends within its lease. */
const enough = 15_000

/**
 * Sends an account's messages. Each message is claimed in a committed transaction before it is sent, and only
 * the latest attempt records a result. A message without a result is sent again as long as the mailer sends a
 * repeated request once; otherwise it is marked as unconfirmed.
 */
export function makeMailJob(options: MailJobOptions): MailJob {
  const { database, mailer, log, onAttempt, atOnce = 5 } = options
  let stopped = false

  return {
    kind: 'mail',
    async run(owner) {
      const until = performance.now() + enough
      const { idempotent, remembers } = mailer
      const attempts = idempotent ? maxAttempts : 1
      const abandoned = await updateAbandoned(database, owner, attempts, remembers)
      for (const kind of abandoned) onAttempt?.(kind, 'unconfirmed')
      if (abandoned.length > 0) {
        log.warn({ abandoned: abandoned.length }, 'it is unknown whether these messages were sent')
      }
      const isOn = () => !stopped && performance.now() < until
      const lanes = Array.from({ length: atOnce }, () => sendInOrder(options, owner, isOn))
      let sent = 0
      for (const lane of await Promise.allSettled(lanes)) {
        if (lane.status === 'rejected') throw lane.reason
        sent += lane.value
      }
      return sent > 0 && !isOn() ? 'again' : findNextDue(database, owner)
    },
    stop() {
      stopped = true
    },
  }
}

/**
 * Sends one message after the other. The transaction that claims the next message also records the result of
 * the previous one, and both are committed before the next message is sent.
 *
 * @returns how many messages were attempted.
 */
async function sendInOrder(
  options: MailJobOptions,
  owner: string,
  isOn: () => boolean,
): Promise<number> {
  const { database, mailer } = options
  let attempted = 0
  let done: Attempted | null = null
  while (isOn()) {
    const outgoing: ClaimedOutgoing | null = await claimOutgoing(
      database,
      owner,
      mailer.idempotent,
      done,
      mailer.remembers,
    ).catch(async (error: unknown) => {
      if (done) await record(database, owner, done)
      throw error
    })
    if (outgoing === null) return attempted
    attempted += 1
    done = { outgoing, result: await deliver(options, owner, outgoing) }
  }
  if (done) await record(database, owner, done)
  return attempted
}

function deliver(
  options: MailJobOptions,
  owner: string,
  outgoing: ClaimedOutgoing,
): Promise<OutgoingResult> {
  const { outgoing_id, kind, recipient_owner } = outgoing
  return attemptMail(options, {
    id: outgoing_id,
    kind,
    owner,
    recipient: recipient_owner,
    claimed: outgoing,
    language: outgoing.content.language,
    refusal: refusalOf(outgoing),
    ...(mayBeAnswered(outgoing) && { may_be_answered: true }),
    write: (to, sender, reply_to) => {
      const links = openLinks(options.seal, owner, outgoing.sealed)
      return emailOf(outgoing, links, to, sender, reply_to)
    },
  })
}

function refusalOf({ allowed, withdrawn }: ClaimedOutgoing): string | null {
  if (withdrawn) return 'the account that sends it is leaving'
  return allowed ? null : 'the recipient may not be contacted'
}

async function record(database: Database, owner: string, attempted: Attempted): Promise<void> {
  await persist(() => updateAttempted(database, owner, attempted))
}
