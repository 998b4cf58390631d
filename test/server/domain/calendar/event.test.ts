import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from '#server/domain/calendar/event.ts'

const event: CalendarEvent = {
  plan_id: '00112233-4455-6677-8899-aabbccddeeff',
  revision: 3,
  title: 'Dinner',
  description: 'Bread,\r\nsoup; salad\u0000',
  place_attribution: null,
  location: 'Markthalle Neun',
  starts_at: new Date('2026-11-28T18:00:00Z'),
  ends_at: null,
  canceled: false,
  url: 'https://example.org/i/x',
  written_at: new Date('2026-11-21T12:00:00Z'),
  meetup_at: null,
  meetup_location_text: null,
  timezone: 'Europe/Berlin',
  source_url: null,
  organizer: { name: 'Sam "S"', email: 'plans@example.org' },
  attendee: null,
}

const attendee = {
  name: 'Ada\r\nX-EVIL:1',
  email: 'ada@example.org',
  answer: 'accepted',
} as const

/** The properties of a calendar, unfolded. */
function read(text: string): Map<string, string> {
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n')
  return new Map(lines.map((line) => [line.split(/[:;]/)[0] ?? '', line]))
}

test('a plan without an end has none in a calendar, in UTC', () => {
  const read_ = read(calendarFile(event, 'service'))
  expect(read_.get('DTSTART')).toBe('DTSTART:20261128T180000Z')
  expect(read_.has('DTEND')).toBe(false)
  expect(read_.get('DTSTAMP')).toBe('DTSTAMP:20261121T120000Z')
  expect(read_.get('METHOD')).toBe('METHOD:PUBLISH')
  expect(read_.get('DESCRIPTION')).toMatch(/^DESCRIPTION:Bread\\,\\nsoup\\; salad\\n/)
})

test('an invitation by mail and its cancellation are the same event with rising sequence numbers', () => {
  const request = read(calendarFile({ ...event, attendee }, 'service'))
  const cancel = read(calendarFile({ ...event, attendee, canceled: true, revision: 4 }, 'service'))
  expect(request.get('METHOD')).toBe('METHOD:REQUEST')
  expect(cancel.get('METHOD')).toBe('METHOD:CANCEL')
  expect(cancel.get('STATUS')).toBe('STATUS:CANCELLED')
  expect(cancel.get('UID')).toBe(request.get('UID'))
  expect([request.get('SEQUENCE'), cancel.get('SEQUENCE')]).toEqual(['SEQUENCE:3', 'SEQUENCE:4'])
  const other = { ...event, plan_id: 'ffffffff-4455-6677-8899-aabbccddeeff' }
  expect(read(calendarFile(other, 'service')).get('UID')).not.toBe(request.get('UID'))
})

test('no name adds a line', () => {
  const lines = read(calendarFile({ ...event, attendee, title: 'A\r\nBEGIN:VALARM' }, 'service'))
  expect([...lines.keys()]).not.toContain('X-EVIL')
  expect(lines.get('SUMMARY')).toBe('SUMMARY:A BEGIN:VALARM')
})

test('a guest’s calendar has what the guest answered, and never asks again by itself', () => {
  const expected = { accepted: 'ACCEPTED', declined: 'DECLINED', pending: 'NEEDS-ACTION' } as const
  for (const answer of ['accepted', 'declined', 'pending'] as const) {
    const file = read(calendarFile({ ...event, attendee: { ...attendee, answer } }, 'service'))
    expect(file.get('ATTENDEE')).toContain(`PARTSTAT=${expected[answer]}`)
    expect(file.get('ATTENDEE')).toContain('RSVP=FALSE')
  }
})

test('a file to download names the host as organizer, and no guest (RFC 5546)', () => {
  const file = read(calendarFile(event, 'service'))
  expect(file.get('METHOD')).toBe('METHOD:PUBLISH')
  expect(file.get('ORGANIZER')).toMatch(/CN="Sam.*:mailto:plans@example\.org$/i)
  expect(file.has('ATTENDEE')).toBe(false)
})

test('the description says where to meet, and has both links, since calendars may not show a URL', () => {
  const file = read(
    calendarFile(
      {
        ...event,
        meetup_at: new Date('2026-11-28T17:45:00Z'),
        meetup_location_text: 'By the gate',
        source_url: 'https://example.org/menu',
      },
      'service',
    ),
  )
  const description = file.get('DESCRIPTION')
  expect(description).toContain(
    'Meet: Saturday\\, 28 November 2026\\, 18:45\\, Berlin time (GMT+1)\\, By the gate',
  )
  expect(description).toContain('More: https://example.org/menu')
  expect(description).toContain('https://example.org/i/x')
  const odd = { ...event, source_url: 'javascript:alert(1)' }
  expect(calendarFile(odd, 'service')).not.toContain('javascript')
})

test('people who share a calendar do not see the guest’s own link', () => {
  expect(read(calendarFile({ ...event, attendee }, 'service')).get('CLASS')).toBe('CLASS:PRIVATE')
})
