import type { Email, Mailbox } from '#server/outbound/email/client.ts'
import { headerText } from '#server/outbound/email/header_text.ts'

/** The headers of a message besides sender, recipient, subject and date. */
export function headersOf(email: Email): Record<string, string> {
  const domain = email.from.address.slice(email.from.address.lastIndexOf('@') + 1)
  const follows = email.follows && `<${email.follows}@${domain}>`
  return {
    'Message-ID': `<${email.id}@${domain}>`,
    ...(email.reply_to !== undefined && { 'Reply-To': email.reply_to }),
    ...(follows && { 'In-Reply-To': follows, References: follows }),
    ...(email.unsubscribe !== null && {
      'List-Unsubscribe': `<${email.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    'Auto-Submitted': 'auto-generated',
  }
}

/** The message as it is sent (RFC 5322): text, HTML and, for a plan, the calendar part. */
export async function mimeOf(email: Email): Promise<Buffer> {
  const { 'Message-ID': messageId, ...headers } = headersOf(email)
  // Loaded with the first message: many processes send none, and it is a tenth of a start.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const composer = new MailComposer({
    from: named(email.from),
    to: named(email.to),
    subject: headerText(email.subject),
    text: email.text,
    html: email.html,
    ...(email.calendar && { icalEvent: { ...email.calendar, filename: 'plan.ics' } }),
    messageId,
    date: email.date,
    // Passed on unchanged: the composer would fold the address of an unsubscribe link.
    headers: Object.entries(headers).map(([key, value]) => ({
      key,
      value: key === 'List-Unsubscribe' ? { prepared: true, foldLines: false, value } : value,
    })),
    // A fixed boundary: the same message is written the same each time.
    baseBoundary: email.id,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

function named({ name, address }: Mailbox): Mailbox {
  return { name: headerText(name), address }
}
