import { claimNotice } from '#server/data/host_notices/claim.ts'
import { findNextNotice } from '#server/data/host_notices/find.ts'
import { listWritable } from '#server/data/host_notices/list.ts'
import type { ClaimedNotice } from '#server/data/host_notices/rows.ts'
import { updateNoticeAttempted, updateNoticesAbandoned } from '#server/data/host_notices/update.ts'
import type { OutgoingResult } from '#server/data/outgoing/rows.ts'
import { writeHostNews } from '#server/flows/plans/host_news.ts'
import { hostEmailOf } from '#server/jobs/mail/host_notice_message.ts'
import { openLinks } from '#server/domain/mail/links.ts'
import type { MailJob, MailJobOptions } from '#server/jobs/mail/job.ts'
import { attemptMail } from '#server/jobs/mail/attempt.ts'
import { maxAttempts } from '#server/jobs/mail/result.ts'
import { persist } from '#server/jobs/persist.ts'

/** The name of these messages in logs and metrics. */
const kind = 'host_news'

/** Milliseconds after which a run begins nothing more, so that it ends within its lease. */
const enough = 10_000

/** The most messages written in one run; if there are more, another run follows at once. */
const most = 50

/** The job that writes and sends mail to an account about its own plans: who answered, and what became of them. */
export function makeHostNoticeJob(options: MailJobOptions): MailJob {
  const { database, seal, mailer, log, onAttempt } = options
  let stopped = false

  return {
    kind: 'notice',
    async run(owner) {
      const until = performance.now() + enough
      const isOn = () => !stopped && performance.now() < until
      const { idempotent, remembers = null } = mailer
      const attempts = idempotent ? maxAttempts : 1
      const abandoned = await updateNoticesAbandoned(database, owner, attempts, remembers)
      for (let count = 0; count < abandoned; count += 1) onAttempt?.(kind, 'unconfirmed')
      if (abandoned > 0) log.warn({ abandoned, kind }, 'it is unknown whether messages were sent')
      let done = 0
      for (const plan_id of await listWritable(database, owner, most)) {
        if (!isOn()) break
        await database.write(owner, { work: (db) => writeHostNews(db, seal, plan_id) })
        done += 1
      }
      while (isOn()) {
        const claimed = await claimNotice(database, owner, idempotent, remembers)
        if (claimed === null) break
        const result = await deliver(options, owner, claimed)
        await persist(() => updateNoticeAttempted(database, owner, claimed, result))
        done += 1
      }
      return done > 0 && !isOn() ? 'again' : findNextNotice(database, owner)
    },
    stop() {
      stopped = true
    },
  }
}

function deliver(
  options: MailJobOptions,
  owner: string,
  claimed: ClaimedNotice,
): Promise<OutgoingResult> {
  return attemptMail(options, {
    id: claimed.message_id,
    kind,
    owner,
    recipient: owner,
    claimed,
    refusal: refusalOf(claimed),
    write: (to, sender) =>
      hostEmailOf(claimed, openLinks(options.seal, owner, claimed.sealed), to, sender),
  })
}

function refusalOf({ allowed, is_on }: ClaimedNotice): string | null {
  if (!allowed) return 'the host has stopped mail about their own plans'
  return is_on ? null : 'the plan is canceled or over'
}
