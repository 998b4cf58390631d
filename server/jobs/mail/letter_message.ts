import { htmlOf } from '#server/domain/mail/html.ts'
import { type Letter, line } from '#server/domain/mail/letter.ts'
import { textOf } from '#server/domain/mail/text.ts'
import type { Email, Mailbox } from '#server/outbound/email/client.ts'
import type { Sender } from '#server/jobs/mail/sender.ts'

/** What a mail of the service itself says besides its letter. */
interface LetterFacts {
  readonly id: string
  readonly letter: Letter
  readonly to: Mailbox
  /** The page that the letter's button opens; null where it has none. */
  readonly page: string | null
  /** The page that stops such mail; null where it cannot be stopped. */
  readonly unsubscribe: string | null
  readonly date: Date
}

/** A mail that the service writes in its own name; the same bytes each time. */
export function letterEmail(
  { id, letter, to, page, unsubscribe, date }: LetterFacts,
  {
    from,
    name,
    title,
    operator_links = [],
  }: Pick<Sender, 'from' | 'name' | 'title' | 'operator_links'>,
): Email {
  const addresses = { page, unsubscribe, operator: operator_links }
  return {
    id,
    from: { name: name ?? title, address: from },
    to: { name: line(to.name), address: to.address },
    subject: letter.subject,
    text: textOf(letter, addresses, title),
    html: htmlOf(letter, addresses, title),
    calendar: null,
    follows: null,
    unsubscribe,
    date,
  }
}
