import { expect, test } from 'vitest'
import { describedEvents } from '#server/domain/ics/described_events.ts'

const about = { timezone: 'Europe/Berlin', now: new Date('2026-11-22T12:00:00Z') }

const eventsOf = (...events: string[]) => {
  const text = `BEGIN:VCALENDAR\r\n${events
    .map((lines) => `BEGIN:VEVENT\r\n${lines.replaceAll('\n', '\r\n')}\r\nEND:VEVENT\r\n`)
    .join('')}END:VCALENDAR\r\n`
  return describedEvents(Buffer.from(text), about)
}

test('an event has what people read, without escapes, and its times', () => {
  const lines = [
    'UID:1\nSUMMARY:Jazz\\, live\nDESCRIPTION:Doors at 7\\nBring\n  cash',
    'LOCATION:Quasimodo\\; Kantstraße 12a\nURL:https://quasimodo.example/jazz\nGEO:52.5;13.3',
    'DTSTART;TZID=Europe/Berlin:20261205T200000\nDTEND;TZID=Europe/Berlin:20261205T230000',
  ]
  expect(eventsOf(lines.join('\n'))).toEqual([
    {
      row: 1,
      title: 'Jazz, live',
      description: 'Doors at 7\nBring cash',
      location: 'Quasimodo; Kantstraße 12a',
      url: 'https://quasimodo.example/jazz',
      coordinates: { latitude: 52.5, longitude: 13.3 },
      starts: {
        local: '2026-12-05T20:00:00',
        offset: 60,
        timezone: 'Europe/Berlin',
        precision: 'exact',
      },
      ends: {
        local: '2026-12-05T23:00:00',
        offset: 60,
        timezone: 'Europe/Berlin',
        precision: 'exact',
      },
      is_over: false,
      is_canceled: false,
      repeats: false,
    },
  ])
})

test('a day is a day, and its end is the last one', () => {
  const [market, today] = eventsOf(
    'UID:1\nSUMMARY:Market\nDTSTART;VALUE=DATE:20261205\nDTEND;VALUE=DATE:20261208',
    'UID:2\nSUMMARY:Today\nDTSTART;VALUE=DATE:20261122',
  )
  expect(market).toMatchObject({
    starts: { local: '2026-12-05T00:00:00', offset: null, precision: 'date_only' },
    ends: { local: '2026-12-07T00:00:00', precision: 'date_only' },
  })
  expect(today).toMatchObject({ ends: null, is_over: false })
})

test('a time in UTC, without a zone and in a zone that the calendar describes', () => {
  const zone =
    'BEGIN:VTIMEZONE\r\nTZID:Far\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0545\r\nTZOFFSETTO:+0545\r\n' +
    'END:STANDARD\r\nEND:VTIMEZONE\r\n'
  const event = (start: string) => `BEGIN:VEVENT\r\nSUMMARY:a\r\nDTSTART${start}\r\nEND:VEVENT\r\n`
  const text = `BEGIN:VCALENDAR\r\n${zone}${event(':20270701T100000Z')}${event(':20270701T100000')}${event(';TZID=Far:20270701T100000')}END:VCALENDAR`
  expect(describedEvents(Buffer.from(text), about).map(({ starts }) => starts)).toEqual([
    { local: '2027-07-01T10:00:00', offset: 0, timezone: null, precision: 'exact' },
    { local: '2027-07-01T10:00:00', offset: null, timezone: null, precision: 'exact' },
    { local: '2027-07-01T10:00:00', offset: 345, timezone: null, precision: 'exact' },
  ])
})

test('a series has its next occurrence, whether it takes time or not; one that has ended is over', () => {
  const [weekly, ended, moved] = eventsOf(
    'UID:1\nSUMMARY:Run\nTRANSP:TRANSPARENT\nDTSTART;TZID=Europe/Berlin:20200102T183000\nRRULE:FREQ=WEEKLY;BYDAY=TH',
    'UID:2\nSUMMARY:Course\nDTSTART;TZID=Europe/Berlin:20200102T183000\nRRULE:FREQ=WEEKLY;COUNT=5',
    'UID:3\nSUMMARY:Quiz\nDTSTART;TZID=Europe/Berlin:20261119T190000\nRRULE:FREQ=WEEKLY\nEXDATE;TZID=Europe/Berlin:20261126T190000',
  )
  expect(weekly).toMatchObject({
    repeats: true,
    is_over: false,
    starts: { local: '2026-11-26T18:30:00' },
  })
  expect(ended).toMatchObject({ repeats: true, is_over: true })
  expect(moved).toMatchObject({ starts: { local: '2026-12-03T19:00:00' } })
})

test('an occurrence that was moved counts where it was moved to', () => {
  const found = eventsOf(
    'UID:3\nSUMMARY:Quiz\nDTSTART;TZID=Europe/Berlin:20261119T190000\nRRULE:FREQ=WEEKLY;COUNT=2',
    'UID:3\nSUMMARY:Quiz\nRECURRENCE-ID;TZID=Europe/Berlin:20261126T190000\nDTSTART;TZID=Europe/Berlin:20261127T200000',
  )
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ starts: { local: '2026-11-27T20:00:00' } })
})

test('what is over, canceled or has no date says so', () => {
  const found = eventsOf(
    'UID:1\nSUMMARY:Last year\nDTSTART:20251122T120000Z',
    'UID:2\nSUMMARY:Off\nSTATUS:CANCELLED\nDTSTART:20271122T120000Z',
    'UID:3\nSUMMARY:Some day\nDTSTART:soon',
    'SUMMARY:No UID\nDTSTART:20271122T120000Z',
    'SUMMARY:No UID either\nDTSTART:20271122T120000Z',
  )
  expect(found.map(({ is_over, is_canceled, starts }) => [is_over, is_canceled, !!starts])).toEqual(
    [
      [true, false, true],
      [false, true, true],
      [false, false, false],
      [false, false, true],
      [false, false, true],
    ],
  )
})

test('ten thousand events are read within two seconds of a processor', () => {
  const many = Array.from(
    { length: 10_000 },
    (_, index) =>
      `UID:${index}\nSUMMARY:Event ${index}\nDTSTART;TZID=Europe/Berlin:2027010${1 + (index % 9)}T${10 + (index % 12)}0000\nRRULE:FREQ=DAILY;COUNT=3`,
  )
  const before = process.cpuUsage()
  expect(eventsOf(...many)).toHaveLength(10_000)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(2_000)
})
