import type { CalendarContext } from '#server/domain/ics/context.ts'
import { calendarOf, eventOf } from '#test/support/ics/calendar.ts'

/** A library that reads calendars, too. */
export type Library = 'ical.js' | 'node-ical'

/** A calendar that is easily read wrongly. All were written for this. */
export interface Tricky {
  readonly name: string
  readonly calendar: string
  /** What it takes, in the form of `runsOf`. */
  readonly runs: readonly string[]
  /** Libraries that are known to be right about it. */
  readonly right: readonly Library[]
  readonly context?: Partial<CalendarContext>
}

const zoned = (name: string, time: string) => `${name};TZID=Europe/Berlin:${time}`
const hourFrom = (time: string, ...more: string[]) =>
  eventOf('UID:one', zoned('DTSTART', time), 'DURATION:PT1H', 'DTSTAMP:20270101T000000Z', ...more)
const nine = '20270301T090000'
const mondays = ['03-01T08:00/09:00 busy', '03-08T08:00/09:00 busy', '03-15T08:00/09:00 busy']
const all: readonly Library[] = ['ical.js', 'node-ical']

/** A calendar that describes its zone, as most do. */
const described = (...events: string[]) =>
  calendarOf(
    ...['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:19810329T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
    ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'END:DAYLIGHT'],
    ...['BEGIN:STANDARD', 'DTSTART:19961027T030000', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
    ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'END:STANDARD', 'END:VTIMEZONE', ...events],
  )

/** The set. */
export const tricky: readonly Tricky[] = [
  {
    name: 'a weekly event over the change of the clocks',
    calendar: described(hourFrom('20270322T090000', 'RRULE:FREQ=WEEKLY;COUNT=2')),
    runs: ['03-22T08:00/09:00 busy', '03-29T07:00/08:00 busy'],
    right: all,
  },
  {
    name: 'a daily event in the gap: 3:30 that day, 2:30 the next',
    calendar: described(hourFrom('20270327T023000', 'RRULE:FREQ=DAILY;COUNT=3')),
    runs: ['03-27T01:30/02:30 busy', '03-28T01:30/02:30 busy', '03-29T00:30/01:30 busy'],
    right: [],
  },
  {
    name: 'an event that ends in the second of two hours of one name',
    calendar: described(
      eventOf(zoned('DTSTART', '20271031T024500'), zoned('DTEND', '20271031T021500')),
    ),
    runs: ['10-31T00:45/01:15 busy'],
    right: [],
    context: { from: 2_026_000, until: 2_060_000 },
  },
  {
    name: 'an added date in the second of two hours of one name',
    calendar: described(hourFrom('20271025T090000', 'RDATE:20271031T013000Z')),
    runs: ['10-25T07:00/08:00 busy', '10-31T01:30/02:30 busy'],
    right: [],
    context: { from: 2_026_000, until: 2_060_000 },
  },
  {
    name: 'COUNT with a start off its own rule',
    calendar: described(hourFrom(nine, 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3')),
    runs: ['03-01T08:00/09:00 busy', '03-02T08:00/09:00 busy', '03-09T08:00/09:00 busy'],
    right: [],
  },
  {
    name: 'COUNT with removed dates, one in the zone of New York',
    calendar: described(
      hourFrom(
        nine,
        ...['RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;TZID=America/New_York:20270308T030000'],
        'EXDATE:20270315T080000Z',
      ),
    ),
    runs: ['03-01T08:00/09:00 busy', '03-22T08:00/09:00 busy'],
    right: ['node-ical'],
  },
  {
    name: 'a date as UNTIL of a timed event',
    calendar: described(hourFrom(nine, 'RRULE:FREQ=WEEKLY;UNTIL=20270315')),
    runs: mondays,
    right: ['node-ical'],
  },
  {
    name: 'a day as EXDATE of a timed event',
    calendar: described(hourFrom(nine, 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20270308')),
    runs: ['03-01T08:00/09:00 busy', '03-15T08:00/09:00 busy'],
    right: all,
  },
  {
    name: 'removed dates between semicolons and escaped commas',
    calendar: described(
      hourFrom(
        nine,
        ...['RRULE:FREQ=WEEKLY;COUNT=5', 'EXDATE:20270308T080000Z;20270315T080000Z'],
        'EXDATE:20270322T080000Z\\,20270329T070000Z',
      ),
    ),
    runs: mondays.slice(0, 1),
    right: [],
  },
  {
    name: 'a change before its series, named in UTC',
    calendar: described(
      hourFrom('20270310T140000', 'RECURRENCE-ID:20270308T080000Z'),
      hourFrom(nine, 'RRULE:FREQ=WEEKLY;COUNT=3'),
    ),
    runs: ['03-01T08:00/09:00 busy', '03-10T13:00/14:00 busy', '03-15T08:00/09:00 busy'],
    right: all,
  },
  {
    name: 'two versions of one change, named in two zones',
    calendar: described(
      hourFrom(nine, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      hourFrom('20270310T140000', 'SEQUENCE:1', zoned('RECURRENCE-ID', '20270308T090000')),
      hourFrom('20270311T140000', 'SEQUENCE:2', 'RECURRENCE-ID:20270308T080000Z'),
    ),
    runs: ['03-01T08:00/09:00 busy', '03-11T13:00/14:00 busy'],
    right: ['node-ical'],
  },
  {
    name: 'a change without its series',
    calendar: described(hourFrom('20270310T140000', 'RECURRENCE-ID:20270308T080000Z')),
    runs: ['03-10T13:00/14:00 busy'],
    right: ['node-ical'],
  },
  {
    name: 'a change into which a rule was copied is one occurrence',
    calendar: described(
      hourFrom(nine, 'RRULE:FREQ=WEEKLY;COUNT=3'),
      hourFrom('20270309T090000', 'RECURRENCE-ID:20270308T080000Z', 'RRULE:FREQ=DAILY;COUNT=2'),
    ),
    runs: [...['03-01T08:00/09:00 busy', '03-09T08:00/09:00 busy', '03-15T08:00/09:00 busy']],
    right: [],
  },
  {
    name: 'a change of this and what follows',
    calendar: described(
      hourFrom(nine, 'RRULE:FREQ=WEEKLY;COUNT=3'),
      hourFrom('20270309T110000', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20270308T080000Z'),
    ),
    runs: ['03-01T08:00/09:00 busy', '03-09T10:00/11:00 busy', '03-16T10:00/11:00 busy'],
    right: [],
  },
  {
    name: 'a change of what follows, by four weeks, from before the window',
    calendar: described(
      hourFrom('20270201T090000', 'RRULE:FREQ=WEEKLY;COUNT=3'),
      hourFrom('20270308T090000', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20270208T080000Z'),
    ),
    runs: ['03-08T08:00/09:00 busy', '03-15T08:00/09:00 busy'],
    right: [],
  },
  {
    name: 'a change and a removed date without a zone, of a series in New York',
    calendar: calendarOf(
      eventOf(
        ...['UID:a', 'DTSTART;TZID=America/New_York:20270315T090000', 'DURATION:PT1H'],
        ...['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20270329T090000'],
      ),
      eventOf(
        ...['UID:a', 'DTSTART:20270323T090000Z', 'DURATION:PT1H'],
        'RECURRENCE-ID:20270322T090000',
      ),
    ),
    runs: ['03-15T13:00/14:00 busy', '03-23T09:00/10:00 busy'],
    right: [],
  },
  {
    name: 'a canceled series with a higher sequence beside the old one',
    calendar: described(
      hourFrom(nine, 'RRULE:FREQ=WEEKLY;COUNT=3', 'SEQUENCE:0'),
      hourFrom(nine, 'RRULE:FREQ=WEEKLY;COUNT=3', 'SEQUENCE:1', 'STATUS:CANCELLED'),
    ),
    runs: [],
    right: ['node-ical'],
  },
  {
    name: 'an alarm with a duration in an event that has an end',
    calendar: described(
      eventOf(
        ...['BEGIN:VALARM', 'TRIGGER:-PT15M', 'DURATION:PT8H', 'REPEAT:2', 'END:VALARM'],
        ...['UID:a', zoned('DTSTART', nine), zoned('DTEND', '20270301T100000')],
      ),
    ),
    runs: mondays.slice(0, 1),
    right: all,
  },
  {
    name: 'a whole day that ends on the day it begins',
    calendar: calendarOf(
      eventOf('UID:a', 'DTSTART;VALUE=DATE:20270310', 'DTEND;VALUE=DATE:20270310'),
    ),
    runs: ['03-10T00:00/03-11T00:00 busy'],
    right: ['node-ical'],
    context: { zone: 'UTC' },
  },
  {
    name: 'a zone of Windows that the calendar does not describe',
    calendar: calendarOf(
      eventOf('UID:a', 'DTSTART;TZID=Romance Standard Time:20270301T090000', 'DURATION:PT1H'),
    ),
    runs: mondays.slice(0, 1),
    right: ['node-ical'],
  },
  {
    name: 'a zone as Windows shows it, with colons and without quotes',
    calendar: calendarOf(
      eventOf(
        'UID:a',
        'DTSTART;TZID=(UTC+01:00) Amsterdam, Berlin, Bern, Rome:20270301T090000',
        'DTEND;TZID=(UTC+01:00) Amsterdam, Berlin, Bern, Rome:20270301T100000',
      ),
    ),
    runs: mondays.slice(0, 1),
    right: [],
  },
  {
    name: 'the name of a zone of IANA for other clocks',
    calendar: calendarOf(
      ...['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...['TZOFFSETFROM:+0900', 'TZOFFSETTO:+0900', 'END:STANDARD', 'END:VTIMEZONE'],
      hourFrom(nine),
    ),
    runs: mondays.slice(0, 1),
    right: ['node-ical'],
  },
  {
    name: 'a floating time in a calendar of New York',
    calendar: calendarOf(
      'X-WR-TIMEZONE:America/New_York',
      eventOf('UID:a', 'DTSTART:20270301T090000', 'DURATION:PT1H'),
    ),
    runs: ['03-01T14:00/15:00 busy'],
    right: [],
  },
  {
    name: 'an end in another zone than the start',
    calendar: described(
      eventOf('UID:a', zoned('DTSTART', nine), 'DTEND;TZID=America/New_York:20270301T110000'),
    ),
    runs: ['03-01T08:00/16:00 busy'],
    right: ['node-ical'],
  },
  {
    name: 'the second Monday of a month, said by position',
    calendar: described(hourFrom('20260112T090000', 'RRULE:FREQ=MONTHLY;BYDAY=MO;BYSETPOS=2')),
    runs: ['03-08T08:00/09:00 busy', '04-12T07:00/08:00 busy'],
    right: all,
  },
  {
    name: 'a weekly rule that names the first Monday',
    calendar: described(hourFrom(nine, 'RRULE:FREQ=WEEKLY;BYDAY=1MO;COUNT=3')),
    runs: mondays,
    right: all,
  },
  {
    name: 'February 29 of every year',
    calendar: described(hourFrom('20240229T090000', 'RRULE:FREQ=YEARLY')),
    runs: ['02-29T08:00/09:00 busy'],
    right: ['node-ical'],
    context: { from: Date.UTC(2027, 0) / 900_000, until: Date.UTC(2028, 5) / 900_000 },
  },
  {
    name: 'every other week, from Sundays on',
    calendar: described(
      hourFrom('20270302T090000', 'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU'),
    ),
    runs: [
      ...['03-02T08:00/09:00 busy', '03-14T08:00/09:00 busy', '03-16T08:00/09:00 busy'],
      '03-28T07:00/08:00 busy',
    ],
    right: all,
  },
  {
    name: 'a bad event before a good one',
    calendar: described(
      eventOf('UID:bad', 'DTSTART:20270230T090000Z', 'RRULE:FREQ=NEVER', 'DTEND:x'),
      hourFrom(nine),
    ),
    runs: mondays.slice(0, 1),
    right: [],
  },
  {
    name: 'an event whose end is missing, before another one',
    calendar: described(
      eventOf('UID:a', 'DTSTART:20270302T080000Z', 'DURATION:PT1H').replace('\r\nEND:VEVENT', ''),
      hourFrom(nine),
    ),
    runs: ['03-01T08:00/09:00 busy', '03-02T08:00/09:00 busy'],
    right: [],
  },
  {
    name: 'a rule that can never match',
    calendar: described(hourFrom(nine, 'RRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30')),
    runs: mondays.slice(0, 1),
    right: [],
  },
  {
    name: 'a rule by the second',
    calendar: described(hourFrom(nine, 'RRULE:FREQ=SECONDLY;UNTIL=20270302T080000Z')),
    runs: ['03-01T08:00/03-02T09:00 busy'],
    right: [],
  },
  {
    name: 'bare carriage returns and a byte order mark',
    calendar: `\ufeff${described(hourFrom(nine)).replaceAll('\r\n', '\r')}`,
    runs: mondays.slice(0, 1),
    right: [],
  },
  {
    name: 'every other day in Chatham, where clocks have three quarters of an hour',
    calendar: calendarOf(
      eventOf(
        ...['UID:a', 'DTSTART;TZID=Pacific/Chatham:20270401T220000', 'DURATION:PT1H'],
        'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3',
      ),
    ),
    runs: ['04-01T08:15/09:15 busy', '04-03T08:15/09:15 busy', '04-05T09:15/10:15 busy'],
    right: ['node-ical'],
  },
  {
    name: 'the Sunday of week 53, which lies in the next year',
    calendar: calendarOf(
      eventOf(
        ...['UID:a', 'DTSTART:20210103T080000Z', 'DURATION:PT1H'],
        'RRULE:FREQ=YEARLY;BYWEEKNO=53;BYDAY=SU',
      ),
    ),
    runs: ['01-03T08:00/09:00 busy'],
    right: ['node-ical'],
    context: { from: Date.UTC(2026, 11) / 900_000 },
  },
  {
    name: 'the twentieth Monday of a year',
    calendar: calendarOf(
      eventOf(
        ...['UID:a', 'DTSTART:19970519T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYDAY=20MO'],
      ),
    ),
    runs: ['05-17T08:00/09:00 busy'],
    right: ['node-ical'],
    context: { until: Date.UTC(2027, 5) / 900_000 },
  },
  {
    name: 'Friday the 13th',
    calendar: described(hourFrom('20260213T090000', 'RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13')),
    runs: ['08-13T07:00/08:00 busy'],
    right: all,
    context: { until: Date.UTC(2027, 10) / 900_000 },
  },
  {
    name: 'election day in the United States',
    calendar: calendarOf(
      eventOf(
        ...['UID:a', 'DTSTART:19961105T090000Z', 'DURATION:PT1H'],
        'RRULE:FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
      ),
    ),
    runs: ['11-07T09:00/10:00 busy'],
    right: all,
    context: { until: Date.UTC(2028, 11) / 900_000 },
  },
  {
    name: 'a weekly series since 2009 whose COUNT ends now',
    calendar: described(hourFrom('20090302T090000', 'RRULE:FREQ=WEEKLY;COUNT=941')),
    runs: mondays.slice(0, 2),
    right: all,
  },
  {
    name: 'weekly events of eight days, which began before the window',
    calendar: calendarOf(
      eventOf('UID:a', 'DTSTART:20270201T080000Z', 'DURATION:P8D', 'RRULE:FREQ=WEEKLY;COUNT=5'),
    ),
    runs: ['03-01T00:00/03-09T08:00 busy'],
    right: all,
  },
  {
    name: 'an event of a week, as P1W',
    calendar: described(eventOf('UID:a', zoned('DTSTART', '20270325T090000'), 'DURATION:P1W')),
    runs: ['03-25T08:00/04-01T07:00 busy'],
    right: ['ical.js'],
  },
  {
    name: 'UNTIL without a zone',
    calendar: described(hourFrom(nine, 'RRULE:FREQ=WEEKLY;UNTIL=20270315T090000')),
    runs: mondays,
    right: all,
  },
  {
    name: 'UNTIL of whole days at midnight in UTC, west of it',
    calendar: calendarOf(
      eventOf(
        ...['UID:a', 'DTSTART;VALUE=DATE:20270310', 'DTEND;VALUE=DATE:20270311'],
        'RRULE:FREQ=DAILY;UNTIL=20270312T000000Z',
      ),
    ),
    runs: ['03-10T05:00/03-13T05:00 busy'],
    right: [],
    context: { zone: 'America/New_York' },
  },
  {
    name: 'a canceled whole day, named by midnight in UTC, west of it',
    calendar: calendarOf(
      eventOf(
        ...['UID:a', 'DTSTART;VALUE=DATE:20270310', 'DTEND;VALUE=DATE:20270311'],
        'RRULE:FREQ=DAILY;COUNT=3',
      ),
      eventOf(
        ...['UID:a', 'DTSTART;VALUE=DATE:20270311', 'RECURRENCE-ID:20270311T000000Z'],
        'STATUS:CANCELLED',
      ),
    ),
    runs: ['03-10T05:00/03-11T05:00 busy', '03-12T05:00/03-13T05:00 busy'],
    right: [],
    context: { zone: 'America/New_York' },
  },
  {
    name: 'a change whose time is free, and one that is busy in a free series',
    calendar: described(
      hourFrom(nine, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      hourFrom('20270308T090000', 'RECURRENCE-ID:20270308T080000Z', 'TRANSP:TRANSPARENT'),
      hourFrom('20270302T090000', 'RRULE:FREQ=WEEKLY;COUNT=2', 'TRANSP:TRANSPARENT')
        .concat('\r\n')
        .concat(hourFrom('20270309T100000', 'RECURRENCE-ID:20270309T080000Z'))
        .replaceAll('UID:one', 'UID:two'),
    ),
    runs: ['03-01T08:00/09:00 busy', '03-09T09:00/10:00 busy'],
    right: all,
  },
  {
    name: 'two rules in one event',
    calendar: described(
      hourFrom(nine, 'RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=1;COUNT=2'),
    ),
    runs: ['03-01T08:00/09:00 busy', '03-08T08:00/09:00 busy', '04-01T07:00/08:00 busy'],
    right: [],
  },
  {
    name: 'the first of a series removed, and the second moved in front of it',
    calendar: described(
      hourFrom(nine, 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20270301T080000Z'),
      hourFrom('20270301T070000', 'RECURRENCE-ID:20270308T080000Z'),
    ),
    runs: ['03-01T06:00/07:00 busy', '03-15T08:00/09:00 busy'],
    right: all,
  },
  {
    name: 'an added period, and one that is removed again',
    calendar: described(
      hourFrom(
        nine,
        ...['RDATE;VALUE=PERIOD:20270302T080000Z/PT2H,20270303T080000Z/20270303T103000Z'],
        'EXDATE:20270302T080000Z',
      ),
    ),
    runs: ['03-01T08:00/09:00 busy', '03-03T08:00/10:30 busy'],
    right: [],
  },
  {
    name: 'a zone at the end of a path',
    calendar: calendarOf(
      eventOf(
        'UID:a',
        'DTSTART;TZID=/citadel.org/20210210_1/Europe/Berlin:20270301T090000',
        'DTEND;TZID=/citadel.org/20210210_1/Europe/Berlin:20270301T100000',
      ),
    ),
    runs: mondays.slice(0, 1),
    right: [],
  },
  {
    name: 'a zone of its own, changed by dates',
    calendar: calendarOf(
      ...['BEGIN:VTIMEZONE', 'TZID:Home', 'BEGIN:STANDARD', 'DTSTART:20261025T030000'],
      ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'RDATE:20271031T030000', 'END:STANDARD'],
      ...['BEGIN:DAYLIGHT', 'DTSTART:20260329T020000', 'RDATE:20270328T020000'],
      ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'END:DAYLIGHT', 'END:VTIMEZONE'],
      eventOf(
        ...['UID:a', 'DTSTART;TZID=Home:20270322T090000', 'DURATION:PT1H'],
        'RRULE:FREQ=WEEKLY;COUNT=2',
      ),
    ),
    runs: ['03-22T08:00/09:00 busy', '03-29T07:00/08:00 busy'],
    right: [],
  },
  {
    name: 'two calendars in one file, each with its own floating times',
    calendar: [
      calendarOf(
        'X-WR-TIMEZONE:America/New_York',
        eventOf('UID:a', 'DTSTART:20270301T090000', 'DURATION:PT1H'),
      ),
      calendarOf(
        'X-WR-TIMEZONE:Asia/Tokyo',
        eventOf('UID:b', 'DTSTART:20270302T090000', 'DURATION:PT1H'),
      ),
    ].join(''),
    runs: ['03-01T14:00/15:00 busy', '03-02T00:00/01:00 busy'],
    right: [],
  },
  {
    name: 'hours of Mondays, by the hour',
    calendar: calendarOf(
      eventOf(
        ...['UID:a', 'DTSTART:20270301T090000Z', 'DURATION:PT30M'],
        'RRULE:FREQ=HOURLY;BYDAY=MO;BYHOUR=9,11;UNTIL=20270308T100000Z',
      ),
    ),
    runs: ['03-01T09:00/09:30 busy', '03-01T11:00/11:30 busy', '03-08T09:00/09:30 busy'],
    right: all,
  },
  {
    name: 'a task with the id of an event',
    calendar: described(
      [
        'BEGIN:VTODO',
        'UID:one',
        zoned('DTSTART', '20270305T090000'),
        'DURATION:PT1H',
        'SEQUENCE:9',
        'END:VTODO',
      ].join('\r\n'),
      hourFrom(nine),
    ),
    runs: mondays.slice(0, 1),
    right: ['ical.js'],
  },
  {
    name: 'lines folded in the middle of names and dates',
    calendar: calendarOf(eventOf('UID:a', 'DTSTART:20270301T080000Z', 'DURATION:PT1H')).replace(
      /(DTST|202703|DURA|BEGIN:VE)/g,
      '$1\r\n ',
    ),
    runs: mondays.slice(0, 1),
    right: all,
  },
]
