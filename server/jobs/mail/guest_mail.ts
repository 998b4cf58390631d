import { claimGuestMail } from '#server/data/guest_mail/claim.ts'
import { deleteOverGuestMail } from '#server/data/guest_mail/delete.ts'
import { findNextGuestMail } from '#server/data/guest_mail/find.ts'
import { listRemindable } from '#server/data/guest_mail/list.ts'
import type { ClaimedGuestMail } from '#server/data/guest_mail/rows.ts'
import {
  updateGuestMailAbandoned,
  updateGuestMailAttempted,
} from '#server/data/guest_mail/update.ts'
import { type FoundMailbox, findMailbox } from '#server/data/accounts/find.ts'
import type { OutgoingResult } from '#server/data/outgoing/rows.ts'
import { type GuestMailbox, openMailbox } from '#server/domain/guest_mail/sealed.ts'
import { remindGuests } from '#server/flows/plans/guest_mail.ts'
import { attemptMail } from '#server/jobs/mail/attempt.ts'
import { guestEmailOf } from '#server/jobs/mail/guest_mail_message.ts'
import type { MailJob } from '#server/jobs/mail/job.ts'
import { makeOneByOneJob, writeEach } from '#server/jobs/mail/one_by_one.ts'
import type { MailJobOptions } from '#server/jobs/mail/options.ts'

/** The name of these messages in logs and metrics. */
const kind = 'guest_mail'

/** The most plans whose guests are reminded, and the most addresses that are deleted, in one run. */
const most = 200

/**
 * The job that writes to guests of an account's plans who asked for it: whether an address is theirs, that a plan moved or is canceled,
 * and on the day before. It also deletes their addresses once they are of no use.
 */
export function makeGuestMailJob(options: MailJobOptions): MailJob {
  return makeOneByOneJob(options, {
    ...{ work: 'guest_mail', kind },
    abandon: updateGuestMailAbandoned,
    write: async ({ database }, owner, isOn) =>
      writeEach(await database.read(owner, (db) => listRemindable(db, most)), isOn, (plan_id) =>
        database.write(owner, { work: (db) => remindGuests(db, plan_id) }),
      ),
    claim: claimGuestMail,
    deliver,
    record: updateGuestMailAttempted,
    tidy: (database, owner) =>
      database.write(owner, { work: (db) => deleteOverGuestMail(db, most) }),
    next: findNextGuestMail,
  })
}

async function deliver(
  options: MailJobOptions,
  owner: string,
  claimed: ClaimedGuestMail,
): Promise<OutgoingResult> {
  const mailbox = openMailbox(options.seal, owner, claimed.sealed)
  return attemptMail(options, {
    id: claimed.message_id,
    kind,
    owner,
    recipient: await recipientOf(options, claimed, mailbox),
    claimed,
    refusal: refusalOf(claimed),
    // The question comes from nobody the reader knows yet.
    ...(claimed.content.kind !== 'guest_confirm' && { may_be_answered: true }),
    write: (to, sender, reply_to) => {
      if (mailbox === null)
        throw new Error('The address of a guest cannot be opened with these keys.')
      return guestEmailOf(claimed, mailbox, to, { sender, reply_to })
    },
  })
}

/** Where a mail goes: to what the guest typed, or to their account. */
async function recipientOf(
  { database }: MailJobOptions,
  { peer_owner, language, content }: ClaimedGuestMail,
  mailbox: GuestMailbox | null,
): Promise<FoundMailbox | null> {
  const typed = mailbox?.address ?? null
  if (typed !== null) {
    // Somebody without an account reads times where the plan is.
    return { name: '', address: typed, timezone: content.plan.timezone, language: language ?? 'en' }
  }
  const account = peer_owner === null ? null : await findMailbox(database, peer_owner)
  return account && { ...account, language: account.language ?? language ?? 'en' }
}

function refusalOf(claimed: ClaimedGuestMail): string | null {
  const { allowed, withdrawn, rsvp_status, content, at } = claimed
  if (withdrawn) return 'the account that sends it is leaving'
  const begins = content.kind === 'guest_reminder' ? content.plan.scheduled_at : null
  if (begins !== null && new Date(begins) <= at) return 'the plan has begun'
  const saysSo = content.kind === 'plan_removed'
  if (rsvp_status === 'removed' && !saysSo) return 'the guest is no longer on the list'
  if (rsvp_status !== 'removed' && saysSo) return 'the guest is on the list again'
  return allowed ? null : 'the recipient may not be contacted'
}
