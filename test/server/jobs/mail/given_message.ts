import { type ParsedMail, simpleParser } from 'mailparser'
import { newId } from '#server/database/id.ts'
import type { ClaimedOutgoing } from '#server/data/outgoing/rows.ts'
import type { MailContent } from '#server/domain/mail/content.ts'
import { emailOf } from '#server/jobs/mail/message.ts'
import { mimeOf } from '#server/outbound/email/mime.ts'
import { sender } from '#test/support/given/mail.ts'

export const plan_id = newId()
export const ada = { name: 'Ada', address: 'ada@example.org' }

/** A message that is to be written. */
export function claimed(
  content: MailContent,
  given: Partial<ClaimedOutgoing> = {},
): ClaimedOutgoing {
  return {
    outgoing_id: newId(),
    kind: content.kind,
    plan_id: content.kind === 'list_share' ? null : plan_id,
    person_id: newId(),
    recipient_owner: newId(),
    content,
    sealed: '',
    attempt: 1,
    created_at: new Date('2026-11-21T12:00:00Z'),
    doubtful: false,
    allowed: true,
    withdrawn: false,
    follows: null,
    ...given,
  }
}

/** A message as a mail program has it. */
export interface Read {
  mail: ParsedMail
  source: string
  /** The properties of the calendar part, unfolded; null where the message has no such part. */
  calendar: { method: string; lines: string[] } | null
}

/** Writes a message and reads it back as a mail program does. */
export async function read(
  content: MailContent,
  given: Partial<ClaimedOutgoing> = {},
  to: Parameters<typeof emailOf>[2] = ada,
): Promise<Read> {
  const links = { link: 'LINKTOKEN', unsubscribe: 'STOPTOKEN', plan_page: 'PAGETOKEN' }
  const source = await mimeOf(emailOf(claimed(content, given), links, to, sender))
  const mail = await simpleParser(source)
  const part = mail.attachments.find(({ contentType }) => contentType === 'text/calendar')
  const text = source.toString('latin1')
  const method = /Content-Type: text\/calendar;[^\n]*method=(\w+)/.exec(unfolded(text))?.[1]
  const calendar =
    part && method
      ? {
          method,
          lines: part.content
            .toString('utf8')
            .replace(/\r\n[ \t]/g, '')
            .split('\r\n'),
        }
      : null
  return { mail, source: text, calendar }
}

export function unfolded(text: string): string {
  return text.replace(/\r\n[ \t]+/g, ' ')
}

/** A header's value, in one line. */
export function header(mail: ParsedMail, key: string): string | undefined {
  const line = mail.headerLines.find((one) => one.key === key.toLowerCase())?.line
  return line && unfolded(line).slice(key.length + 2)
}

export const link = 'https://service.example/i/LINKTOKEN'
export const stop = 'https://service.example/u/STOPTOKEN'
