import { type AddressObject, simpleParser } from 'mailparser'
import { describe, expect, test } from 'vitest'
import { newId } from '#server/database/id.ts'
import { changesBetween, isMoved, whenAndWhere } from '#server/domain/mail/changes.ts'
import type { MailContent } from '#server/domain/mail/content.ts'
import { speaking } from '#server/domain/basics/speaking.ts'
import { letterOf } from '#server/domain/mail/letter.ts'
import { emailOf } from '#server/jobs/mail/message.ts'
import { mimeOf } from '#server/outbound/email/mime.ts'
import { sender } from '#test/support/given/mail.ts'
import {
  ada,
  claimed,
  header,
  link,
  plan_id,
  read,
  stop,
  type Read,
} from '#test/server/jobs/mail/given_message.ts'
import { planContentWith } from '#test/support/given/outgoing.ts'

describe('an invitation', () => {
  const content: MailContent = { kind: 'plan_invite', plan: planContentWith() }

  test('says in text what is planned, and where to answer', async () => {
    const { mail } = await read(content)
    expect(mail.subject).toBe('Invitation: Picnic at the lake, Saturday, 28 November 2026, 12:00')
    expect(mail.text).toMatchInlineSnapshot(`
      "Sam invites you to “Picnic at the lake”

      When: Saturday, 28 November 2026, 12:00 – 15:00, Berlin time (GMT+1)
      Where: Tempelhofer Feld, Columbiadamm 10, Berlin
      What: Picnic
      Answer by: Friday, 27 November 2026, 18:00
      People: 3 to 8, including the host
      More: https://lake.example/picnic?a=1&b=2

      See the plan and answer:
      https://service.example/i/LINKTOKEN

      Bring a blanket.
      And a game.

      -- 
      Sent by Capability API for Sam.
      Replies to this mail don’t reach Sam, nor do answers you give in your calendar.
      Stop mail from Sam:
      https://service.example/u/STOPTOKEN
      "
    `)
  })

  test('credits the public source of its place, in text, HTML and calendar', async () => {
    const plan = planContentWith({ place_attribution: '© Maps & Co' })
    const { mail, calendar } = await read({ kind: 'plan_invite', plan })
    expect(mail.text).toContain('Place data: © Maps & Co')
    expect(String(mail.html)).toContain('© Maps &amp; Co')
    expect(calendar?.lines.join('\n')).toContain('Place: © Maps & Co')
  })

  test('says the same in HTML, which loads nothing', async () => {
    const { mail } = await read(content)
    const html = String(mail.html)
    for (const said of ['Picnic at the lake', 'Tempelhofer Feld', '12:00 – 15:00', link, stop]) {
      expect(html).toContain(said)
    }
    expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(|@import|@font-face/i)
    expect(html).toContain('<html lang="en"')
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain('href="https://lake.example/picnic?a=1&amp;b=2"')
  })

  test('is from the service in the host’s name, and says that it was sent by itself', async () => {
    const outgoing_id = newId()
    const { mail } = await read(content, { outgoing_id })
    expect(mail.from?.value).toEqual([
      { name: 'Sam via Capability API', address: 'plans@service.example' },
    ])
    expect((mail.to as AddressObject).value).toEqual([{ name: 'Ada', address: 'ada@example.org' }])
    expect(mail.messageId).toBe(`<${outgoing_id}@service.example>`)
    expect(mail.date).toEqual(new Date('2026-11-21T12:00:00Z'))
    expect(header(mail, 'Auto-Submitted')).toBe('auto-generated')
    expect(header(mail, 'In-Reply-To')).toBeUndefined()
  })

  test('can be stopped with one click (RFC 8058)', async () => {
    const { mail, source } = await read(content)
    // Not folded: some readers take a header by its line.
    expect(source.split('\r\n')).toContain(`List-Unsubscribe: <${stop}>`)
    expect(header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  })

  test('has a calendar entry of its own', async () => {
    const { calendar } = await read(content)
    expect(calendar?.method).toBe('REQUEST')
    expect(calendar?.lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'SEQUENCE:1',
        'DTSTAMP:20261121T120000Z',
        'DTSTART:20261128T110000Z',
        'DTEND:20261128T140000Z',
        'SUMMARY:Picnic at the lake',
        'LOCATION:Tempelhofer Feld\\, Columbiadamm 10\\, Berlin',
        'STATUS:CONFIRMED',
        'ORGANIZER;CN="Sam":mailto:plans@service.example',
        'URL;VALUE=URI:https://service.example/e/PAGETOKEN',
      ]),
    )
    // Who sees the calendar could answer in the guest's name.
    expect(calendar?.lines.join('')).not.toContain('LINKTOKEN')
    expect(calendar?.lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([
      expect.stringMatching(/MAILTO:ada@example\.org$/i),
    ])
  })

  test('without a time has no calendar entry', async () => {
    const plan = planContentWith({ scheduled_at: null, scheduled_ends_at: null })
    const { mail, calendar } = await read({ kind: 'plan_invite', plan })
    expect(calendar).toBeNull()
    expect(mail.text).toContain('When: Not decided yet')
  })

  test('never contains the host’s address, and nothing of the host but the name', async () => {
    const { source } = await read(content)
    expect(source).not.toContain('sam@')
    expect(source).not.toContain(plan_id)
  })

  test('has the same bytes each time it is written', async () => {
    const outgoing_id = newId()
    expect((await read(content, { outgoing_id })).source).toBe(
      (await read(content, { outgoing_id })).source,
    )
  })
})

describe('what a guest needs to know', () => {
  const plan = planContentWith({
    meetup_at: '2026-11-28T10:45:00.000Z',
    meetup_location_text: 'By the gate',
    description: 'The programme: https://lake.example/programme. Not javascript:alert(1).',
    checklist: [
      { title: 'Buy a ticket', note: 'About 12 €', url: 'https://lake.example/tickets' },
      { title: 'Bring a bowl', note: null, url: null },
    ],
  })

  test('is in an invitation and in a change: until when to answer, for how many, what to bring', async () => {
    const contents: MailContent[] = [
      { kind: 'plan_invite', plan },
      { kind: 'plan_update', plan, changes: [], needs_reconfirm: false },
    ]
    for (const content of contents) {
      const { mail } = await read(content)
      for (const said of [
        'Answer by: Friday, 27 November 2026, 18:00',
        'People: 3 to 8, including the host',
        'Meet: 11:45, By the gate',
        '- Buy a ticket, About 12 €: https://lake.example/tickets\n- Bring a bowl',
      ]) {
        expect(mail.text).toContain(said)
      }
      expect(String(mail.html)).toContain('Bring a bowl')
    }
  })

  test('is linked in HTML: the map, the addresses in texts, and nothing but web pages', async () => {
    const html = String((await read({ kind: 'plan_invite', plan })).mail.html)
    expect(html).toContain('href="https://lake.example/programme"')
    expect(html).toContain('href="https://lake.example/tickets"')
    expect(html).toContain('https://www.google.com/maps/search/?api=1&amp;query=Tempelhofer+Feld')
    for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^https:/)
  })

  test('is also written in the time of the reader, if that is another one', async () => {
    const far = await read({ kind: 'plan_invite', plan }, {}, { ...ada, timezone: 'Asia/Tokyo' })
    expect(far.mail.text).toContain('For you: 20:00 – 23:00, Tokyo time (GMT+9)')
    const near = await read({ kind: 'plan_invite', plan }, {}, { ...ada, timezone: 'Europe/Paris' })
    expect(near.mail.text).not.toContain('For you')
  })

  test('fits into the subject, however long the title is and whatever marks it has', async () => {
    const long = planContentWith({ title: `\u202e${'long '.repeat(60)}` })
    const { mail } = await read({ kind: 'plan_invite', plan: long })
    expect(mail.subject?.length).toBeLessThan(140)
    expect(mail.subject).toMatch(/…, Saturday, 28 November 2026, 12:00$/)
    expect(mail.subject).not.toContain('\u202e')
  })

  test('does not depend on a stylesheet, which many mail programs remove', async () => {
    const html = String((await read({ kind: 'plan_invite', plan })).mail.html)
    const bare = html.replace(/<style>[\s\S]*<\/style>/, '')
    expect(bare).toMatch(
      /<a class="main" href="[^"]*" style="[^"]*background|<td class="main" bgcolor/,
    )
    for (const [tag] of bare.matchAll(/<(th|td|p|h1|h2|a)\b[^>]*>/g))
      expect(tag).toContain('style="')
  })

  test('has the day of a plan in the message that takes an invitation back', async () => {
    const email = emailOf(
      claimed({ kind: 'plan_removed', plan }),
      { link: null, unsubscribe: 'STOPTOKEN' },
      ada,
      sender,
    )
    expect(email.text).toContain('When: Saturday, 28 November 2026, 12:00 – 15:00')
    expect(email.text).toContain('Replies to this mail don’t reach Sam')
  })
})

describe('a change', () => {
  const before = planContentWith()
  const plan = planContentWith({
    scheduled_at: '2026-11-28T12:30:00.000Z',
    place_name: 'Volkspark',
    capacity_max: null,
    revision: 2,
  })
  const content: MailContent = {
    kind: 'plan_update',
    plan,
    changes: changesBetween(before, plan),
    needs_reconfirm: isMoved(before, plan),
    before: whenAndWhere(before),
  }

  test('says what is new and what was before, and asks guests to check their answers', async () => {
    const { mail } = await read(content)
    expect(mail.text).toContain(
      'When: Saturday, 28 November 2026, 13:30 – 15:00, Berlin time (GMT+1) (was: Saturday, 28 November 2026, 12:00 – 15:00)',
    )
    expect(mail.text).toContain('At most: removed (was: 8 people, including the host)')
    expect(mail.text).toContain(
      'The time and the place have changed. Please check that it still works for you.',
    )
    expect(String(mail.html)).toContain('was: Saturday, 28 November 2026, 12:00')
    const html = String(mail.html)
    expect(html.indexOf('See the plan and answer')).toBeLessThan(html.indexOf('>The plan<'))
    expect(isMoved(before, planContentWith({ title: 'Other', revision: 2 }))).toBe(false)
  })

  test('says the new time once and its zone once, and exactly what has moved', async () => {
    const later = planContentWith({
      scheduled_at: '2026-11-28T12:30:00.000Z',
      rsvp_deadline: '2026-11-27T18:00:00.000Z',
      revision: 2,
    })
    const { mail } = await read({
      ...{ kind: 'plan_update', plan: later, changes: changesBetween(before, later) },
      ...{ needs_reconfirm: true, before: whenAndWhere(before) },
    })
    const text = mail.text ?? ''
    expect(text).toContain('The time has changed. Please check')
    expect(text.split('13:30')).toHaveLength(2)
    expect(text.split('Berlin time')).toHaveLength(2)
    expect(text).toContain(
      'Answer by: Friday, 27 November 2026, 19:00 (was: Friday, 27 November 2026, 18:00)',
    )
  })

  test('of an older release says that the time or place has changed', async () => {
    const { before: _, ...older } = content as MailContent & { kind: 'plan_update' }
    const { mail } = await read(older)
    expect(mail.text).toContain('The time or place has changed since your answer. Please check')
    expect(mail.text).toContain('Starts: Saturday, 28 November 2026, 13:30')
  })

  test.each([
    [{ scheduled_at: '2026-11-28T12:30:00.000Z' }, 'Die Zeit hat sich geändert. '],
    [{ meetup_location_text: 'Am Tor' }, 'Der Treffpunkt hat sich geändert. '],
    [
      { place_name: 'Volkspark', scheduled_at: '2026-11-28T12:30:00.000Z' },
      'Die Zeit und der Ort haben sich geändert. ',
    ],
  ])('says in German exactly what has moved: %o', async (moved, said) => {
    const after = planContentWith({ ...moved, revision: 2 })
    const letter = speaking('de', () =>
      letterOf({
        ...{ kind: 'plan_update', plan: after, changes: [], changes_de: [] },
        ...{ needs_reconfirm: true, before: whenAndWhere(before) },
      }),
    )
    expect(letter.paragraphs[0]?.startsWith(said)).toBe(true)
  })

  test('says nothing of an answer to a guest who has given none', async () => {
    if (content.kind !== 'plan_update') throw new Error('not a change')
    const { mail } = await read({ ...content, answer: 'pending' })
    expect(mail.text).toContain('You haven’t answered yet')
    expect(mail.text).not.toContain('Your answer stays')
  })

  test('says a new description once', async () => {
    const described = planContentWith({ description: 'We may stay longer.', revision: 2 })
    const changes = changesBetween(planContentWith(), described)
    const { mail } = await read({
      kind: 'plan_update',
      plan: described,
      changes,
      needs_reconfirm: false,
    })
    expect(mail.text?.split('We may stay longer.')).toHaveLength(2)
    expect(String(mail.html).split('We may stay longer.')).toHaveLength(2)
  })

  test('belongs to the invitation, for mail programs and for calendars', async () => {
    const follows = newId()
    const [invited, changed] = [
      await read({ kind: 'plan_invite', plan: before }, { outgoing_id: follows }),
      await read(content, { follows }),
    ]
    expect(header(changed.mail, 'In-Reply-To')).toBe(invited.mail.messageId)
    expect(header(changed.mail, 'References')).toBe(invited.mail.messageId)
    const uid = (one: Read) => one.calendar?.lines.find((line) => line.startsWith('UID:'))
    expect(uid(changed)).toBe(uid(invited))
    expect(changed.calendar?.lines).toEqual(
      expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:2', 'DTSTART:20261128T123000Z']),
    )
  })
})

describe('a cancellation', () => {
  test('removes the calendar entry', async () => {
    const { mail, calendar } = await read({
      kind: 'plan_cancel',
      plan: planContentWith({ revision: 3 }),
    })
    expect(mail.subject).toMatch(/^Canceled: Picnic at the lake/)
    expect(mail.text).toContain('The plan is off.')
    expect(calendar?.method).toBe('CANCEL')
    expect(calendar?.lines).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:3', 'STATUS:CANCELLED']),
    )
  })

  test('of the time alone removes it too: the plan stays, without a time', async () => {
    const { mail, calendar } = await read({
      kind: 'plan_update',
      plan: planContentWith({ scheduled_at: null, scheduled_ends_at: null, revision: 3 }),
      changes: [],
      needs_reconfirm: true,
      was_at: '2026-11-28T12:30:00.000Z',
    })
    expect(mail.text).toContain('When: Not decided yet')
    expect(calendar?.method).toBe('CANCEL')
    expect(calendar?.lines).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:3', 'DTSTART:20261128T123000Z']),
    )
  })

  test('of one guest’s invitation does so for that guest, without a link to a page', async () => {
    const content: MailContent = { kind: 'plan_removed', plan: planContentWith({ revision: 3 }) }
    const email = emailOf(claimed(content), { link: null, unsubscribe: 'STOPTOKEN' }, ada, sender)
    const mail = await simpleParser(await mimeOf(email))
    expect(email.calendar?.method).toBe('CANCEL')
    expect(mail.text).toContain('You’re no longer invited to “Picnic at the lake”')
    expect(`${mail.text}${mail.html}`).not.toContain('/i/')
  })
})

test('a shared list links to its page, and has no calendar entry', async () => {
  const { mail, calendar } = await read({
    kind: 'list_share',
    host_name: 'Sam',
    list_name: 'Lakes',
    item_count: 2,
  })
  expect(mail.subject).toBe('Sam shared a list with you: Lakes')
  expect(mail.text).toContain('It has 2 ideas.')
  expect(mail.text).toContain('https://service.example/l/LINKTOKEN')
  expect(calendar).toBeNull()
})
