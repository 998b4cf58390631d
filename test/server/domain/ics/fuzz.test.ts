import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expandCalendar } from '#server/domain/ics/expand.ts'
import { readCalendar } from '#server/domain/ics/read.ts'
import { berlin, calendarOf, eventOf, quarterOf } from '#test/support/ics/calendar.ts'
import { writers } from '#test/support/ics/writers.ts'

/** How many calendars are made up of each kind. */
const numRuns = Number(process.env.CALENDARS ?? 100)
const patience = { timeout: 20_000 + numRuns * 200 }

const horizon = { ...berlin, from: quarterOf('2027-02-01'), until: quarterOf('2028-04-01') }

const samples = writers.map(({ write }) =>
  write([
    {
      start: '20270301T090000',
      end: '20270301T100000',
      more: ['RRULE:FREQ=WEEKLY;COUNT=9'],
      uid: 'a',
    },
    {
      start: '20270309T090000',
      end: '20270309T100000',
      more: ['RECURRENCE-ID:20270308T080000Z'],
      uid: 'a',
    },
    {
      start: '20270310',
      end: '20270312',
      more: ['RRULE:FREQ=MONTHLY;BYDAY=-1FR', 'STATUS:TENTATIVE'],
    },
    {
      start: '20270311T220000Z',
      more: ['DURATION:P1DT2H', 'RDATE:20270401T000000Z/PT1H', 'EXDATE;VALUE=DATE:20270311'],
    },
  ]),
)

/** Reads what may be anything: it never throws, ends within its budget, and says the same when expanded again. */
function mustRead(bytes: Uint8Array): void {
  const before = performance.now()
  const answer = readCalendar(bytes, horizon, () => performance.now() > before + 1000)
  if ('problem' in answer) return
  let last = horizon.from
  for (const { from, to } of answer.busy.runs) {
    expect(from).toBeGreaterThanOrEqual(last)
    expect(to).toBeGreaterThan(from)
    last = to
  }
  expect(last).toBeLessThanOrEqual(horizon.until)
  expect(expandCalendar(answer.parsed, horizon, () => performance.now() > before + 2000)).not.toBe(
    null,
  )
  expect(performance.now() - before).toBeLessThan(8000)
}

const position = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('calendars with other bytes are read', patience, () => {
  const change = fc.tuple(position, fc.uint8Array({ maxLength: 4 }), fc.nat(5))
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.array(change, { minLength: 1, maxLength: 8 }),
      (sample, changes) => {
        let bytes = Buffer.from(sample)
        for (const [at, put, removed] of changes) {
          const index = Math.floor(at * bytes.length)
          bytes = Buffer.concat([bytes.subarray(0, index), put, bytes.subarray(index + removed)])
        }
        mustRead(bytes)
      },
    ),
    { numRuns },
  )
})

test('calendars with other lines are read', patience, () => {
  const pieces = [...new Set(samples.flatMap((sample) => sample.split(/\r?\n/)))]
  const lines = fc.constantFrom(
    ...pieces,
    ...[
      'DTSTART:00000101T000000Z',
      'DTEND:99991231T235959Z',
      'DURATION:P999999W',
      'DTSTART:99991231',
    ],
    ...[
      'DURATION:-PT1H',
      'RRULE:FREQ=SECONDLY',
      'EXDATE:',
      'RDATE;VALUE=PERIOD:/',
      'TZID:Europe/Berlin',
    ],
    ...[
      'RECURRENCE-ID;RANGE=THISANDFUTURE:00010101T000000Z',
      'TZOFFSETTO:+9999',
      'END:VEVENT',
      'DTSTART:19700101',
    ],
    ...[
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20270301T000000Z/P9999W',
      'DTSTART;TZID=Odd:20270301T000000',
      'TZID:Odd',
    ],
  )
  const change = fc.tuple(position, lines, fc.boolean())
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.array(change, { minLength: 1, maxLength: 15 }),
      (sample, changes) => {
        const all = sample.split(/\r?\n/)
        for (const [at, line, isInstead] of changes) {
          all.splice(1 + Math.floor(at * (all.length - 1)), isInstead ? 1 : 0, line)
        }
        mustRead(Buffer.from(all.join('\r\n')))
      },
    ),
    { numRuns },
  )
})

test('calendars with any rule are read, and no rule takes an event away', patience, () => {
  const number = fc.oneof(
    fc.integer({ min: -400, max: 400 }),
    fc.constantFrom(0, 1, 5, 31, 366, 1e9, -1),
  )
  const list = fc.array(number, { maxLength: 5 }).map((all) => all.join())
  const part = fc.oneof(
    fc.tuple(
      fc.constantFrom(
        'INTERVAL',
        'COUNT',
        'BYMONTH',
        'BYWEEKNO',
        'BYYEARDAY',
        'BYMONTHDAY',
        'BYHOUR',
        'BYMINUTE',
        'BYSECOND',
        'BYSETPOS',
      ),
      list,
    ),
    fc.tuple(
      fc.constant('BYDAY'),
      fc.constantFrom('MO', '2TU,-1FR', '53SU', 'MO,TU,WE', '', '0MO', '-53MO'),
    ),
    fc.tuple(
      fc.constantFrom('UNTIL', 'WKST', 'RSCALE', 'SKIP'),
      fc.constantFrom(
        '20270601',
        '20270601T000000Z',
        '99991231T000000Z',
        '00010101',
        'SU',
        'HEBREW',
        'CHINESE',
        'FORWARD',
        '',
      ),
    ),
  )
  const frequency = fc.constantFrom(
    'YEARLY',
    'MONTHLY',
    'WEEKLY',
    'DAILY',
    'HOURLY',
    'MINUTELY',
    'SECONDLY',
    '',
  )
  const starts = fc.constantFrom(
    ...['20270301T080000Z', '20270301', '00010101T000000Z', '20160229T235959Z', '99990101T000000Z'],
  )
  const good = eventOf('DTSTART:20270315T080000Z', 'DURATION:PT1H', 'UID:good')
  fc.assert(
    fc.property(starts, frequency, fc.array(part, { maxLength: 5 }), (start, freq, parts) => {
      const rule = [`FREQ=${freq}`, ...parts.map(([name, value]) => `${name}=${value}`)].join(';')
      const calendar = Buffer.from(
        calendarOf(eventOf(`DTSTART:${start}`, 'DURATION:PT1H', `RRULE:${rule}`), good),
      )
      mustRead(calendar)
      const answer = readCalendar(calendar, horizon)
      if ('problem' in answer) throw new Error(answer.problem)
      const at = quarterOf('2027-03-15T08:00')
      const run = answer.busy.runs.find(({ from, to }) => from <= at && at < to)
      expect([rule, run?.kind]).toEqual([rule, 'busy'])
    }),
    // These are the ones that cost the most.
    { numRuns: Math.ceil(numRuns / 4) },
  )
})
