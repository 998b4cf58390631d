import { describe, expect, test } from 'vitest'
import type { CalendarContext } from '#server/domain/ics/context.ts'
import { calendarOf, eventOf, quarterOf, read, runsOf } from '#test/support/ics/calendar.ts'

/** An hour from nine on 2027-03-15, a Monday: New York is in summer already, Berlin is not. */
function nineIn(tzid: string, ...more: string[]): string {
  return calendarOf(...more, eventOf(`DTSTART;TZID=${tzid}:20270315T090000`, 'DURATION:PT1H'))
}

const hour = (start: string) =>
  `03-15T${start}/${`${(Number(start.slice(0, 2)) + 1) % 24}`.padStart(2, '0')}${start.slice(2)} busy`
const berlin = hour('08:00')
const newYork = hour('13:00')

/** A zone that is an hour ahead of UTC in winter and two in summer, as calendars describe it. */
function described(id: string, ...observances: string[][]): string {
  const parts = observances.flatMap(([name, from, to, start, ...more]) => [
    ...[`BEGIN:${name}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, `DTSTART:${start}`],
    ...[...more, `END:${name}`],
  ])
  return ['BEGIN:VTIMEZONE', `TZID:${id}`, ...parts, 'END:VTIMEZONE'].join('\r\n')
}

describe('the zone of a TZID', () => {
  const cases: Record<string, [tzid: string, run: string][]> = {
    'is one of IANA, in whatever letters, or a link': [
      ['Europe/Berlin', berlin],
      ['america/new_york', newYork],
      ['US/Eastern', newYork],
      ['Asia/Calcutta', hour('03:30')],
      ['Pacific/Chatham', '03-14T19:15/20:15 busy'],
      ['UTC', hour('09:00')],
      ['Etc/GMT+5', hour('14:00')],
      [' Europe/Berlin', berlin],
    ],
    'is one of Windows': [
      ['W. Europe Standard Time', berlin],
      ['Eastern Standard Time', newYork],
      ['india standard time', hour('03:30')],
      ['tzone://Microsoft/Utc', hour('09:00')],
    ],
    'is what Windows shows for it': [
      ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', berlin],
      ['(UTC+02:00) Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius', hour('07:00')],
      ['(GMT-05.00) Eastern Time (US & Canada)', newYork],
      ['(UTC-10:00) Hawaii', hour('19:00')],
      ['(UTC-04:00) Atlantic Time (Canada)', hour('12:00')],
      ['(UTC) Coordinated Universal Time', hour('09:00')],
      ['(UTC+08:00) Kuala Lumpur, Singapore', hour('01:00')],
    ],
    'is an offset': [
      ['GMT+0200', hour('07:00')],
      ['UTC-5', hour('14:00')],
      ['"+05:45"', hour('03:15')],
    ],
    'is at the end of a path': [
      ['/freeassociation.sourceforge.net/Europe/Berlin', berlin],
      ['/citadel.org/20210210_1/America/New_York', newYork],
      ['/softwarestudio.org/Olson_20011030_5/America/Argentina/Buenos_Aires', hour('12:00')],
      ['/mozilla.org/20070129_1/Europe/Berlin', berlin],
    ],
  }
  test.each(Object.entries(cases))('%s', (_, list) => {
    expect(list.map(([tzid]) => runsOf(nineIn(tzid)))).toEqual(list.map(([, run]) => [run]))
    expect(list.map(([tzid]) => read(nineIn(tzid)).busy.incomplete)).not.toContain(true)
  })

  test('that nobody knows may be any, and the calendar is incomplete', () => {
    for (const tzid of [
      'Nowhere',
      '"(UTC+01:00) Nowhere, Elsewhere"',
      '/example.test/Nowhere',
      '+99:00',
    ]) {
      const { busy } = read(nineIn(tzid))
      expect([tzid, busy.incomplete]).toEqual([tzid, true])
      expect(runsOf(nineIn(tzid))).toEqual(['03-14T19:00/03-15T22:00 unknown'])
    }
  })
})

describe('a zone that the calendar describes', () => {
  const usual: [string, string[][]][] = [
    [
      'by rules of 1601',
      [
        [
          'STANDARD',
          '+0200',
          '+0100',
          '16010101T030000',
          'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
        ],
        ['DAYLIGHT', '+0100', '+0200', '16010101T020000', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3'],
      ],
    ],
    [
      'by rules that end, and later ones',
      [
        [
          'DAYLIGHT',
          '+0100',
          '+0300',
          '20000101T000000',
          'RRULE:FREQ=YEARLY;UNTIL=20100101T000000Z',
        ],
        ['DAYLIGHT', '+0100', '+0200', '20110327T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
        [
          'STANDARD',
          '+0200',
          '+0100',
          '20101031T030000',
          'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
        ],
      ],
    ],
    [
      'by single dates',
      [
        ['STANDARD', '+0200', '+0100', '20261025T030000', 'RDATE:20271031T030000'],
        ['DAYLIGHT', '+0100', '+0200', '20260329T020000', 'RDATE:20270328T020000,20280326T020000'],
      ],
    ],
  ]
  test.each(usual)('%s has its own clocks', (_, observances) => {
    const event = ['DTSTART;TZID=Home:20270327T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3']
    const calendar = calendarOf(eventOf(...event), described('Home', ...observances))
    expect(runsOf(calendar)).toEqual([
      ...['03-27T08:00/09:00 busy', '03-28T07:00/08:00 busy', '03-29T07:00/08:00 busy'],
    ])
  })

  test('with a single offset has it always', () => {
    const zone = described('Ship', ['STANDARD', '+0545', '+0545', '19700101T000000'])
    expect(runsOf(nineIn('Ship', zone))).toEqual([hour('03:15')])
  })

  test('counts before names of Windows, and after names of IANA', () => {
    const wrong = (id: string) => described(id, ['STANDARD', '+0500', '+0500', '19700101T000000'])
    for (const id of [
      'W. Europe Standard Time',
      '(UTC+01:00) Berlin',
      '/example.test/Europe/Berlin',
    ]) {
      expect(runsOf(nineIn(`"${id}"`, wrong(id)))).toEqual([hour('04:00')])
    }
    for (const id of ['Europe/Berlin', 'europe/berlin', 'CET']) {
      expect(runsOf(nineIn(id, wrong(id)))).toEqual([berlin])
    }
  })

  test('by more changes than are worked out makes the calendar incomplete', () => {
    for (const rule of ['FREQ=SECONDLY', 'FREQ=HOURLY;BYMINUTE=0', 'FREQ=SOMETIMES']) {
      const zone = described('Odd', [
        'STANDARD',
        '+0100',
        '+0100',
        '19700101T000000',
        `RRULE:${rule}`,
      ])
      expect(read(nineIn('Odd', zone)).busy.incomplete).toBe(true)
    }
  })

  test('badly, is passed over', () => {
    for (const observance of [
      ['STANDARD', 'x', 'y', '19700101T000000'],
      ['OTHER', '+0500', '+0500', '19700101T000000'],
    ]) {
      const id = 'W. Europe Standard Time'
      expect(runsOf(nineIn(id, described(id, observance)))).toEqual([berlin])
    }
  })
})

describe('a time without a zone', () => {
  const nine = (...more: string[]) =>
    calendarOf(...more, eventOf('DTSTART:20270315T090000', 'DURATION:PT1H'))
  const cases: [string, string, Partial<CalendarContext>, string][] = [
    [
      'is in that of X-WR-TIMEZONE',
      nine('X-WR-TIMEZONE:America/New_York'),
      { source_zone: 'Asia/Kolkata' },
      newYork,
    ],
    ['also by a name of Windows', nine('X-WR-TIMEZONE:Eastern Standard Time'), {}, newYork],
    [
      'else in that of the source',
      nine('X-WR-TIMEZONE:Nowhere'),
      { source_zone: 'America/New_York' },
      newYork,
    ],
    ['else in the owner’s', nine(), { zone: 'America/New_York' }, newYork],
    ['never in the server’s', nine(), {}, berlin],
  ]
  test.each(cases)('%s', (_, calendar, context, run) => {
    expect(runsOf(calendar, context)).toEqual([run])
    expect(read(calendar, context).busy.incomplete).toBe(false)
  })

  test('is never one in UTC: X-WR-TIMEZONE does not shift it', () => {
    const calendar = nine('X-WR-TIMEZONE:America/New_York').replace('T090000', 'T090000Z')
    expect(runsOf(calendar)).toEqual([hour('09:00')])
  })

  test('in each calendar of a file is in the zone of that calendar', () => {
    const [home, away] = [nine(), nine('X-WR-TIMEZONE:America/New_York')]
    expect(runsOf(`${home}${away}${home.replace('0315', '0316')}`)).toEqual([
      ...[berlin, newYork, '03-16T08:00/09:00 busy'],
    ])
  })
})

describe('times that are written in other forms', () => {
  test.each([
    ['DTSTART:2027-03-15T08:00:00Z'],
    ['DTSTART:20270315T0800Z'],
    ['DTSTART:20270315T080000.000Z'],
    ['DTSTART:20270315T093000+0130'],
    ['DTSTART;TZID=America/New_York:20270315T080000Z'],
    ['DTSTART;VALUE=DATE-TIME:20270315T080000Z '],
    ['dtstart;tzid="Europe/Berlin";x-other="a;b:c":20270315t090000'],
  ])('%s', (line) => {
    expect(runsOf(calendarOf(eventOf(line, 'DURATION:PT1H')))).toEqual([berlin])
  })

  test('a day with a time of day, and midnight at the end of a day', () => {
    const days = ['DTSTART;VALUE=DATE:20270315T000000', 'DTEND;VALUE=DATE:20270316T000000']
    expect(runsOf(calendarOf(eventOf(...days)))).toEqual(['03-14T23:00/03-15T23:00 busy'])
    const late = [
      'DTSTART;TZID=Europe/Berlin:20270315T230000',
      'DTEND;TZID=Europe/Berlin:20270315T240000',
    ]
    expect(runsOf(calendarOf(eventOf(...late)))).toEqual(['03-15T22:00/23:00 busy'])
  })

  test('an end in another zone than the start, and an end of another kind', () => {
    const flight = [
      'DTSTART;TZID=Europe/Berlin:20270315T100000',
      'DTEND;TZID=America/New_York:20270315T130000',
    ]
    expect(runsOf(calendarOf(eventOf(...flight)))).toEqual(['03-15T09:00/17:00 busy'])
    const open = ['DTSTART;TZID=Europe/Berlin:20270315T100000', 'DTEND;VALUE=DATE:20270316']
    expect(runsOf(calendarOf(eventOf(...open)))).toEqual(['03-15T09:00/23:00 busy'])
  })

  test('whole days of Outlook, from midnight to midnight, are days', () => {
    const days = [
      'DTSTART;TZID=Europe/Berlin:20270315T000000',
      'DTEND;TZID=Europe/Berlin:20270316T000000',
    ]
    const calendar = calendarOf(eventOf(...days, 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'))
    expect(runsOf(calendar, { all_day: 'free' })).toEqual([])
    expect(runsOf(calendar, { zone: 'America/New_York' })).toEqual(['03-15T04:00/03-16T04:00 busy'])
  })
})

describe('free/busy time', () => {
  const published = (...lines: string[]) =>
    calendarOf('BEGIN:VFREEBUSY', 'UID:f', 'DTSTAMP:20270101T000000Z', ...lines, 'END:VFREEBUSY')
  const bounds = ['DTSTART:20270301T000000Z', 'DTEND:20270401T000000Z']

  test.each([
    ['of one list', ['FREEBUSY:20270302T080000Z/PT1H,20270303T080000Z/20270303T093000Z']],
    [
      'by its kind',
      [
        'FREEBUSY;FBTYPE=BUSY:20270302T080000Z/PT1H',
        'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20270303T080000Z/PT90M',
        'FREEBUSY;FBTYPE=FREE:20270304T080000Z/PT1H',
      ],
    ],
    [
      'of a kind that nobody knows',
      [
        'freebusy;fbtype=X-AWAY:20270302T080000Z/20270302T090000Z',
        'FREEBUSY;FBTYPE="BUSY":20270303T080000Z/PT1H30M',
      ],
    ],
  ])('%s is busy', (_, lines) => {
    const { busy } = read(published(...bounds, ...lines))
    expect(runsOf(published(...bounds, ...lines))).toEqual([
      ...['03-02T08:00/09:00 busy', '03-03T08:00/09:30 busy'],
    ])
    expect(busy).toMatchObject({ incomplete: false, known_from: quarterOf('2027-03-01') })
    expect(busy.known_until).toBe(quarterOf('2027-04-01'))
  })

  test('that is tentative is tentative', () => {
    const line = 'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270302T080000Z/PT1H'
    expect(runsOf(published(...bounds, line))).toEqual(['03-02T08:00/09:00 tentative'])
  })

  test('is known between its bounds, and without them from its first to its last', () => {
    const line = 'FREEBUSY:20270302T080000Z/PT1H,20270305T080000Z/PT1H'
    expect(read(published(line)).busy).toMatchObject({
      ...{ incomplete: true, known_from: quarterOf('2027-03-02T08:00') },
      known_until: quarterOf('2027-03-05T09:00'),
    })
    const { known_from, known_until } = read(published()).busy
    expect(known_from).toBe(known_until)
    const two =
      published(...bounds) + published('DTSTART:20270401T000000Z', 'DTEND:20270501T000000Z')
    expect(read(two).busy.known_until).toBe(quarterOf('2027-05-01'))
  })

  test('beside events says nothing about what is known', () => {
    const event = eventOf('DTSTART:20270315T080000Z', 'DURATION:PT1H')
    expect(read(published(...bounds) + calendarOf(event)).busy.known_until).toBe(null)
  })
})
