import type { DateAbout } from '#server/domain/language/time/found.ts'
import { readMime } from '#server/domain/language/text/mime.ts'
import { instantNamed } from '#server/domain/language/text/sent_at.ts'
import { wordsFor } from '#server/domain/language/words/lists.ts'
import { oneOf, pattern } from '#server/domain/language/words/pattern.ts'
import { inLines } from '#server/domain/basics/text.ts'

/** A mail that somebody pasted. */
export interface PastedMail {
  /** Without `Re:` and `Fwd:`; empty for none. */
  readonly subject: string
  /** Without quotes of earlier mails and without the signature. */
  readonly body: string
  /** When it was sent, an instant in ISO 8601; null where it does not say. */
  readonly sent: string | null
  /** A calendar that is a part of it; null for none. */
  readonly calendar: string | null
}

const header = pattern`^(${'text.mail_header'}|cc|reply-to|message-id|mime-version|content-type|content-transfer-encoding)\s*:\s*(.*)$`
const subjects = wordsFor('text.mail_header', 'subject')
const senders = wordsFor('text.mail_header', 'from')
const dates = wordsFor('text.mail_header', 'date')

/** Above a mail that was forwarded, or answered. */
const start = pattern`^[-_> ]*(?:${oneOf('text.forwarded', 'text.original_message')})?[-_ ]*:?$`

/** What stands below a mail: a signature, or the mail that was answered. */
const ends = [
  /^-- ?$/,
  pattern`^${'text.quote_on'} .{5,120}${'text.wrote'}\s?.{0,60}:\s*$`,
  pattern`^[-_]{3,}\s*${'text.original_message'}`,
  pattern`^(?:${'text.sent_from'}|${'text.by_my'} .{2,30} ${'text.sent'})`,
]

/** The most characters of a mail that are looked at for its headers and words. */
const most = 100_000

/** Reads a text that begins with the headers of a mail, pasted or as it is stored; null for any other text. */
export function readPastedMail(
  text: string,
  about: Pick<DateAbout, 'now' | 'timezone'>,
): PastedMail | null {
  const stored = readMime(text)
  const found = stored ?? readHeaders(inLines(text.slice(0, most)).trimStart())
  if (!found) return null
  return {
    subject: withoutPrefix(found.subject),
    body: bodyOf(found.body.slice(0, most).split('\n')),
    sent: instantOf(found.date) ?? instantNamed(found.date ?? '', about),
    calendar: stored?.calendar ?? null,
  }
}

function readHeaders(text: string): { subject: string; date: string | null; body: string } | null {
  const lines = text.split('\n')
  const headers: [name: string, value: string][] = []
  let index = 0
  while (index < 3 && start.test(lines[index]?.trim() ?? '')) index += 1
  for (; index < lines.length && headers.length < 40; index += 1) {
    const line = lines[index] ?? ''
    const [, name, value = ''] = header.exec(line.slice(0, 2_000).replace(/^\*|\*$/g, '')) ?? []
    const last = headers.at(-1)
    if (name !== undefined) headers.push([name, value.trim()])
    else if (last && /^[ \t]+\S/.test(line)) last[1] = `${last[1]} ${line.trim()}`
    else break
  }
  const value = (names: ReadonlySet<string>) =>
    headers.find(([name]) => names.has(name.toLowerCase()))?.[1] ?? null
  const subject = value(subjects)
  if (subject === null || (value(senders) === null && value(dates) === null)) return null
  return { subject, date: value(dates), body: lines.slice(index).join('\n') }
}

/** What shops write before the name of what was bought, and hosts before what they invite to. */
const tickets = pattern`^(?:${'text.purchase'}|${'text.invitation'}\s?(?::|${'text.invitation_to'}))\s+`

const prefix = pattern`^(?:\s*${'text.mail_prefix'}\s*(?:\[\d+\])?:)+\s*`

function withoutPrefix(subject: string): string {
  return subject.replace(prefix, '').replace(tickets, '').trim()
}

function bodyOf(lines: readonly string[]): string {
  const kept: string[] = []
  for (const line of lines) {
    const isEnd = ends.some((end) => end.test(line.slice(0, 300)))
    if (isEnd) break
    if (!/^\s*>/.test(line)) kept.push(line)
  }
  return kept.join('\n').trim()
}

/** The instant of `Sun, 22 Nov 2026 10:00:00 +0100`; null for another form. */
function instantOf(text: string | null): string | null {
  const [, day = '', name = '', year = '', time = '', zone = ''] =
    /^(?:\p{L}{3},\s*)?(\d{1,2}) (\p{L}{3}) (\d{4}) (\d\d:\d\d(?::\d\d)?) ([+-]\d{4}|GMT|UTC|Z)/u.exec(
      text ?? '',
    ) ?? []
  const month = 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(name.toLowerCase()) / 3 + 1
  if (name === '' || !Number.isInteger(month) || month < 1) return null
  const two = (value: number | string) => String(value).padStart(2, '0')
  const offset = /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : 'Z'
  const seconds = time.length === 5 ? `${time}:00` : time
  const instant = Date.parse(`${year}-${two(month)}-${two(day)}T${seconds}${offset}`)
  return Number.isNaN(instant) ? null : new Date(instant).toISOString()
}
