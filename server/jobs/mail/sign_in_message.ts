import type { ClaimedSignInMail } from '#server/data/sign_in_links/claim.ts'
import { signInLetter } from '#server/domain/mail/sign_in_letter.ts'
import { letterEmail } from '#server/jobs/mail/letter_message.ts'
import type { SignInMail } from '#server/domain/web/sign_in_mail.ts'
import { uuidOf } from '#server/domain/basics/handle.ts'
import type { Email, Mailbox } from '#server/outbound/email/client.ts'
import type { Sender } from '#server/jobs/mail/sender.ts'

/** A mail about signing in; the same bytes each time. `stop` is what the link contains that
 * stops all mail to an address without an account; null for who asked for the mail as somebody who has one. */
export function signInEmail(
  mail: SignInMail,
  { link_hash, owner, created_at }: Pick<ClaimedSignInMail, 'link_hash' | 'owner' | 'created_at'>,
  { timezone = null, ...to }: Mailbox & { readonly timezone?: string | null },
  sender: Sender,
  stop: string | null,
): Email {
  const { base_url, title } = sender
  const has_account = owner !== null
  return letterEmail(
    {
      // Of the hash, so that it says nothing of the link, and an attempt that is repeated is the same message.
      id: uuidOf(link_hash.toString('hex').slice(0, 32)),
      letter: signInLetter(mail, { product: title, has_account, timezone, asked_at: created_at }),
      to,
      page: pageOf(mail, base_url),
      unsubscribe: stop && `${base_url}/no-mail/${stop}`,
      date: created_at,
    },
    sender,
  )
}

function pageOf(mail: SignInMail, base_url: string): string | null {
  if (mail.kind === 'sign_in') return `${base_url}/sign-in/${mail.token}`
  if (mail.kind === 'address_changed') return `${base_url}/sign-in/undo/${mail.token}`
  return null
}
