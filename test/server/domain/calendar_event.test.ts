import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from '#server/domain/calendar_event.ts'

const event: CalendarEvent = {
  plan_id: '00112233-4455-6677-8899-aabbccddeeff',
  revision: 3,
  title: 'Dinner',
  description: 'Bread,\r\nsoup; salad\u0000',
  location: 'Markthalle Neun',
  starts_at: new Date('2026-11-28T18:00:00Z'),
  ends_at: null,
  canceled: false,
  url: 'https://example.org/i/x',
  written_at: new Date('2026-11-21T12:00:00Z'),
  mail: null,
}

const mail = {
  organizer: { name: 'Sam "S"', email: 'sam@example.org' },
  attendee: { name: 'Ada\r\nX-EVIL:1', email: 'ada@example.org' },
}

/** The properties of a calendar, unfolded. */
function read(text: string): Map<string, string> {
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n')
  return new Map(lines.map((line) => [line.split(/[:;]/)[0] ?? '', line]))
}

test('a plan without an end lasts three hours in a calendar, in UTC', () => {
  const read_ = read(calendarFile(event, 'service'))
  expect(read_.get('DTSTART')).toBe('DTSTART:20261128T180000Z')
  expect(read_.get('DTEND')).toBe('DTEND:20261128T210000Z')
  expect(read_.get('DTSTAMP')).toBe('DTSTAMP:20261121T120000Z')
  expect(read_.get('METHOD')).toBe('METHOD:PUBLISH')
  expect(read_.get('DESCRIPTION')).toBe('DESCRIPTION:Bread\\,\\nsoup\\; salad')
})

test('an invitation by mail and its cancellation are the same event with rising sequence numbers', () => {
  const request = read(calendarFile({ ...event, mail }, 'service'))
  const cancel = read(calendarFile({ ...event, mail, canceled: true, revision: 4 }, 'service'))
  expect(request.get('METHOD')).toBe('METHOD:REQUEST')
  expect(cancel.get('METHOD')).toBe('METHOD:CANCEL')
  expect(cancel.get('STATUS')).toBe('STATUS:CANCELLED')
  expect(cancel.get('UID')).toBe(request.get('UID'))
  expect([request.get('SEQUENCE'), cancel.get('SEQUENCE')]).toEqual(['SEQUENCE:3', 'SEQUENCE:4'])
  const other = { ...event, plan_id: 'ffffffff-4455-6677-8899-aabbccddeeff' }
  expect(read(calendarFile(other, 'service')).get('UID')).not.toBe(request.get('UID'))
})

test('no name adds a line', () => {
  const lines = read(calendarFile({ ...event, mail, title: 'A\r\nBEGIN:VALARM' }, 'service'))
  expect([...lines.keys()]).not.toContain('X-EVIL')
  expect(lines.get('SUMMARY')).toBe('SUMMARY:A BEGIN:VALARM')
})
