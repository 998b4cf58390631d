import { type AddressObject, simpleParser } from 'mailparser'
import { describe, expect, test } from 'vitest'
import { newId } from '#server/database/id.ts'
import type { HostNews } from '#server/domain/mail/host_news.ts'
import { hostEmailOf } from '#server/jobs/mail/host_notice_message.ts'
import { mimeOf } from '#server/outbound/email/mime.ts'
import { sender } from '#test/support/given/mail.ts'
import { read } from '#test/server/jobs/mail/given_message.ts'
import { planContentWith } from '#test/support/given/outgoing.ts'

const claimed = {
  plan_id: newId(),
  message_id: newId(),
  sealed: '',
  attempt: 1,
  created_at: new Date('2026-11-21T12:00:00Z'),
  doubtful: false,
  allowed: true,
  is_on: true,
}

describe('what people wrote is always text:', () => {
  const nasty = 'Sam\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script> & "Co" <x@y.example>'
  const plan = planContentWith({
    host_name: nasty,
    title: `Picnic\nBcc: all@example.com\u2028<b>`,
    description: '<img src=x onerror=alert(1)>\n.\nQUIT\r\nEND:VEVENT\r\nBEGIN:VALARM',
    place_name: 'A\r\nX-Injected: 1',
    source_url: 'javascript:alert(1)',
  })

  test('no header is added, and nobody else is written to', async () => {
    const { mail, source } = await read(
      { kind: 'plan_invite', plan },
      {},
      { name: 'Ada\r\nBcc: all@example.com', address: 'ada@example.org' },
    )
    expect(mail.bcc).toBeUndefined()
    expect(mail.headerLines.map(({ key }) => key)).not.toContain('x-injected')
    expect((mail.to as AddressObject).value).toHaveLength(1)
    expect((mail.to as AddressObject).value[0]?.address).toBe('ada@example.org')
    expect(mail.from?.value.map(({ address }) => address)).toEqual(['plans@service.example'])
    expect(source.slice(0, source.indexOf('\r\n\r\n'))).not.toMatch(/^(Bcc|X-Injected)/im)
    expect(mail.subject).toContain('Picnic Bcc: all@example.com <b>')
  })

  test('no tag and no address of another kind gets into the HTML', async () => {
    const html = String((await read({ kind: 'plan_invite', plan })).mail.html)
    expect(html).not.toMatch(/<(script|img|b)\b/)
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('javascript:')
  })

  test('no text adds a line to the calendar', async () => {
    const { calendar } = await read({ kind: 'plan_invite', plan })
    expect(calendar?.lines.filter((line) => line.startsWith('END:VEVENT'))).toHaveLength(1)
    expect(calendar?.lines.some((line) => /^(BEGIN:VALARM|X-Injected|Bcc)/.test(line))).toBe(false)
  })

  test('nor in mail to the host, about what strangers wrote who signed up', async () => {
    const content: HostNews = {
      plan,
      events: [],
      answers: [{ name: nasty, answer: 'accepted', before: null, note: nasty, signed_up: true }],
      more: 0,
      counts: { coming: 2, declined: 0, pending: 0 },
    }
    const email = hostEmailOf(
      { ...claimed, content },
      { link: null, unsubscribe: 'STOPTOKEN' },
      { name: nasty, address: 'sam@example.org' },
      sender,
    )
    const source = (await mimeOf(email)).toString('latin1')
    const mail = await simpleParser(source)
    expect(source.slice(0, source.indexOf('\r\n\r\n'))).not.toMatch(/^(Bcc|X-Injected)/im)
    expect((mail.to as AddressObject).value.map(({ address }) => address)).toEqual([
      'sam@example.org',
    ])
    expect(mail.subject).toMatch(/^Sam Bcc: all@example.com .* is coming: Picnic Bcc/)
    expect(String(mail.html)).not.toMatch(/<(script|img|b)\b/)
    expect(String(mail.html)).toContain('&lt;script&gt;')
  })

  test('a name in the form of an encoded word arrives as it was written, in every header', async () => {
    const coded = 'Ann =?utf-8?q?Admin?= =?UTF-8?B?w7w=?='
    const { mail, source } = await read(
      { kind: 'list_share', host_name: coded, list_name: 'Lakes', item_count: 2 },
      {},
      { name: coded, address: 'ada@example.org' },
    )
    const seen = (text = '') => text.replaceAll('\u2060', '')
    expect(seen(mail.from?.value[0]?.name)).toBe(`${coded} via Capability API`)
    expect(seen((mail.to as AddressObject).value[0]?.name)).toBe(coded)
    expect(seen(mail.subject)).toBe(`${coded} shared a list with you: Lakes`)
    expect(source).not.toMatch(/=\?utf-8\?q\?Admin\?=/i)
  })

  test('characters of every script arrive as they were written', async () => {
    const said = planContentWith({ title: 'Grüße 🧺 野餐 مرحبا', description: 'Ünïcödé – “so”' })
    const { mail, calendar } = await read({ kind: 'plan_invite', plan: said })
    expect(mail.subject).toContain('Grüße 🧺 野餐 مرحبا')
    expect(mail.text).toContain('Ünïcödé – “so”')
    expect(calendar?.lines).toContain('SUMMARY:Grüße 🧺 野餐 مرحبا')
  })
})
