import { type FoundMailbox, findAccount, findMailbox } from '#server/data/accounts/find.ts'
import { type ClaimedSignInMail, claimSignInMail } from '#server/data/sign_in_links/claim.ts'
import { deleteEndedOauthRecords } from '#server/data/oauth_records/delete.ts'
import { deleteEndedSignIns } from '#server/data/sign_in_links/delete.ts'
import { findNextSignInMail } from '#server/data/sign_in_links/find.ts'
import { updateMailAttempted, updateMailHeld } from '#server/data/sign_in_links/update.ts'
import { speaking } from '#server/domain/basics/speaking.ts'
import type { SignUpMode } from '#server/domain/web/sign_up.ts'
import { openAddress, sealStop } from '#server/domain/web/sealed_address.ts'
import { openMail, type SignInMail, type SpokenMail } from '#server/domain/web/sign_in_mail.ts'
import { findWayIn } from '#server/flows/web/admission.ts'
import type { MailedAddress, SignInLimits } from '#server/flows/web/context.ts'
import type { MailJob } from '#server/jobs/mail/job.ts'
import { persist } from '#server/jobs/persist.ts'
import { signInEmail } from '#server/jobs/mail/sign_in_message.ts'
import type { Delivery, Mailbox } from '#server/outbound/email/client.ts'
import type { MailJobOptions } from '#server/jobs/mail/options.ts'

/** What the job needs besides what all mail needs. */
export type SignInJobOptions = Omit<MailJobOptions, 'onAttempt'> & {
  /** Who may make an account. */
  readonly sign_up: SignUpMode
  /** Whether one more mail may be sent; always by default. */
  readonly maySend?: SignInLimits['maySendSignIn']
  /** Called when a mail has to wait for the limits, and when it waited too long and is given up. */
  readonly onHeld?: (address: MailedAddress, end: 'waits' | 'dropped') => void
  /** Called after each attempt. */
  readonly onAttempt?: (kind: 'sign_in', state: 'sent' | 'queued' | 'failed') => void
}

/** Milliseconds after which a run begins nothing more, so that it ends within its lease. */
const enough = 10_000

/** Mails sent at the same time, so that a slow mail server does not let people wait. */
const lanes = 4

/** The most attempts to send a mail, and the seconds between two of them. */
const attempts = 3
const pauses = [5, 30]

/** Seconds after which a mail is tried again that the limits held up. */
const heldFor = 60

/** Rows that one run deletes of each table. */
const batch = 500

/**
 * The job that sends mail about signing in. Whether an address has an account is decided here, where nobody waits for it:
 * one that may not make an account gets no mail. What the limits of all mails do not allow waits for up to ten minutes.
 */
export function makeSignInJob(options: SignInJobOptions): MailJob {
  const { database } = options
  let stopped = false

  return {
    kind: 'sign_in',
    async run() {
      const until = performance.now() + enough
      const isOn = () => !stopped && performance.now() < until
      const sent = await Promise.all(
        Array.from({ length: lanes }, async () => {
          let count = 0
          while (isOn()) {
            const claimed = await claimSignInMail(database)
            if (claimed === null) break
            await attempt(options, claimed)
            count += 1
          }
          return count
        }),
      )
      await deleteEndedSignIns(database, batch)
      await deleteEndedOauthRecords(database, batch)
      const isDone = sent.every((count) => count === 0)
      return !isDone && !isOn() ? 'again' : findNextSignInMail(database)
    },
    stop() {
      stopped = true
    },
  }
}

async function attempt(options: SignInJobOptions, claimed: ClaimedSignInMail): Promise<void> {
  const { database, log, onAttempt } = options
  const delivery = await deliver(options, claimed)
  if (delivery === 'known' || delivery === 'other') {
    const waits = await updateMailHeld(database, claimed, heldFor)
    options.onHeld?.(delivery, waits ? 'waits' : 'dropped')
    if (!waits) await persist(() => updateMailAttempted(database, claimed, null))
    return
  }
  const again = pauses[claimed.attempt - 1]
  const isOver =
    delivery === null ||
    delivery.state === 'accepted' ||
    claimed.attempt >= attempts ||
    !mayRetry(delivery)
  await persist(() => updateMailAttempted(database, claimed, isOver ? null : (again ?? 30)))
  if (delivery === null) return
  const state = delivery.state === 'accepted' ? 'sent' : isOver ? 'failed' : 'queued'
  onAttempt?.('sign_in', state)
  const facts = { kind: 'sign_in', purpose: claimed.purpose, attempt: claimed.attempt, state }
  if (delivery.state === 'accepted') log.info(facts, 'a message was sent')
  else log.warn({ ...facts, reason: delivery.reason }, 'a message was not sent')
}

/** A mail that may have arrived is sent again: a second one does no harm, and without one nobody gets in. */
function mayRetry(delivery: Delivery): boolean {
  return delivery.state === 'unknown' || (delivery.state === 'refused' && delivery.retry)
}

/** What the owner of an address is told that another account would like to have. */
const addressTaken = { kind: 'address_taken' } as const

/**
 * Sends a mail. @returns null where none is sent to this address, and which limit is used up where it has to wait.
 */
async function deliver(
  options: SignInJobOptions,
  claimed: ClaimedSignInMail,
): Promise<Delivery | MailedAddress | null> {
  const { mailer, seal, sender, log, maySend = async () => true } = options
  try {
    const to = await recipientOf(options, claimed)
    if (to === null) return null
    const mail: SpokenMail = to.is_taken ? addressTaken : openMail(seal, claimed.sealed)
    const limit = limitOf(claimed, mail)
    if (limit !== null && !(await maySend(limit))) return limit
    // Anybody may have typed the address of a stranger.
    const isStranger = claimed.owner === null && options.sign_up === 'open'
    const stop = isStranger ? sealStop(seal, to.address) : null
    const { name, address, timezone = null } = to
    const mailbox = { name, address, timezone }
    const language = to.language ?? mail.language ?? 'en'
    return await mailer.send(
      speaking(language, () => signInEmail(mail, claimed, mailbox, sender(), stop)),
    )
  } catch (error) {
    log.error({ err: error }, 'a message about signing in could not be written')
    return { state: 'refused', retry: true, reason: 'the message could not be written' }
  }
}

/** Which limit counts a mail: none for another attempt, nor for what an account or its browser asks for itself. */
function limitOf({ attempt, purpose, owner }: ClaimedSignInMail, mail: SignInMail) {
  if (attempt > 1 || (purpose !== 'sign_in' && purpose !== 'new_address')) return null
  if (mail.kind === 'sign_in' && mail.is_known === true) return null
  return owner === null ? 'other' : 'known'
}

/** Where a mail about signing in goes, with the zone and the language of the account where there is one. */
type SignInMailbox = Mailbox &
  Partial<Pick<FoundMailbox, 'timezone' | 'language'>> & { is_taken?: boolean }

/**
 * Where a mail goes: of an account, to the address that it has, however the address was spelled; a new address must be
 * one that may make an account, and none that wants no mail.
 */
async function recipientOf(
  { database, seal, sign_up }: SignInJobOptions,
  { purpose, owner, address_sealed, address_hash, admitted_by, stopped }: ClaimedSignInMail,
): Promise<SignInMailbox | null> {
  if (purpose === 'new_address' || purpose === 'undo_address') {
    const address = openAddress(seal, address_sealed)
    if (address === null) return null
    const [taker, account] = await Promise.all([
      purpose === 'new_address' ? findAccount(database, address) : null,
      owner === null ? null : findMailbox(database, owner),
    ])
    if (taker === null || taker.owner === owner) return { ...account, name: '', address }
    const { display_name: name, email, timezone } = taker
    return { name, address: email, timezone, is_taken: true }
  }
  if (owner !== null) return findMailbox(database, owner)
  const address = openAddress(seal, address_sealed)
  if (address === null || address_hash === null || stopped) return null
  const applicant = { purpose, address_hash, admitted_by }
  return (await findWayIn({ database, sign_up }, applicant)) && { name: '', address }
}
