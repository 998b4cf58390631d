import fc from 'fast-check'
import { expect, test } from 'vitest'
import { speaking } from '#server/domain/basics/speaking.ts'
import {
  clockWords,
  dayParts,
  dayWords,
  momentWords,
  nearDayWords,
  offsetWords,
  spanWords,
  weekdayWords,
  whenWords,
  zonedWords,
  zoneWords,
} from '#server/domain/basics/time_words.ts'

const at = new Date('2026-11-28T23:30:00Z')
const hours = (count: number) => new Date(at.getTime() + count * 3_600_000)

test('an instant is written as the clocks of its zone show it', () => {
  expect(dayWords(at, 'Europe/Berlin')).toBe('Sunday, 29 November 2026')
  expect(momentWords(at, 'America/New_York')).toBe('Saturday, 28 November 2026, 18:30')
  expect(dayParts(at, 'Asia/Tokyo')).toEqual({ month: 'Nov', day: '29' })
  expect(dayParts(new Date('2026-09-05T12:00:00Z'), 'UTC')).toEqual({ month: 'Sep', day: '5' })
})

test('a span names its second day only where there is one', () => {
  expect(spanWords(at, null, 'UTC')).toBe('23:30')
  expect(spanWords(at, hours(3), 'Europe/Berlin')).toBe('00:30 – 03:30')
  expect(spanWords(at, hours(3), 'UTC')).toBe('23:30 – Sunday, 29 November 2026, 02:30')
})

test('the end of a span has its offset where the clocks change in between', () => {
  const zone = 'Europe/Berlin'
  const [from, until] = [new Date('2027-03-28T00:30:00Z'), new Date('2027-03-28T01:30:00Z')]
  expect(spanWords(from, until, zone)).toBe('01:30 – 03:30 (GMT+2)')
  expect(zonedWords(from, until, zone)).toBe(
    'Sunday, 28 March 2027, 01:30 – 03:30 (GMT+2), Berlin time (GMT+1)',
  )
})

test('tomorrow and yesterday are days of the calendar, also of one with 23 or 25 hours', () => {
  const said = (now: string, at: string) =>
    whenWords(new Date(at), new Date(now), 'Europe/Berlin').replace(/ at .*/, '')
  // The night in which clocks are put forward.
  expect(said('2027-03-27T22:30:00Z', '2027-03-28T17:00:00Z')).toBe('tomorrow')
  expect(said('2027-03-27T22:30:00Z', '2027-03-29T17:00:00Z')).toMatch(/29 Mar/)
  expect(said('2027-03-28T22:30:00Z', '2027-03-28T10:00:00Z')).toBe('yesterday')
  expect(said('2027-03-28T22:30:00Z', '2027-03-27T10:00:00Z')).toMatch(/27 Mar/)
  // The one in which they go back.
  expect(said('2027-10-30T22:30:00Z', '2027-11-01T17:00:00Z')).toBe('tomorrow')
  expect(said('2027-10-31T22:30:00Z', '2027-10-30T10:00:00Z')).toBe('yesterday')
  expect(said('2027-10-31T22:30:00Z', '2027-10-31T10:00:00Z')).toBe('today')
})

test('a zone is called by its city, with the offset of the season; one without a city by its id', () => {
  expect(zoneWords(at, 'Europe/Berlin')).toBe('Berlin time (GMT+1)')
  expect(zoneWords(new Date('2026-07-01T12:00:00Z'), 'Europe/Berlin')).toBe('Berlin time (GMT+2)')
  expect(zoneWords(at, 'America/Argentina/Buenos_Aires')).toBe('Buenos Aires time (GMT-3)')
  expect(zoneWords(at, 'Asia/Kathmandu')).toBe('Kathmandu time (GMT+5:45)')
  expect(zoneWords(at, 'UTC')).toBe('UTC')
  expect(zoneWords(at, 'Etc/GMT+5')).toBe('Etc/GMT+5')
})

test('of two equal times in the night the clocks go back it is clear which is meant', () => {
  const zone = 'Pacific/Auckland'
  const [first, second] = [new Date('2027-04-03T13:30:00Z'), new Date('2027-04-03T14:30:00Z')]
  expect(momentWords(first, zone)).toBe(momentWords(second, zone))
  expect(zoneWords(first, zone)).toBe('Auckland time (GMT+13)')
  expect(zoneWords(second, zone)).toBe('Auckland time (GMT+12)')
})

test('what was said before of other instants and zones changes nothing', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Africa/Casablanca', 'UTC']
  const tags = { en: 'en-GB', de: 'de-DE' } as const
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom('en' as const, 'de' as const),
      fc.integer({ min: Date.UTC(1960, 0), max: Date.UTC(2040, 0) }),
      (zone, language, time) => {
        const at = new Date(time)
        const by = (options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat(tags[language], { timeZone: zone, ...options })
        speaking(language, () => {
          expect(weekdayWords(at, zone)).toBe(by({ weekday: 'long' }).format(at))
          const near = by({ weekday: 'short', day: 'numeric', month: 'short' }).format(at)
          expect(nearDayWords(at, zone).replaceAll('\u00a0', ' ')).toBe(near)
          const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
          expect(clockWords(at, zone)).toBe(by(clock).format(at))
          const offset = new Intl.DateTimeFormat('en-GB', {
            timeZone: zone,
            timeZoneName: 'shortOffset',
          }).formatToParts(at)
          expect(offset.map(({ value }) => value)).toContain(offsetWords(at, zone))
        })
      },
    ),
  )
})
