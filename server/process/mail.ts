import { registry } from '#generated/server/capabilities.ts'
import type { MailConfig } from '#server/config.ts'
import type { Database } from '#server/database/db.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import type { SignInLimits } from '#server/flows/web/context.ts'
import { makeAccountMailJob } from '#server/jobs/mail/account_mail.ts'
import { makeAccountNoticeJob } from '#server/jobs/mail/account_notices.ts'
import { makeGuestMailJob } from '#server/jobs/mail/guest_mail.ts'
import { makeHostNoticeJob } from '#server/jobs/mail/host_notices.ts'
import { type MailJob, makeMailJob } from '#server/jobs/mail/job.ts'
import { makeSignInJob } from '#server/jobs/mail/sign_in.ts'
import type { OperatorLink } from '#server/domain/web/operator_links.ts'
import type { SignUpMode } from '#server/domain/web/sign_up.ts'
import type { Mailer } from '#server/outbound/email/client.ts'
import { productName } from '#server/runtime/product_name.ts'
import type { Metrics } from '#server/runtime/metrics.ts'

/** How this process sends mail, and from which address. */
export interface MailSettings {
  readonly mailer: Mailer
  readonly from: MailConfig['from']
  /** The name before it; the product's where it is left out. */
  readonly name?: MailConfig['name']
  /** Where mail that is not sent lies, for people who try the service out; not given where it must not be shown. */
  readonly shown_place?: string
}

/**
 * Makes the jobs that send an account's mail, to others and about its own plans; `base_url` is what its links begin
 * with.
 */
export function mailJobs(
  { mailer, from, name }: MailSettings,
  {
    metrics,
    sign_up,
    rates,
    operator_links,
    ...given
  }: {
    database: Database
    seal: Seal
    base_url: () => string
    log: Parameters<typeof makeMailJob>[0]['log']
    metrics: Metrics
    /** Links at the end of every mail. */
    operator_links: readonly OperatorLink[]
    /** Who may make an account. */
    sign_up: SignUpMode
    /** The limits of mails about signing in. */
    rates: Pick<SignInLimits, 'maySendSignIn'>
  },
): MailJob[] {
  const { brand } = registry
  const options = {
    ...given,
    mailer,
    onAttempt: metrics.mailAttempted,
    sender: () => ({
      from,
      base_url: given.base_url(),
      title: productName,
      name: name ?? productName,
      brand,
      operator_links,
    }),
  }
  return [
    makeMailJob(options),
    makeHostNoticeJob(options),
    makeGuestMailJob(options),
    makeAccountMailJob(options),
    makeAccountNoticeJob(options),
    makeSignInJob({
      ...options,
      sign_up,
      maySend: rates.maySendSignIn,
      onHeld: metrics.signInMailHeld,
    }),
  ]
}
