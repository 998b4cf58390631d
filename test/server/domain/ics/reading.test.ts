import { inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { expandCalendar } from '#server/domain/ics/expand.ts'
import { readCalendar } from '#server/domain/ics/read.ts'
import {
  berlin,
  calendarOf,
  eventOf,
  quarterOf,
  read,
  runsOf,
  shown,
} from '#test/support/ics/calendar.ts'
import { writers } from '#test/support/ics/writers.ts'

const meeting = ['DTSTART:20270301T080000Z', 'DTEND:20270301T090000Z', 'UID:a']
const lunch = ['DTSTART:20270302T110000Z', 'DURATION:PT1H', 'UID:b']
const both = ['03-01T08:00/09:00 busy', '03-02T11:00/12:00 busy']
const plain = calendarOf(eventOf(...meeting), eventOf(...lunch))

function problemOf(text: string | Uint8Array): string | null {
  const answer = readCalendar(typeof text === 'string' ? Buffer.from(text) : text, berlin)
  return 'problem' in answer ? answer.problem : null
}

describe('the same calendar is read', () => {
  const utf16 = Buffer.from(`\ufeff${plain}`, 'utf16le')
  const calendars: [string, string | Buffer][] = [
    ['as it is', plain],
    ['with a byte order mark', `\ufeff${plain}`],
    ['with line feeds', plain.replaceAll('\r\n', '\n')],
    ['with carriage returns', plain.replaceAll('\r\n', '\r')],
    ['with two carriage returns', plain.replaceAll('\r\n', '\r\r\n')],
    ['folded by spaces', plain.replace(/(.{9})(?=.)/g, '$1\r\n ')],
    ['folded by tabs', plain.replace(/(.{3})(?=.)/g, '$1\n\t')],
    ['in lower case', plain.toLowerCase()],
    ['with spaces round names', plain.replaceAll(':', ' : ')],
    ['without the end of events', plain.replaceAll('END:VEVENT\r\n', '')],
    ['with junk between lines', plain.replaceAll('\r\nDT', '\r\n<b>junk\r\n;;:\r\n\x00\r\nDT')],
    ['in two calendars', `${calendarOf(eventOf(...meeting))}\n${calendarOf(eventOf(...lunch))}`],
    ['in UTF-16', utf16],
    ['in UTF-16 the other way round', Buffer.from(utf16).swap16()],
    [
      'with components that nobody knows',
      plain.replaceAll(
        'UID:',
        'BEGIN:X-SPAN\r\nDTSTART:20270101\r\nRRULE:FREQ=DAILY\r\nEND:X-SPAN\r\nUID:',
      ),
    ],
    [
      'with an alarm that has no end',
      plain.replace('UID:a', 'UID:a\r\nBEGIN:VALARM\r\nTRIGGER:-PT5M\r\nDURATION:PT9H'),
    ],
    [
      'with an alarm and an event that have no end',
      plain
        .replace('UID:a', 'UID:a\r\nBEGIN:VALARM\r\nTRIGGER:-PT5M\r\nDURATION:PT9H')
        .replace('END:VEVENT\r\n', ''),
    ],
    [
      'with tasks and journals, which block nothing',
      plain.replaceAll('BEGIN:VEVENT', () =>
        ['VTODO', 'VJOURNAL']
          .map(
            (name) =>
              `BEGIN:${name}\r\nDTSTART:20270305T080000Z\r\nDURATION:PT1H\r\nEND:${name}\r\n`,
          )
          .join('')
          .concat('BEGIN:VEVENT'),
      ),
    ],
    [
      'with Latin-1 in it',
      Buffer.from(plain.replaceAll('UID:', 'SUMMARY:M\xfcnchen\r\nUID:\xfc'), 'latin1'),
    ],
    [
      'with a letter of UTF-8 folded in its middle',
      Buffer.concat([
        Buffer.from(plain.slice(0, -15)),
        Buffer.from('SUMMARY:\xc3\r\n \xbc\r\nEND:VCALENDAR\r\n', 'latin1'),
      ]),
    ],
  ]
  test.each(calendars)('%s', (_, calendar) => {
    expect(runsOf(calendar)).toEqual(both)
  })
})

describe('a zone’s name is read', () => {
  const helsinki = 'DTSTART;TZID="(UTC+02:00) Hélsinki, Kyiv":20270301T100000'
  test.each([
    [
      'folded in a letter of UTF-8',
      Buffer.from(helsinki).toString('latin1').replace('\xa9', '\r\n \xa9'),
    ],
    ['in Latin-1', helsinki],
    ['without quotes, whatever colons it has', helsinki.replaceAll('"', '')],
  ])('%s', (_, line) => {
    const calendar = calendarOf(eventOf(line, 'DURATION:PT1H'))
    expect(runsOf(Buffer.from(calendar, 'latin1'))).toEqual(['03-01T08:00/09:00 busy'])
  })
})

describe('what cannot be read', () => {
  test.each(writers)('of one event never spoils another: $name', ({ write }) => {
    const bad = [
      { start: '20270230T090000', end: '20270301T100000' },
      { start: '20270303T090000', end: 'tomorrow', more: ['RRULE:FREQ=SOMETIMES;COUNT=x'] },
      { start: 'today' },
      { start: '20270301T090000', end: '20270301T100000', more: ['EXDATE:never', 'SEQUENCE:x'] },
    ]
    const { busy } = read(write(bad))
    expect(busy).toMatchObject({ events: 2, left_out: 2, incomplete: true })
    expect(busy.runs).toContainEqual({
      from: quarterOf('2027-03-01T08:00'),
      to: quarterOf('2027-03-01T09:00'),
      kind: 'busy',
    })
  })

  test('of an end makes the rest of the day unknown', () => {
    expect(runsOf(calendarOf(eventOf('DTSTART:20270301T200000Z', 'DTEND:late')))).toEqual([
      '03-01T20:00/03-02T00:00 unknown',
    ])
    expect(runsOf(calendarOf(eventOf('DTSTART:20270301T200000Z', 'DURATION:P15M')))).toEqual([
      '03-01T20:00/03-02T00:00 unknown',
    ])
  })

  test('of a rule makes its time of every day unknown, after the first', () => {
    const rule = 'RRULE:FREQ=WEEKLY;BYDAY=XX;UNTIL=20270303T080000Z'
    expect(read(calendarOf(eventOf(...meeting, rule))).busy.incomplete).toBe(true)
    expect(runsOf(calendarOf(eventOf(...meeting, rule)))).toEqual([
      ...['03-01T08:00/09:00 busy', '03-02T08:00/09:00 unknown', '03-03T08:00/09:00 unknown'],
    ])
  })

  test('of another calendar than the Gregorian is unknown when it is', () => {
    const lunar = ['DTSTART;VALUE=DATE:20260217', 'RRULE:RSCALE=CHINESE;FREQ=YEARLY']
    const calendar = calendarOf(eventOf(...lunar))
    const year = { from: quarterOf('2027-01-01') }
    expect(runsOf(calendar, year)).toEqual(['02-06T23:00/02-07T23:00 unknown'])
    expect(read(calendar).busy.incomplete).toBe(true)
  })

  test('makes a calendar incomplete, and so does a missing end; nothing else does', () => {
    expect(read(plain).busy.incomplete).toBe(false)
    expect(read(plain.replace('END:VCALENDAR', '')).busy.incomplete).toBe(true)
    for (const { write } of writers) {
      const all = [{ start: '20270301T090000', end: '20270301T100000', more: ['RRULE:FREQ=DAILY'] }]
      expect(read(write(all)).busy.incomplete).toBe(false)
    }
  })
})

describe('a file that broke off', () => {
  const second = plain.lastIndexOf('BEGIN:VEVENT')
  const files: [string, string, string[]][] = [
    ['between two events', plain.slice(0, second), both.slice(0, 1)],
    ['in a line', plain.slice(0, second + 20), both.slice(0, 1)],
    ['in its last line', plain.trimEnd().slice(0, -3), both],
    ['before any end', plain.replace(/^END:.*\r\n/gm, ''), both],
  ]
  test.each(files)('%s takes what was read, and all other time is unknown', (_, file, busy) => {
    const { busy: expanded, cut, parsed } = read(file)
    const { runs, incomplete } = expanded
    expect({ cut, incomplete }).toEqual({ cut: true, incomplete: true })
    expect(shown(runs.filter(({ kind }) => kind === 'busy'))).toEqual(busy)
    expect(runs.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(berlin.until - berlin.from)
    expect(expandCalendar(parsed, berlin)).toEqual(expanded)
  })

  test('with nothing in it that can be read is no calendar', () => {
    for (const rest of ['', 'nothing', 'BEGIN:VEVENT\r\n'.repeat(1000)]) {
      expect(problemOf(`BEGIN:VCALENDAR\r\n${rest}`)).toBe('not_a_calendar')
    }
    expect(read(calendarOf()).cut).toBe(false)
  })

  test('is not one in which only events have no end', () => {
    expect(read(plain.replaceAll('END:VEVENT\r\n', '')).cut).toBe(false)
    const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT5M']
    const many = calendarOf(...Array(100).fill(eventOf(...lunch.slice(0, 2), ...alarm)))
    expect(read(many.replaceAll('END:VEVENT\r\n', '')).busy.events).toBe(100)
  })
})

test('time is rounded outward to quarter-hours', () => {
  const at = (time: string) => `20270301T${time}00Z`
  const calendar = calendarOf(
    eventOf(`DTSTART:${at('0805')}`, `DTEND:${at('0850')}`),
    eventOf(`DTSTART:${at('1015')}`, 'DURATION:PT1S'),
    eventOf(`DTSTART:${at('1214')}`, `DTEND:${at('1216')}`),
  )
  expect(runsOf(calendar)).toEqual([
    ...['03-01T08:00/09:00 busy', '03-01T10:15/10:30 busy', '03-01T12:00/12:30 busy'],
  ])
})

describe('refused is', () => {
  test.each(['', 'BEGIN:VCARD\r\nEND:VCARD', '<html><title>Sign in</title></html>'])(
    'what is no calendar: %j',
    (text) => {
      expect(problemOf(text)).toBe('not_a_calendar')
    },
  )

  test('a page that has a calendar far down', () => {
    expect(problemOf(`<html>${' '.repeat(5000)}\r\n${plain}`)).toBe('not_a_calendar')
    expect(problemOf(`X-FIRST:1\r\n${plain}`)).toBe(null)
  })

  test('more than 20 MB, and more than 20,000 events that are not over', () => {
    expect(problemOf(Buffer.alloc(20_000_001, plain))).toBe('too_large')
    const old = eventOf('DTSTART:20250101T080000Z', 'DURATION:PT1H')
    const coming = eventOf('DTSTART:20270301T080000Z', 'DURATION:PT1H')
    expect(problemOf(calendarOf(...Array(20_001).fill(old), coming))).toBe(null)
    expect(problemOf(calendarOf(...Array(20_001).fill(coming)))).toBe('too_complex')
  })
})

describe('of events with one UID', () => {
  const version = (hour: number, ...more: string[]) =>
    eventOf('UID:one', `DTSTART:20270301T${hour}0000Z`, 'DURATION:PT1H', ...more)

  test('the one with the highest sequence counts', () => {
    const calendar = calendarOf(version(10, 'SEQUENCE:10'), version(12, 'SEQUENCE:9'))
    expect(runsOf(calendar)).toEqual(['03-01T10:00/11:00 busy'])
  })

  test('then the one that was written last', () => {
    const calendar = calendarOf(
      version(10, 'SEQUENCE:1', 'DTSTAMP:20270101T000000Z'),
      version(12, 'SEQUENCE:1', 'DTSTAMP:20270102T000000Z'),
      version(14, 'DTSTAMP:20270103T000000Z'),
    )
    expect(runsOf(calendar)).toEqual(['03-01T12:00/13:00 busy'])
  })

  test('also where the later version is over', () => {
    const moved = eventOf('UID:one', 'DTSTART:20260101T100000Z', 'DURATION:PT1H', 'SEQUENCE:1')
    expect(runsOf(calendarOf(version(10), moved))).toEqual([])
  })

  test('both count where nothing tells them apart, and so do events without a UID', () => {
    const two = ['03-01T10:00/11:00 busy', '03-01T12:00/13:00 busy']
    expect(runsOf(calendarOf(version(10), version(12)))).toEqual(two)
    const without = calendarOf(version(10), version(12)).replaceAll('UID:one', 'UID:')
    expect(runsOf(without)).toEqual(two)
  })

  test('those of the service that the account knows are left out', () => {
    const calendar = calendarOf(eventOf(...meeting).replace('UID:a', 'UID:4x@Service'))
    expect(read(calendar, { own_uids: ['4X@service', '5x@service'] }).busy.events).toBe(0)
    expect(read(calendar, { own_uids: ['5x@service'] }).busy.events).toBe(1)
    expect(read(calendar, { own_uids: ['a'] }).busy.events).toBe(1)
  })

  test('all of the service are left out where nobody says which are known', () => {
    const calendar = calendarOf(eventOf(...meeting).replace('UID:a', 'UID:4x@Service'), version(10))
    expect(read(calendar).busy.events).toBe(1)
    expect(runsOf(calendar)).toEqual(['03-01T10:00/11:00 busy'])
  })
})

describe('of a calendar is told', () => {
  test('its name, how often it wants to be read, and the addresses of its owner', () => {
    const calendar = calendarOf(
      ...['X-WR-CALNAME:Zuhause\\, München', 'REFRESH-INTERVAL;VALUE=DURATION:PT4H'],
      ...['X-PUBLISHED-TTL:P1D', eventOf(...meeting)],
    )
    expect(read(calendar)).toMatchObject({
      ...{ name: 'Zuhause, München', refresh_seconds: 86_400, addresses: [] },
    })
    expect(read(plain)).toMatchObject({ name: null, refresh_seconds: null })
  })

  test('an address as its name, which is its owner’s: what they declined is free', () => {
    const declined = eventOf(...meeting, 'ATTENDEE;PARTSTAT=DECLINED:mailto:Ada@work.example')
    const calendar = calendarOf(declined, 'X-WR-CALNAME:ada@Work.example')
    expect(read(calendar).addresses).toEqual(['ada@work.example'])
    expect(runsOf(calendar)).toEqual([])
    expect(runsOf(calendarOf(declined))).toHaveLength(1)
  })

  test('how many events it has, from when to when, those that are over too', () => {
    const { events, first, last } = read(
      calendarOf(
        eventOf('DTSTART:20200301T080000Z', 'DURATION:PT1H'),
        eventOf(...meeting),
        eventOf('DTSTART:20270601T080000Z', 'DTEND:20270601T090000Z', 'TRANSP:TRANSPARENT'),
      ),
    ).busy
    expect({ events, first, last }).toEqual({
      ...{ events: 3, first: quarterOf('2020-03-01T08:00'), last: quarterOf('2027-06-01T09:00') },
    })
  })

  test('that a series without an end has none, and nothing where there are no events', () => {
    const { last } = read(calendarOf(eventOf(...meeting, 'RRULE:FREQ=YEARLY'))).busy
    expect(last).toBe(berlin.until)
    expect(read(calendarOf()).busy).toEqual({
      ...{ runs: [], events: 0, left_out: 0, incomplete: false },
      ...{ known_from: null, known_until: null, first: null, last: null },
    })
  })

  test('nothing else: what is kept has no titles, places, people, addresses or ids', () => {
    for (const { write } of writers) {
      const secret = [
        'LOCATION:Kepler',
        'DESCRIPTION:Kepler',
        'ATTENDEE;CN=Kepler:mailto:Kepler@x.test',
      ]
      const [start, end] = ['20270301T090000', '20270301T100000']
      const kept = read(write([{ start, end, more: secret, uid: 'kepler' }])).parsed
      const text = inflateRawSync(kept).toString()
      expect(text).toContain('"groups"')
      expect(text).not.toMatch(/kepler|busy|belegt|yoga|bung|sam@|uid/i)
    }
  })
})
