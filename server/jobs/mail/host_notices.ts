import { claimNotice } from '#server/data/host_notices/claim.ts'
import { findNextNotice } from '#server/data/host_notices/find.ts'
import { listWritable } from '#server/data/host_notices/list.ts'
import type { ClaimedNotice } from '#server/data/host_notices/rows.ts'
import { updateNoticeAttempted, updateNoticesAbandoned } from '#server/data/host_notices/update.ts'
import type { OutgoingResult } from '#server/data/outgoing/rows.ts'
import { writeHostNews } from '#server/flows/plans/host_news.ts'
import { hostEmailOf } from '#server/jobs/mail/host_notice_message.ts'
import { openLinks } from '#server/domain/mail/links.ts'
import type { MailJob } from '#server/jobs/mail/job.ts'
import { attemptMail } from '#server/jobs/mail/attempt.ts'
import { makeOneByOneJob, writeEach } from '#server/jobs/mail/one_by_one.ts'
import type { MailJobOptions } from '#server/jobs/mail/options.ts'

/** The name of these messages in logs and metrics. */
const kind = 'host_news'

/** The most messages written in one run; if there are more, another run follows at once. */
const most = 50

/** The job that writes and sends mail to an account about its own plans: who answered, and what became of them. */
export function makeHostNoticeJob(options: MailJobOptions): MailJob {
  return makeOneByOneJob(options, {
    ...{ work: 'notice', kind },
    abandon: updateNoticesAbandoned,
    write: async ({ database, seal }, owner, isOn) =>
      writeEach(await listWritable(database, owner, most), isOn, (plan_id) =>
        database.write(owner, { work: (db) => writeHostNews(db, seal, plan_id) }),
      ),
    claim: claimNotice,
    deliver,
    record: updateNoticeAttempted,
    next: findNextNotice,
  })
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
