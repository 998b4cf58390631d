import { describe, expect, test } from 'vitest'
import type { CalendarContext } from '#server/domain/ics/context.ts'
import { quarterOf, runsOf } from '#test/support/ics/calendar.ts'
import { writers, type Written } from '#test/support/ics/writers.ts'

type Row = [
  promise: string,
  events: readonly Written[],
  runs: readonly string[],
  context?: Partial<CalendarContext>,
]

/** A meeting at nine for an hour, on Monday 2027-03-01 and further Mondays. */
const meeting = (...more: string[]): Written => ({
  start: '20270301T090000',
  end: '20270301T100000',
  more,
  uid: 'meeting',
})

/** An occurrence of the meeting that differs. */
const change = (start: string, end: string, ...more: string[]): Written => ({
  start,
  end,
  more,
  uid: 'meeting',
})

const october = { from: quarterOf('2027-10-01'), until: quarterOf('2027-11-30') }
const weekly = 'RRULE:FREQ=WEEKLY'
const mondays = ['03-01T08:00/09:00 busy', '03-08T08:00/09:00 busy', '03-15T08:00/09:00 busy']

const rows: Record<string, Row[]> = {
  'clock changes': [
    [
      'a weekly event stays at its time of day when the clocks change',
      [meeting('RRULE:FREQ=WEEKLY;COUNT=6')],
      [...mondays, '03-22T08:00/09:00 busy', '03-29T07:00/08:00 busy', '04-05T07:00/08:00 busy'],
    ],
    [
      'a time in the gap has the offset from before; the next day it is back at its wall time',
      [{ start: '20270327T023000', end: '20270327T033000', more: ['RRULE:FREQ=DAILY;COUNT=3'] }],
      ['03-27T01:30/02:30 busy', '03-28T01:30/02:30 busy', '03-29T00:30/01:30 busy'],
    ],
    [
      'a time that clocks show twice is the first',
      [{ start: '20271031T023000', end: '20271031T023000Z' }],
      ['10-31T00:30/02:30 busy'],
      october,
    ],
    [
      'hours are exact in the night in which the clocks change',
      [{ start: '20270326T220000', more: ['DURATION:PT8H', 'RRULE:FREQ=DAILY;COUNT=2'] }],
      ['03-26T21:00/03-27T05:00 busy', '03-27T21:00/03-28T05:00 busy'],
    ],
    [
      'days of a duration are days of the calendar',
      [{ start: '20270327T100000', more: ['DURATION:P1D'] }],
      ['03-27T09:00/03-28T08:00 busy'],
    ],
    [
      'a series that begins in the night in which the clocks change is no shorter ever after',
      [
        {
          start: '20270327T220000',
          end: '20270328T060000',
          more: ['RRULE:FREQ=WEEKLY;COUNT=2'],
        },
      ],
      ['03-27T21:00/03-28T04:00 busy', '04-03T20:00/04-04T04:00 busy'],
    ],
  ],
  'whole days': [
    [
      'are days of the owner’s zone, and the end is the day after the last',
      [{ start: '20270310', end: '20270312' }],
      ['03-09T23:00/03-11T23:00 busy'],
    ],
    ['without an end are one day', [{ start: '20270310' }], ['03-09T23:00/03-10T23:00 busy']],
    [
      'have 23 hours where the clocks change',
      [{ start: '20270328', end: '20270329' }],
      ['03-27T23:00/03-28T22:00 busy'],
    ],
    [
      'have 25 hours where the clocks change back',
      [{ start: '20271031', end: '20271101' }],
      ['10-30T22:00/10-31T23:00 busy'],
      october,
    ],
    [
      'are days of another zone for an owner who lives there',
      [{ start: '20270310', end: '20270311' }],
      ['03-10T05:00/03-11T05:00 busy'],
      { zone: 'America/New_York' },
    ],
    [
      'take no time where the owner says so; times of day still do',
      [{ start: '20270310', end: '20270312' }, meeting()],
      ['03-01T08:00/09:00 busy'],
      { all_day: 'free' },
    ],
    [
      'recur on days, and a date ends them',
      [{ start: '20270310', end: '20270311', more: ['RRULE:FREQ=DAILY;UNTIL=20270311'] }],
      ['03-09T23:00/03-11T23:00 busy'],
    ],
  ],
  'the end of a rule': [
    ['COUNT counts DTSTART', [meeting('RRULE:FREQ=WEEKLY;COUNT=3')], mondays],
    [
      'COUNT counts what EXDATE removes',
      [meeting('RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;TZID=Europe/Berlin:20270308T090000')],
      ['03-01T08:00/09:00 busy', '03-15T08:00/09:00 busy'],
    ],
    ['UNTIL counts itself', [meeting('RRULE:FREQ=WEEKLY;UNTIL=20270315T080000Z')], mondays],
    [
      'a second before the last is before it',
      [meeting('RRULE:FREQ=WEEKLY;UNTIL=20270315T075959Z')],
      mondays.slice(0, 2),
    ],
    [
      'a date as UNTIL means the end of that local day',
      [meeting('RRULE:FREQ=WEEKLY;UNTIL=20270315')],
      mondays,
    ],
    [
      'DTSTART counts even off its own rule',
      [meeting('RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3')],
      ['03-01T08:00/09:00 busy', '03-02T08:00/09:00 busy', '03-09T08:00/09:00 busy'],
    ],
  ],
  rules: [
    [
      'of the second and the last weekday of a month',
      [meeting('RRULE:FREQ=MONTHLY;BYDAY=2WE,-1FR;UNTIL=20270430T220000Z')],
      [
        ...['03-01T08:00/09:00 busy', '03-10T08:00/09:00 busy', '03-26T08:00/09:00 busy'],
        ...['04-14T07:00/08:00 busy', '04-30T07:00/08:00 busy'],
      ],
    ],
    [
      'of the last working day of a month',
      [
        {
          start: '20160129T170000',
          end: '20160129T180000',
          more: ['RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
        },
      ],
      ['03-31T15:00/16:00 busy', '04-30T15:00/16:00 busy'],
    ],
    [
      'of the 31st, which not every month has',
      [
        {
          start: '20260131T090000',
          end: '20260131T100000',
          more: ['RRULE:FREQ=MONTHLY;BYMONTHDAY=31'],
        },
      ],
      ['03-31T07:00/08:00 busy'],
    ],
    [
      'of every other week, where weeks begin on Sunday',
      [
        {
          start: '20270302T090000',
          end: '20270302T100000',
          more: ['RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;WKST=SU;BYDAY=TU,SU'],
        },
      ],
      [
        ...['03-02T08:00/09:00 busy', '03-14T08:00/09:00 busy', '03-16T08:00/09:00 busy'],
        '03-28T07:00/08:00 busy',
      ],
    ],
    [
      'of a weekly meeting since 2009',
      [
        {
          start: '20090302T090000',
          end: '20090302T100000',
          more: ['RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270309T000000Z'],
        },
      ],
      mondays.slice(0, 2),
    ],
    [
      'that can never match have their DTSTART alone',
      [meeting('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')],
      mondays.slice(0, 1),
    ],
    [
      'by the minute are one stretch from the first to the last',
      [meeting('RRULE:FREQ=MINUTELY;UNTIL=20270303T110000Z')],
      ['03-01T08:00/03-03T12:00 busy'],
    ],
    [
      'by the hour are exact where they are few',
      [
        {
          start: '20270301T090000',
          end: '20270301T093000',
          more: ['RRULE:FREQ=HOURLY;INTERVAL=3;COUNT=3'],
        },
      ],
      ['03-01T08:00/08:30 busy', '03-01T11:00/11:30 busy', '03-01T14:00/14:30 busy'],
    ],
  ],
  'dates that are added': [
    [
      'as date-times, dates and periods',
      [
        meeting(
          'RDATE;TZID=Europe/Berlin:20270303T110000',
          'RDATE;VALUE=PERIOD:20270304T080000Z/PT15M,20270304T100000Z/20270304T130000Z',
        ),
      ],
      [
        ...['03-01T08:00/09:00 busy', '03-03T10:00/11:00 busy', '03-04T08:00/08:15 busy'],
        '03-04T10:00/13:00 busy',
      ],
    ],
    [
      'as days to whole days',
      [{ start: '20270301', end: '20270302', more: ['RDATE;VALUE=DATE:20270303,20270305'] }],
      [
        ...['03-01T00:00/23:00 busy', '03-02T23:00/03-03T23:00 busy'],
        '03-04T23:00/03-05T23:00 busy',
      ],
    ],
  ],
  'dates that are removed': [
    [
      'by their instant, in whatever zone it is written',
      [
        meeting(
          'RRULE:FREQ=WEEKLY;COUNT=5',
          'EXDATE:20270308T080000Z',
          'EXDATE;TZID=America/New_York:20270315T040000',
          'EXDATE;TZID=W. Europe Standard Time:20270322T090000',
        ),
      ],
      ['03-01T08:00/09:00 busy', '03-29T07:00/08:00 busy'],
    ],
    [
      'by the local day, where only a date is written',
      [meeting('RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20270308')],
      ['03-01T08:00/09:00 busy', '03-15T08:00/09:00 busy'],
    ],
    [
      'of whole days, by a day or its midnight',
      [
        {
          start: '20270310',
          end: '20270311',
          more: [
            'RRULE:FREQ=DAILY;COUNT=4',
            'EXDATE;VALUE=DATE:20270311',
            'EXDATE;TZID=Europe/Berlin:20270312T000000',
          ],
        },
      ],
      ['03-09T23:00/03-10T23:00 busy', '03-12T23:00/03-13T23:00 busy'],
    ],
  ],
  'an occurrence that differs': [
    [
      'counts instead of the one that it names, also in UTC and before its series',
      [
        change('20270310T140000', '20270310T150000', 'RECURRENCE-ID:20270308T080000Z'),
        meeting('RRULE:FREQ=WEEKLY;COUNT=3'),
      ],
      ['03-01T08:00/09:00 busy', '03-10T13:00/14:00 busy', '03-15T08:00/09:00 busy'],
    ],
    [
      'may move in from outside of what is looked at',
      [
        {
          ...meeting('RRULE:FREQ=WEEKLY;COUNT=200'),
          start: '20260907T090000',
          end: '20260907T100000',
        },
        change(
          '20270303T090000',
          '20270303T100000',
          'RECURRENCE-ID;TZID=Europe/Berlin:20261005T090000',
        ),
      ],
      ['03-01T08:00/09:00 busy', '03-03T08:00/09:00 busy', '03-08T08:00/09:00 busy'],
      { until: quarterOf('2027-03-09') },
    ],
    [
      'counts where its series is missing',
      [change('20270310T140000', '20270310T150000', 'RECURRENCE-ID:20270308T080000Z')],
      ['03-10T13:00/14:00 busy'],
    ],
    [
      'is off alone where it is canceled',
      [
        meeting('RRULE:FREQ=WEEKLY;COUNT=3'),
        change(
          '20270308T090000',
          '20270308T100000',
          'RECURRENCE-ID:20270308T080000Z',
          'STATUS:CANCELLED',
        ),
      ],
      ['03-01T08:00/09:00 busy', '03-15T08:00/09:00 busy'],
    ],
    [
      'shifts and resizes what follows where it says so',
      [
        meeting('RRULE:FREQ=WEEKLY;COUNT=4'),
        change(
          '20270309T110000',
          '20270309T113000',
          'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20270308T090000',
        ),
      ],
      [
        ...['03-01T08:00/09:00 busy', '03-09T10:00/10:30 busy', '03-16T10:00/10:30 busy'],
        '03-23T10:00/10:30 busy',
      ],
    ],
  ],
  free: [
    ['transparent', [meeting(weekly, 'TRANSP:TRANSPARENT')], []],
    ['canceled', [meeting(weekly, 'STATUS:CANCELLED')], []],
    ['shown as free', [meeting('X-MICROSOFT-CDO-BUSYSTATUS:FREE')], []],
    ['working elsewhere', [meeting('X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE')], []],
    [
      'declined by the owner, in any case of letters',
      [meeting('ATTENDEE;CN=Sam;PARTSTAT=DECLINED:MAILTO:Sam@Example.test')],
      [],
    ],
    [
      'declined by somebody else is busy',
      [meeting('ATTENDEE;CN=Sam;PARTSTAT=DECLINED:mailto:ada@example.test')],
      mondays.slice(0, 1),
    ],
    ['away is busy', [meeting('X-MICROSOFT-CDO-BUSYSTATUS:OOF')], mondays.slice(0, 1)],
    ['without an end', [{ start: '20270301T090000' }], []],
  ],
  tentative: [
    ['by its status', [meeting('STATUS:TENTATIVE')], ['03-01T08:00/09:00 tentative']],
    [
      'as it is shown',
      [meeting('X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE')],
      ['03-01T08:00/09:00 tentative'],
    ],
    [
      'while the owner has not answered',
      [meeting('ATTENDEE;PARTSTAT=NEEDS-ACTION;CN=Sam:mailto:sam@example.test')],
      ['03-01T08:00/09:00 tentative'],
    ],
    [
      'is busy where the owner says so',
      [meeting('STATUS:TENTATIVE')],
      mondays.slice(0, 1),
      { tentative: 'busy' },
    ],
    ['is free where the owner says so', [meeting('STATUS:TENTATIVE')], [], { tentative: 'free' }],
  ],
  'what began before': [
    [
      'counts with what lies inside',
      [{ start: '20270227T090000', end: '20270301T100000' }],
      ['03-01T00:00/09:00 busy'],
    ],
    [
      'counts for a year, and then it is unknown',
      [{ start: '20260310T090000', end: '20270601T100000' }],
      ['03-01T00:00/03-11T08:00 busy', '03-11T08:00/05-01T00:00 unknown'],
    ],
  ],
}

describe.each(Object.entries(rows))('%s', (_, list) => {
  test.each(list)('%s', (_promise, events, runs, context = {}) => {
    const read = writers.map(({ name, write }) => [name, runsOf(write(events), context)])
    expect(Object.fromEntries(read)).toEqual(
      Object.fromEntries(writers.map(({ name }) => [name, runs])),
    )
  })
})
