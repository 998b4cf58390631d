import type { ClaimedNotice } from '#server/data/host_notices/rows.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { linkUrl } from '#server/domain/links/paths.ts'
import { hostLetter } from '#server/domain/mail/host_letter.ts'
import type { MailLinks } from '#server/domain/mail/links.ts'
import { siteOf } from '#server/domain/web/site.ts'
import { letterEmail } from '#server/jobs/mail/letter_message.ts'
import type { Email, Mailbox } from '#server/outbound/email/client.ts'
import type { Sender } from '#server/jobs/mail/sender.ts'

/** The mail to the host of a plan, with times in their own zone, too; the same bytes each time. */
export function hostEmailOf(
  { content, message_id, created_at, plan_id }: ClaimedNotice,
  { unsubscribe }: MailLinks,
  { timezone, ...to }: Mailbox & { readonly timezone?: string },
  sender: Sender,
): Email {
  return letterEmail(
    {
      id: message_id,
      letter: hostLetter(content, timezone ?? null),
      to,
      page: planUrl(sender.base_url, plan_id),
      unsubscribe: linkUrl(sender.base_url, 'unsubscribe', unsubscribe),
      date: created_at,
    },
    sender,
  )
}

/** The host's page of a plan; null where the service has no pages for people who sign in. */
function planUrl(base_url: string, plan_id: string): string | null {
  return siteOf(base_url).on ? `${base_url}/plans/${toHandle('plan', plan_id)}` : null
}
