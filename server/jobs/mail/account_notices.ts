import { claimAccountNotice } from '#server/data/account_notices/claim.ts'
import { findNextNotice } from '#server/data/account_notices/find.ts'
import type { ClaimedNotice } from '#server/data/account_notices/rows.ts'
import { updateNoticeAttempted, updateNoticesGivenUp } from '#server/data/account_notices/update.ts'
import { findMailbox } from '#server/data/accounts/find.ts'
import { speaking } from '#server/domain/basics/speaking.ts'
import { accountNoticeLetter, noticePath } from '#server/domain/mail/account_notice_letter.ts'
import { openNotice } from '#server/domain/web/account_notice.ts'
import type { MailJob } from '#server/jobs/mail/job.ts'
import { letterEmail } from '#server/jobs/mail/letter_message.ts'
import { persist } from '#server/jobs/persist.ts'
import type { Delivery } from '#server/outbound/email/client.ts'
import type { MailJobOptions } from '#server/jobs/mail/options.ts'

/** The name of these messages in logs and metrics. */
const kind = 'account_notice'

/** Milliseconds after which a run begins nothing more, so that it ends within its lease. */
const enough = 10_000

/** The most attempts to send a notice, and the seconds between two of them. */
const attempts = 3
const pauses = [5, 30]

/**
 * The job that tells an account about itself: that a token was made, an app connected, or that something waits for its approval.
 * Nobody can turn these mails off. One that may have arrived is sent again, because a second one does no harm.
 */
export function makeAccountNoticeJob(options: MailJobOptions): MailJob {
  const { database, log, onAttempt } = options
  let stopped = false

  return {
    kind: 'account_notice',
    async run(owner) {
      const until = performance.now() + enough
      const isOn = () => !stopped && performance.now() < until
      const given_up = await updateNoticesGivenUp(database, owner, attempts)
      for (const attempt of given_up) {
        // What was never attempted is of no use any more, or waited for a day in vain.
        if (attempt > 0) onAttempt?.(kind, 'failed')
        log.warn({ kind, attempt }, 'a message was given up')
      }
      let done = 0
      while (isOn()) {
        const claimed = await claimAccountNotice(database, owner)
        if (claimed === null) break
        await attempt(options, owner, claimed)
        done += 1
      }
      return done > 0 && !isOn() ? 'again' : findNextNotice(database, owner)
    },
    stop() {
      stopped = true
    },
  }
}

async function attempt(
  options: MailJobOptions,
  owner: string,
  claimed: ClaimedNotice,
): Promise<void> {
  const { database, log, onAttempt } = options
  const delivery = await deliver(options, owner, claimed)
  const isOver = delivery.state === 'accepted' || claimed.attempt >= attempts || !mayRetry(delivery)
  const again = pauses[claimed.attempt - 1] ?? 30
  await persist(() => updateNoticeAttempted(database, owner, claimed, isOver ? null : again))
  const state = delivery.state === 'accepted' ? 'sent' : isOver ? 'failed' : 'queued'
  onAttempt?.(kind, state)
  const facts = { kind, notice_id: claimed.notice_id, attempt: claimed.attempt, state }
  if (delivery.state === 'accepted') log.info(facts, 'a message was sent')
  else log.warn({ ...facts, reason: delivery.reason }, 'a message was not sent')
}

function mayRetry(delivery: Delivery): boolean {
  return delivery.state === 'unknown' || (delivery.state === 'refused' && delivery.retry)
}

async function deliver(
  { database, mailer, seal, sender, log }: MailJobOptions,
  owner: string,
  { notice_id, sealed, created_at, begun_at }: ClaimedNotice,
): Promise<Delivery> {
  try {
    const to = await findMailbox(database, owner)
    if (to === null) return { state: 'refused', retry: false, reason: 'the account is gone' }
    const notice = openNotice(seal, owner, sealed)
    const from = sender()
    const facts = { product: from.title, timezone: to.timezone, made_at: created_at, begun_at }
    const { name, address, language } = to
    const email = speaking(language ?? 'en', () =>
      letterEmail(
        {
          id: notice_id,
          letter: accountNoticeLetter(notice, facts),
          to: { name, address },
          page: `${from.base_url}${noticePath(notice)}`,
          unsubscribe: null,
          date: begun_at,
        },
        from,
      ),
    )
    return await mailer.send(email)
  } catch (error) {
    log.error({ err: error, notice_id }, 'a notice could not be written')
    return { state: 'refused', retry: true, reason: 'the message could not be written' }
  }
}
