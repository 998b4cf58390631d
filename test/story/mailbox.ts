import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'
import { expect } from 'vitest'

/** A mail as its recipient has it. */
export interface Letter {
  mail: ParsedMail
  /** The recipient's address. */
  to: string
  /** The calendar part; null where the message has no such part. */
  calendar: { method: string; uid: string; sequence: number; starts: string; title: string } | null
  /** The path of the page the mail leads to; null for none. */
  page: string | null
  /** The path of the one click that stops such mail. */
  unsubscribe: string
}

export interface Mailbox {
  /** The mail that came since the last time, by its recipients; waits until so many are there. */
  next(count?: number): Promise<Letter[]>
  /** How many came so far. */
  count(): Promise<number>
}

/** The outbox of a service, read as the recipients would. */
export function openMailbox(folder: string): Mailbox {
  const read = new Set<string>()
  const files = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return {
    async next(count = 1) {
      const fresh = await expect
        .poll(async () => (await files()).filter((name) => !read.has(name)), { timeout: 30_000 })
        .toHaveLength(count)
        .then(async () => (await files()).filter((name) => !read.has(name)))
      for (const name of fresh) read.add(name)
      return Promise.all(fresh.map(async (name) => letterOf(await readFile(join(folder, name)))))
    },
    count: async () => (await files()).length,
  }
}

async function letterOf(source: Buffer): Promise<Letter> {
  const mail = await simpleParser(source)
  const part = mail.attachments.find(({ contentType }) => contentType === 'text/calendar')
  const headers = source.toString('latin1').replace(/\r\n[ \t]+/g, ' ')
  const stop = /^List-Unsubscribe: <([^>]+)>\r$/m.exec(headers)?.[1] ?? ''
  const page = /https?:\/\/\S+?(\/i\/[A-Za-z0-9_-]{43})\b/.exec(mail.text ?? '')?.[1]
  return {
    mail,
    to: (mail.to as AddressObject).value[0]?.address ?? '',
    calendar: part ? calendarOf(part.content.toString('utf8'), headers) : null,
    page: page ?? null,
    unsubscribe: new URL(stop).pathname,
  }
}

function calendarOf(content: string, headers: string): Letter['calendar'] {
  const lines = content.replace(/\r\n[ \t]/g, '').split('\r\n')
  const value = (name: string) =>
    lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? ''
  const method = value('METHOD')
  // Mail programs go by the part's header.
  expect(headers).toMatch(new RegExp(`Content-Type: text/calendar;[^\\n]*method=${method}`))
  return {
    method,
    uid: value('UID'),
    sequence: Number(value('SEQUENCE')),
    starts: instantOf(value('DTSTART')),
    title: value('SUMMARY'),
  }
}

/** `20261128T110000Z` as JSON has it. */
function instantOf(text: string): string {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? []
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
}
