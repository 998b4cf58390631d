import { describe, expect, test } from 'vitest'
import type { CalendarContext } from '#server/domain/ics/context.ts'
import { calendarOf, eventOf, read, runsOf } from '#test/support/ics/calendar.ts'

// An event that takes no time, or another time, without a word: what cannot be placed exactly is unknown.

/** A promise, the lines of one event or of a calendar, and what it takes of March and April 2027, read in Berlin. */
type Row = [promise: string, lines: string | string[], runs: string[], Partial<CalendarContext>?]

const newYork = (name: string, time: string) => `${name};TZID=America/New_York:${time}`
/** Nine to ten in New York, where summer has begun and in Berlin it has not. */
const nine = newYork('DTSTART', '20270315T090000')
const one = ['03-15T13:00/14:00 busy']
const oneUnknown = ['03-15T13:00/14:00 unknown']
const event = (...lines: string[]) => eventOf('UID:one', ...lines)

/** A zone of eight hours behind UTC, seven in summer, under a name as VTIMEZONE writes it. */
const pacific = (id: string, ...more: string[]) => [
  ...['BEGIN:VTIMEZONE', `TZID:${id}`, ...more],
  ...['BEGIN:STANDARD', 'DTSTART:16010101T020000', 'TZOFFSETFROM:-0700', 'TZOFFSETTO:-0800'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'END:STANDARD', 'BEGIN:DAYLIGHT'],
  ...['DTSTART:16010101T020000', 'TZOFFSETFROM:-0800', 'TZOFFSETTO:-0700'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'END:DAYLIGHT', 'END:VTIMEZONE'],
]
const freeBusy = (...lines: string[]) => [
  ...['BEGIN:VFREEBUSY', 'DTSTART:20270101T000000Z', 'DTEND:20280101T000000Z'],
  ...[...lines, 'END:VFREEBUSY'],
]
const fixed = (id: string, offset: string) => [
  ...['BEGIN:VTIMEZONE', `TZID:${id}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...[`TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`, 'END:STANDARD', 'END:VTIMEZONE'],
]
/** Nine to ten in a zone. */
const nineBy = (param: string) => event(`DTSTART;TZID=${param}:20270315T090000`, 'DURATION:PT1H')
const atFour = ['03-15T16:00/17:00 busy']
const anywhere = ['03-14T19:00/03-15T22:00 unknown']

/** Three Mondays at nine in UTC, and a change of the second. */
const mondays = event('DTSTART:20270301T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3')
const secondMoved = (...more: string[]) =>
  event('RECURRENCE-ID:20270308T090000Z', 'DTSTART:20270309T090000Z', 'DURATION:PT1H', ...more)
const moved = ['03-01T09:00/10:00 busy', '03-09T09:00/10:00 busy', '03-15T09:00/10:00 busy']
const hour = (...lines: string[]) => event(...lines, 'DURATION:PT1H')
const day = (date: string, before = `${Number(date.slice(3)) - 1}`.padStart(2, '0')) =>
  `${date.slice(0, 3)}${before}T23:00/${date}T23:00 busy`

const rows: Record<string, Row[]> = {
  'an end': [
    ['without a zone beside a start with one', event(nine, 'DTEND:20270315T100000'), one],
    [
      'without a zone beside one in UTC, in the east of it',
      event('DTSTART:20270315T130000Z', 'DTEND:20270315T140000'),
      one,
      { zone: 'Asia/Tokyo' },
    ],
    [
      'without a zone, in the west of it',
      event(nine, 'DTEND:20270315T100000'),
      one,
      { zone: 'America/Los_Angeles' },
    ],
    [
      'without a zone in a calendar that has one',
      ['X-WR-TIMEZONE:Asia/Tokyo', event(nine, 'DTEND:20270315T100000')],
      one,
    ],
    [
      'without a zone of a series',
      event(nine, 'DTEND:20270315T100000', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      [...one, '03-22T13:00/14:00 busy'],
    ],
    [
      'without a zone of an added period',
      event(
        nine,
        'DURATION:PT1H',
        newYork('RDATE;VALUE=PERIOD', '20270316T090000/20270316T110000'),
      ),
      [...one, '03-16T13:00/15:00 busy'],
    ],
    ['at the start', event(nine, newYork('DTEND', '20270315T090000')), oneUnknown],
    ['before the start', event('DTSTART:20270315T130000Z', 'DTEND:20270315T120000Z'), oneUnknown],
    ['days before the start', event(nine, newYork('DTEND', '20270310T090000')), oneUnknown],
    [
      'before the start, that clocks show after it',
      event(nine, 'DTEND;TZID=Europe/Berlin:20270315T110000'),
      ['03-15T13:00/15:00 unknown'],
    ],
    [
      'before the start, in a series',
      event(nine, newYork('DTEND', '20270315T080000'), 'RRULE:FREQ=WEEKLY;COUNT=2'),
      [...oneUnknown, '03-22T13:00/14:00 unknown'],
    ],
    ['a length below nothing', event(nine, 'DURATION:-PT1H'), oneUnknown],
    [
      'of whole days before the first',
      event('DTSTART;VALUE=DATE:20270315', 'DTEND;VALUE=DATE:20270314'),
      ['03-14T23:00/03-15T23:00 unknown'],
    ],
    [
      'of whole days, on the first',
      event('DTSTART;VALUE=DATE:20270315', 'DTEND;VALUE=DATE:20270315'),
      [day('03-15')],
    ],
    [
      'of whole days, after no day',
      event('DTSTART;VALUE=DATE:20270315', 'DURATION:P0D'),
      [day('03-15')],
    ],
    [
      'that is the day of the start',
      event(nine, 'DTEND;VALUE=DATE:20270315'),
      ['03-15T13:00/03-16T04:00 unknown'],
    ],
    [
      'in a zone, of a start without one',
      event('DTSTART:20270315T090000', newYork('DTEND', '20270315T100000')),
      ['03-14T19:00/03-16T03:00 unknown'],
    ],
    [
      'in a zone, of a start without one whose calendar’s zone somebody set',
      event('DTSTART:20270315T090000', newYork('DTEND', '20270315T100000')),
      one,
      { source_zone: 'America/New_York' },
    ],
    [
      'in an hour that clocks skip',
      event(
        'DTSTART;TZID=Europe/Berlin:20270328T023000',
        'DTEND;TZID=Europe/Berlin:20270328T030000',
      ),
      ['03-28T01:30/02:00 busy'],
    ],
    [
      'of free time before its start',
      event(nine, newYork('DTEND', '20270315T080000'), 'TRANSP:TRANSPARENT'),
      [],
    ],
    [
      'in a zone that nobody knows',
      event(nine, 'DTEND;TZID=Nowhere:20270315T100000'),
      ['03-15T13:00/22:00 unknown'],
    ],
    [
      'in a zone that nobody knows, of a series',
      event(nine, 'DTEND;TZID=Nowhere:20270315T100000', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ['03-15T13:00/22:00 unknown', '03-22T13:00/22:00 unknown'],
    ],
    [
      'that cannot be read, shortly before midnight',
      event(newYork('DTSTART', '20270315T234500'), 'DTEND:late'),
      ['03-16T03:45/04:45 unknown'],
    ],
    [
      'that cannot be read, of an added period',
      event(nine, 'DURATION:PT1H', newYork('RDATE;VALUE=PERIOD', '20270316T090000/late')),
      [...one, '03-16T13:00/14:00 unknown'],
    ],
    [
      'of free/busy time that cannot be read',
      freeBusy('FREEBUSY:20270315T130000Z/late', 'FREEBUSY;FBTYPE=FREE:20270316T130000Z/late'),
      oneUnknown,
    ],
    [
      'of free/busy time before its start',
      freeBusy('FREEBUSY:20270315T130000Z/20270315T120000Z'),
      oneUnknown,
    ],
  ],
  'a zone': [
    [
      'whose name has an escaped comma',
      [
        ...pacific('Pacific Time (US & Canada)\\, Tijuana'),
        nineBy('"Pacific Time (US & Canada), Tijuana"'),
      ],
      atFour,
    ],
    ['of one’s own with a comma', [...pacific('Acme\\, Inc.'), nineBy('"Acme, Inc."')], atFour],
    [
      'whose comma is escaped in both places',
      [...pacific('Acme\\, Inc.'), nineBy('Acme\\, Inc.')],
      atFour,
    ],
    ['whose comma is escaped nowhere', [...pacific('Acme, Inc.'), nineBy('Acme, Inc.')], atFour],
    ['with an escaped semicolon', [...pacific('West\\; Acme'), nineBy('"West; Acme"')], atFour],
    ['with an escaped backslash', [...pacific('Acme\\\\West'), nineBy('Acme\\West')], atFour],
    [
      'with quotes as parameters write them',
      [...pacific('The "West"'), nineBy("The ^'West^'")],
      atFour,
    ],
    ['in quotes in one place', [...pacific('"Acme West"'), nineBy('Acme West')], atFour],
    ['in other letters and spaces', [...pacific('Acme  West'), nineBy('ACME WEST')], atFour],
    ['with a colon', [...pacific('Acme: West'), nineBy('"Acme: West"')], atFour],
    [
      'that also has its name of IANA',
      [
        'BEGIN:VTIMEZONE',
        'TZID:Acme',
        'X-LIC-LOCATION:America/Los_Angeles',
        'END:VTIMEZONE',
        nineBy('Acme'),
      ],
      atFour,
    ],
    ['of IANA with a space', nineBy('America/Los Angeles'), atFour],
    ['of IANA without a slash', nineBy('US-Pacific'), atFour],
    ['that Windows shows, with “and”', nineBy('"(UTC-05:00) Eastern Time (US and Canada)"'), one],
    ['that Windows shows, without its offset', nineBy('"New York, Nowhere"'), one],
    ['of an offset in parentheses', nineBy('"(GMT -04:00)"'), one],
    [
      'that two calendars of a file describe differently',
      [
        ...fixed('Own', '-0800'),
        nineBy('Own').replace('UID:one', 'UID:a'),
        'END:VCALENDAR',
        'BEGIN:VCALENDAR',
        ...fixed('Own', '+0800'),
        nineBy('Own'),
      ],
      ['03-15T01:00/02:00 busy', '03-15T17:00/18:00 busy'],
    ],
    ['that nobody knows', nineBy('Nowhere'), anywhere],
    ['that nobody knows, read elsewhere', nineBy('Nowhere'), anywhere, { zone: 'Asia/Tokyo' }],
    [
      'that nobody knows, of a series',
      hour(
        'DTSTART;TZID=Nowhere:20270315T090000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
        'EXDATE;TZID=Nowhere:20270315T090000',
      ),
      ['03-21T19:00/03-22T22:00 unknown'],
    ],
    [
      'that nobody knows, of free time',
      event('DTSTART;TZID=Nowhere:20270315T090000', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'),
      [],
    ],
    ['whose rules cannot be read', [...fixed('Own', 'west'), nineBy('Own')], anywhere],
    [
      'of the calendar that nobody knows',
      ['X-WR-TIMEZONE:Nowhere', hour('DTSTART:20270315T090000')],
      anywhere,
    ],
    [
      'of the calendar that nobody knows and somebody set',
      ['X-WR-TIMEZONE:Nowhere', hour('DTSTART:20270315T090000')],
      one,
      { source_zone: 'America/New_York' },
    ],
    ['of free/busy time', freeBusy(newYork('FREEBUSY', '20270315T090000/PT1H')), one],
    [
      'that nobody knows, of free/busy time',
      freeBusy('FREEBUSY;TZID=Nowhere:20270315T090000/PT1H'),
      anywhere,
    ],
    [
      'that nobody knows, of a removed date: it may be another',
      hour(nine, 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;TZID=Nowhere:20270322T090000'),
      [...one, '03-22T13:00/14:00 unknown'],
    ],
    [
      'that nobody knows, of the time from which an occurrence was moved',
      [
        hour(nine, 'RRULE:FREQ=WEEKLY;COUNT=2'),
        hour('RECURRENCE-ID;TZID=Nowhere:20270322T090000', 'DTSTART:20270323T090000Z'),
      ],
      [...one, '03-22T13:00/14:00 unknown', '03-23T09:00/10:00 busy'],
    ],
    [
      'that nobody knows, of what follows in a series',
      [
        hour(nine, 'RRULE:FREQ=WEEKLY;COUNT=3'),
        hour(
          newYork('RECURRENCE-ID;RANGE=THISANDFUTURE', '20270322T090000'),
          'DTSTART;TZID=Nowhere:20270322T120000',
        ),
      ],
      [...one, '03-21T22:00/03-23T01:00 unknown', '03-28T22:00/03-30T01:00 unknown'],
    ],
  ],
  'a changed occurrence': [
    [
      'after its series ended',
      [
        event(
          'DTSTART;VALUE=DATE:20240701',
          'RRULE:FREQ=WEEKLY;UNTIL=20240720;INTERVAL=2;BYDAY=MO',
          'SEQUENCE:2',
        ),
        event(
          'RECURRENCE-ID;VALUE=DATE:20240729',
          'DTSTART;VALUE=DATE:20240729',
          'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
          'SEQUENCE:1',
        ),
      ],
      [],
    ],
    ['with the rule of its series', [mondays, secondMoved('RRULE:FREQ=WEEKLY;COUNT=3')], moved],
    ['with a rule without an end', [mondays, secondMoved('RRULE:FREQ=DAILY')], moved],
    ['with added dates', [mondays, secondMoved('RDATE:20270310T090000Z,20270311T090000Z')], moved],
    [
      'with an added period',
      [mondays, secondMoved('RDATE;VALUE=PERIOD:20270310T090000Z/PT3H')],
      moved,
    ],
    ['with removed dates', [mondays, secondMoved('EXDATE:20270309T090000Z')], moved],
    ['with a rule, before its series', [secondMoved('RRULE:FREQ=WEEKLY;COUNT=3'), mondays], moved],
    ['with a rule and no series', secondMoved('RRULE:FREQ=DAILY'), moved.slice(1, 2)],
    [
      'with a rule, of whole days',
      [
        event('DTSTART;VALUE=DATE:20270302', 'RRULE:FREQ=WEEKLY;COUNT=2'),
        event(
          'RECURRENCE-ID;VALUE=DATE:20270309',
          'DTSTART;VALUE=DATE:20270309',
          'RRULE:FREQ=WEEKLY',
        ),
      ],
      [day('03-02'), day('03-09')],
    ],
    [
      'with a rule, that what follows shares',
      [
        mondays,
        event(
          'RECURRENCE-ID;RANGE=THISANDFUTURE:20270308T090000Z',
          'DTSTART:20270308T100000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=WEEKLY',
        ),
      ],
      ['03-01T09:00/10:00 busy', '03-08T10:00/11:00 busy', '03-15T10:00/11:00 busy'],
    ],
    [
      'that is canceled, with a rule',
      [mondays, secondMoved('RRULE:FREQ=DAILY', 'STATUS:CANCELLED')],
      [moved[0] ?? '', moved[2] ?? ''],
    ],
    [
      'of which time cannot be read',
      [
        mondays,
        event('RECURRENCE-ID:tomorrow', 'DTSTART:20270309T090000Z', 'DURATION:PT1H', 'SEQUENCE:9'),
      ],
      [
        '03-01T09:00/10:00 busy',
        '03-08T09:00/10:00 busy',
        '03-09T09:00/10:00 unknown',
        '03-15T09:00/10:00 busy',
      ],
    ],
    [
      'that a later version of its series removes stays, since time that is taken is the safer mistake',
      [
        hour(
          'DTSTART:20270301T090000Z',
          'RRULE:FREQ=WEEKLY;COUNT=3',
          'EXDATE:20270308T090000Z',
          'SEQUENCE:2',
        ),
        secondMoved('SEQUENCE:1'),
      ],
      moved,
    ],
  ],
  'a series': [
    [
      'by days of the year and of the week',
      hour('DTSTART:20220315T090000Z', 'RRULE:FREQ=YEARLY;BYYEARDAY=74,75,76,77,78;BYDAY=MO'),
      ['03-15T09:00/10:00 busy'],
    ],
    [
      'by days of the year from its end and of the week',
      hour('DTSTART:20220315T090000Z', 'RRULE:FREQ=YEARLY;BYYEARDAY=-292,-291,-290;BYDAY=TU'),
      ['03-16T09:00/10:00 busy'],
    ],
    [
      'by days of the year, of the week and a count',
      hour('DTSTART:20260316T090000Z', 'RRULE:FREQ=YEARLY;BYYEARDAY=74,75,76;BYDAY=MO,TU;COUNT=4'),
      ['03-15T09:00/10:00 busy', '03-16T09:00/10:00 busy'],
    ],
    [
      'by days of the year and of the week of which the last counts',
      hour(
        'DTSTART:20260316T090000Z',
        'RRULE:FREQ=YEARLY;BYYEARDAY=74,75,76;BYDAY=MO,TU;BYSETPOS=-1',
      ),
      ['03-16T09:00/10:00 busy'],
    ],
    [
      'by days of the year, of the week and hours',
      hour('DTSTART:20260315T090000Z', 'RRULE:FREQ=YEARLY;BYYEARDAY=74,75,76;BYDAY=MO;BYHOUR=9,12'),
      ['03-15T09:00/10:00 busy', '03-15T12:00/13:00 busy'],
    ],
    [
      'by days of the year and months',
      hour('DTSTART:20260331T090000Z', 'RRULE:FREQ=YEARLY;BYYEARDAY=90,91;BYMONTH=3'),
      ['03-31T09:00/10:00 busy'],
    ],
    [
      'of whole days by minutes',
      event('DTSTART;VALUE=DATE:20270315', 'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=2;BYMINUTE=1,2,3'),
      [day('03-15'), day('03-17')],
    ],
    [
      'of whole days by hours',
      event('DTSTART;VALUE=DATE:20270315', 'RRULE:FREQ=WEEKLY;COUNT=2;BYHOUR=9,17'),
      [day('03-15'), day('03-22')],
    ],
    [
      'of whole days by seconds',
      event('DTSTART;VALUE=DATE:20270315', 'RRULE:FREQ=MONTHLY;BYSECOND=30;COUNT=1'),
      [day('03-15')],
    ],
    [
      'of whole days every six hours',
      event('DTSTART;VALUE=DATE:20270315', 'RRULE:FREQ=HOURLY;INTERVAL=6;COUNT=5'),
      ['03-14T23:00/03-16T23:00 busy'],
    ],
    [
      'of whole days with an added time',
      event('DTSTART;VALUE=DATE:20270315', 'RDATE:20270317T143000Z'),
      [day('03-15'), day('03-17')],
    ],
    [
      'with an added period at its start',
      event(
        'DTSTART:20270315T130000Z',
        'DTEND:20270315T133000Z',
        'RDATE;VALUE=PERIOD:20270315T130000Z/PT1H',
      ),
      one,
    ],
    [
      'with an added period at its start, whose end is a time',
      event(
        'DTSTART:20270315T130000Z',
        'DTEND:20270315T133000Z',
        'RDATE;VALUE=PERIOD:20270315T130000Z/20270315T140000Z',
      ),
      one,
    ],
    [
      'with an added period at an occurrence',
      event(
        'DTSTART:20270308T130000Z',
        'DTEND:20270308T133000Z',
        'RRULE:FREQ=WEEKLY;COUNT=2',
        'RDATE;VALUE=PERIOD:20270315T130000Z/PT1H',
      ),
      ['03-08T13:00/13:30 busy', ...one],
    ],
    [
      'with an added period that ends before it begins',
      event(
        'DTSTART:20270308T130000Z',
        'DURATION:PT1H',
        'RDATE;VALUE=PERIOD:20270315T130000Z/20270315T120000Z',
      ),
      ['03-08T13:00/14:00 busy', ...oneUnknown],
    ],
    [
      'with an added day of which the time is not said',
      event('DTSTART:20270308T130000Z', 'DURATION:PT1H', 'RDATE;VALUE=DATE:20270315'),
      ['03-08T13:00/14:00 busy', '03-15T00:00/03-16T00:00 unknown'],
    ],
    [
      'by a part that nobody knows',
      hour('DTSTART:20270429T100000Z', 'RRULE:FREQ=YEARLY;BYEASTER=-2'),
      ['04-29T10:00/11:00 busy', '04-30T10:00/11:00 unknown'],
    ],
    [
      'that moves days which a month does not have',
      hour('DTSTART:20270429T100000Z', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD'),
      ['04-29T10:00/11:00 busy', '04-30T10:00/11:00 unknown'],
    ],
    [
      'with two frequencies',
      hour('DTSTART:20270429T100000Z', 'RRULE:FREQ=YEARLY;FREQ=MONTHLY'),
      ['04-29T10:00/11:00 busy', '04-30T10:00/11:00 unknown'],
    ],
    [
      'that ends by a clock and a number',
      hour('DTSTART:20270315T130000Z', 'RRULE:FREQ=DAILY;COUNT=1;UNTIL=20270317T130000Z'),
      one,
    ],
    [
      'with a second rule that counts its own',
      hour(
        ...['DTSTART:20270311T090000Z', 'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=1'],
        'RRULE:FREQ=MONTHLY;BYDAY=2MO;COUNT=1',
      ),
      ['03-11T09:00/10:00 busy', '04-12T09:00/10:00 busy'],
    ],
  ],
  'a time under the wrong label': [
    [
      'that says day',
      event('DTSTART;VALUE=DATE:20270315T140000', 'DTEND;VALUE=DATE:20270315T150000'),
      one,
    ],
    [
      'that says day, in UTC',
      event('DTSTART;VALUE=DATE:20270315T130000Z', 'DTEND;VALUE=DATE:20270315T140000Z'),
      one,
    ],
    [
      'that says day, with a zone',
      event('DTSTART;VALUE=DATE;TZID=America/New_York:20270315T090000', 'DURATION:PT1H'),
      one,
    ],
    [
      'that says day only of its end',
      event('DTSTART:20270315T130000Z', 'DTEND;VALUE=DATE:20270315T140000Z'),
      one,
    ],
    [
      'that says day, written at length',
      event('DTSTART;VALUE=DATE:2027-03-15T14:00:00', 'DURATION:PT1H'),
      one,
    ],
    [
      'that says day, of a series',
      event(
        'DTSTART;VALUE=DATE:20270315T140000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=2',
        'EXDATE;VALUE=DATE:20270316T140000',
      ),
      one,
    ],
    [
      'that says day, added',
      event('DTSTART:20270314T130000Z', 'DURATION:PT1H', 'RDATE;VALUE=DATE:20270315T130000Z'),
      ['03-14T13:00/14:00 busy', ...one],
    ],
    [
      'that says day and is midnight',
      event('DTSTART;VALUE=DATE:20270315T000000', 'DTEND;VALUE=DATE:20270316T000000'),
      [day('03-15')],
    ],
    [
      'that says day and is midnight of UTC',
      event('DTSTART;VALUE=DATE:20270315T000000Z', 'DTEND;VALUE=DATE:20270316T000000Z'),
      [day('03-15')],
    ],
    [
      'that says time and is a day',
      event('DTSTART;VALUE=DATE-TIME:20270315', 'DTEND;VALUE=DATE-TIME:20270316'),
      [day('03-15')],
    ],
    ['that says nothing and is a day', event('DTSTART:20270315', 'DTEND:20270316'), [day('03-15')]],
    [
      'whose hours cannot be read',
      event('DTSTART:20270315T2590'),
      ['03-14T23:00/03-15T23:00 unknown'],
    ],
    [
      'whose hours in a zone cannot be read',
      event(newYork('DTSTART', '20270315T9')),
      ['03-15T04:00/03-16T04:00 unknown'],
    ],
  ],
}

describe.each(Object.entries(rows))('%s', (_, list) => {
  test.each(list)('%s', (_promise, lines, runs, context = {}) => {
    const calendar = calendarOf(...[lines].flat())
    expect(runsOf(calendar, context)).toEqual(runs)
    // What is unknown is said, and nothing else is.
    const { incomplete } = read(calendar, context).busy
    expect(incomplete).toBe(runs.some((run) => run.endsWith('unknown')))
  })
})
