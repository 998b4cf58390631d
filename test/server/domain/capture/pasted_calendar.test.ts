import { expect, test } from 'vitest'
import { decide } from '#server/domain/capture/decide.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import { primary, toDecide } from '#test/support/given/claims.ts'

const about = {
  url: null,
  now: '2026-11-22T10:00:00Z',
  timezone: 'Europe/Berlin',
  language: null,
}

function calendar(...events: string[][]): string {
  const lines = events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'])
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Jazz in Berlin']
  return [...head, ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

const lido = [
  'UID:1@example.test',
  'SUMMARY:Blue Trio',
  'DESCRIPTION:Two sets\\, late bar.\\nDoors 19:00',
  'LOCATION:Lido\\, Cuvrystraße 7\\, 10997 Berlin',
  'DTSTART;TZID=Europe/Berlin:20261212T200000',
  'DTEND;TZID=Europe/Berlin:20261212T230000',
  'URL:https://lido.example/blue',
]

function saved(text: string) {
  const decision = decide(toDecide({ readings: primary(readTextSource(text, about)) }))
  if (decision.end !== 'save') throw new Error(JSON.stringify(decision))
  return decision
}

test('a calendar of one event is that event, with its venue and address on the web', () => {
  const { idea, disclosures } = saved(calendar(lido))
  expect(idea).toMatchObject({
    kind: 'event',
    title: 'Blue Trio',
    description: 'Two sets, late bar.\nDoors 19:00',
    place: { name: 'Lido', address: 'Cuvrystraße 7, 10997 Berlin', city: 'Berlin' },
    starts_at: new Date('2026-12-12T19:00:00Z'),
    ends_at: new Date('2026-12-12T22:00:00Z'),
    timezone: 'Europe/Berlin',
    source_url: 'https://lido.example/blue',
  })
  expect(disclosures).toEqual([])
})

test('a series is its next occurrence, and says how it comes again', () => {
  const series = ['UID:2', 'SUMMARY:Quiz', 'DTSTART:20260101T190000Z', 'RRULE:FREQ=WEEKLY;BYDAY=TH']
  const { idea } = saved(calendar(series))
  expect(idea.starts_at).toEqual(new Date('2026-11-26T19:00:00Z'))
  expect(idea.description).toBe('Every Thursday.')
})

test('an event that is canceled says so; whole days are days', () => {
  const event = [
    'UID:3',
    'SUMMARY:Festival',
    'DTSTART;VALUE=DATE:20270205',
    'DTEND;VALUE=DATE:20270208',
  ]
  const { idea, disclosures } = saved(calendar([...event, 'STATUS:CANCELLED']))
  expect(idea.start_precision).toBe('date_only')
  expect(idea.starts_at).toEqual(new Date('2027-02-04T23:00:00Z'))
  expect(idea.ends_at).toEqual(new Date('2027-02-07T22:59:00Z'))
  expect(disclosures).toEqual(['capture.zone_assumed', 'capture.event_canceled'])
})

test('several events are items, those to come alone', () => {
  const past = ['UID:4', 'SUMMARY:Past', 'DTSTART:20260101T190000Z']
  const later = ['UID:5', 'SUMMARY:Later', 'DTSTART:20270101T190000Z', 'LOCATION:Zola']
  const reading = readTextSource(calendar(past, lido, later), about)
  expect(reading.items.map(({ title, excerpt, link }) => [title, excerpt, link])).toEqual([
    [
      'Blue Trio',
      'Two sets, late bar.\nDoors 19:00\nends: 2026-12-12T23:00:00+01:00\naddress: Lido, Cuvrystraße 7, 10997 Berlin',
      'https://lido.example/blue',
    ],
    ['Later', 'address: Zola', null],
  ])
  const decision = decide(toDecide({ readings: primary(reading) }))
  expect(decision).toMatchObject({ end: 'ask', question: { kind: 'items' } })
  const answers = [{ kind: 'items' as const, value: 'item:0', words: '1' }]
  const said = { subject: null, answers, details: [] }
  const chosen = decide(toDecide({ readings: primary(reading), said, asked: ['items'] }))
  expect(chosen).toMatchObject({
    idea: {
      ...{ kind: 'event', title: 'Blue Trio', starts_at: new Date('2026-12-12T19:00:00Z') },
      ...{
        ends_at: new Date('2026-12-12T22:00:00Z'),
        description: 'Two sets, late bar.\nDoors 19:00',
      },
      place: { name: 'Lido', address: 'Cuvrystraße 7, 10997 Berlin' },
    },
  })
})

test('a calendar in a mail is read instead of the mail', () => {
  const mail = [
    ...['From: a@example.test', 'Subject: Invitation', 'MIME-Version: 1.0'],
    ...[
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/plain',
      '',
      'Hi',
    ],
    ...[
      '--x',
      'Content-Type: text/calendar; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
    ],
    ...[Buffer.from(calendar(lido)).toString('base64'), '--x--'],
  ].join('\n')
  expect(saved(mail).idea.title).toBe('Blue Trio')
})

test('what is no event asks, and never fails', () => {
  for (const text of [
    calendar(),
    calendar(['UID:6', 'DTSTART:20270101T190000Z']),
    'BEGIN:VCALENDAR',
  ]) {
    const decision = decide(toDecide({ readings: primary(readTextSource(text, about)) }))
    expect(decision).toMatchObject({ end: 'ask', question: { kind: 'subject' } })
  }
})
