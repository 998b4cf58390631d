import { describe, expect, test } from 'vitest'
import { fitsWindow, nearness, type Wanted, windowOf } from '#server/domain/finding/window.ts'
import { readWhenWords } from '#server/domain/finding/when_words.ts'

const timezone = 'Europe/Berlin'
/** A Sunday, at noon. */
const now = new Date('2026-11-22T11:00:00Z')

const anything: Wanted = { words: [], slots: null, start: null, minutes: 120 }

function wanted(...texts: string[]): Wanted {
  const words = texts.map((text) => readWhenWords(text, '2026-11-22')).filter((one) => one !== null)
  return { ...anything, words }
}

function spans(wish: Wanted, at = now, zone = timezone): string[] | undefined {
  const found = windowOf(wish, zone, at).spans
  const text = (date: Date | null) => date?.toISOString().slice(0, 16) ?? ''
  return found?.map(({ from, until }) => `${text(from)} ${text(until)}`)
}

describe('a window', () => {
  test('of no wish is any time ahead', () => {
    expect(spans(anything)).toBeUndefined()
  })

  test('of words is on the clocks of the zone', () => {
    expect(spans(wanted('friday evening'))).toEqual(['2026-11-27T16:00 2026-11-27T23:00'])
    expect(spans(wanted('next weekend'))).toEqual(['2026-11-27T23:00 2026-11-29T23:00'])
    expect(spans(wanted('tomorrow night'))).toEqual(['2026-11-23T17:00 2026-11-24T03:00'])
  })

  test('of several wishes is what they have in common', () => {
    expect(spans(wanted('next weekend', 'evening'))).toEqual([
      '2026-11-28T16:00 2026-11-28T23:00',
      '2026-11-29T16:00 2026-11-29T23:00',
    ])
    expect(spans(wanted('next weekend', 'tuesday'))).toEqual([])
  })

  test('of a day of the week that is today is today, until its hours are over', () => {
    expect(spans(wanted('sunday evening'))).toEqual(['2026-11-22T16:00 2026-11-22T23:00'])
    const late = new Date('2026-11-22T23:30:00Z')
    const words = readWhenWords('sunday morning', '2026-11-22', { seconds: 13 * 3600, timezone })
    expect(spans({ ...anything, words: words ? [words] : [] }, late)).toEqual([
      '2026-11-29T05:00 2026-11-29T11:00',
    ])
  })

  test('of an evening of a weekend begins on Friday at six', () => {
    const wednesday = new Date('2026-11-25T10:00:00Z')
    const on = (text: string) => {
      const words = readWhenWords(text, '2026-11-25')
      return spans({ ...anything, words: words ? [words] : [] }, wednesday)
    }
    expect(on('this weekend evening')).toEqual([
      '2026-11-27T17:00 2026-11-27T23:00',
      '2026-11-28T16:00 2026-11-28T23:00',
      '2026-11-29T16:00 2026-11-29T23:00',
    ])
    expect(on('this weekend morning')).toHaveLength(2)
  })

  test('has the hours of the day on which clocks change', () => {
    const march = new Date('2027-03-27T12:00:00Z')
    const words = readWhenWords('tomorrow', '2027-03-27')
    const wish = { ...anything, words: words ? [words] : [] }
    expect(spans(wish, march)).toEqual(['2027-03-27T23:00 2027-03-28T22:00'])
  })

  test('of slots is any of them', () => {
    const slot = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) })
    const slots = [
      slot('2026-11-29T18:00Z', '2026-11-29T22:00Z'),
      slot('2026-11-28T18:00Z', '2026-11-28T22:00Z'),
    ]
    expect(spans({ ...anything, slots })).toEqual([
      '2026-11-28T18:00 2026-11-28T22:00',
      '2026-11-29T18:00 2026-11-29T22:00',
    ])
  })
})

describe('something with a date', () => {
  const at = (
    starts_at: string,
    ends_at: string | null = null,
    is_date_only = false,
    zone: string | null = null,
  ) => ({
    starts_at: new Date(starts_at),
    ends_at: ends_at === null ? null : new Date(ends_at),
    is_date_only,
    timezone: zone,
  })
  const any = windowOf(anything, timezone, now)
  const friday = windowOf(wanted('friday evening'), timezone, now)

  test('fits if it begins inside of the window', () => {
    expect(fitsWindow(at('2026-11-27T19:00Z'), friday)).toBe(true)
    expect(fitsWindow(at('2026-11-27T15:59Z'), friday)).toBe(false)
    expect(fitsWindow(at('2026-11-28T19:00Z'), friday)).toBe(false)
  })

  test('never fits when it is over, and does while half an hour of it is left', () => {
    expect(fitsWindow(at('2026-11-22T10:00Z'), any)).toBe(false)
    expect(fitsWindow(at('2026-11-22T10:00Z', '2026-11-22T11:20Z'), any)).toBe(false)
    expect(fitsWindow(at('2026-11-22T10:00Z', '2026-11-22T12:00Z'), any)).toBe(true)
  })

  test('of which only the day is known fits on that day, today included', () => {
    expect(fitsWindow(at('2026-11-26T23:00Z', null, true), friday)).toBe(true)
    expect(fitsWindow(at('2026-11-21T23:00Z', null, true), any)).toBe(true)
    expect(fitsWindow(at('2026-11-20T23:00Z', null, true), any)).toBe(false)
  })

  test('of which only the day is known in another zone fits on each day here that its day is', () => {
    // 27 November in Tokyo, from 16:00 on the 26th to 16:00 on the 27th in Berlin.
    const day = at('2026-11-26T15:00Z', null, true, 'Asia/Tokyo')
    const on = (words: string) => windowOf(wanted(words), timezone, now)
    expect(['thursday', 'friday', 'saturday'].map((words) => fitsWindow(day, on(words)))).toEqual([
      true,
      true,
      false,
    ])
    const meanwhile = windowOf(anything, timezone, new Date('2026-11-27T10:00:00Z'))
    expect(fitsWindow(day, meanwhile)).toBe(true)
    const after = windowOf(anything, timezone, new Date('2026-11-27T15:00:00Z'))
    expect(fitsWindow(day, after)).toBe(false)
  })

  test('must begin at an exact start to the minute, and only ranks by one that is not', () => {
    const start = new Date('2026-11-27T19:00:00Z')
    const exact = windowOf({ ...anything, start: { at: start, is_exact: true } }, timezone, now)
    const near = windowOf({ ...anything, start: { at: start, is_exact: false } }, timezone, now)
    expect(fitsWindow(at('2026-11-27T19:00:30Z'), exact)).toBe(true)
    expect(fitsWindow(at('2026-11-27T19:01Z'), exact)).toBe(false)
    expect(fitsWindow(at('2026-11-26T23:00Z', null, true), exact)).toBe(false)
    expect(fitsWindow(at('2026-12-24T19:00Z'), near)).toBe(true)
    expect(nearness(new Date('2026-11-27T19:20Z'), near)).toBe(1)
    expect(nearness(new Date('2026-11-27T20:45Z'), near)).toBeCloseTo(0.5)
    expect(nearness(new Date('2026-11-27T23:00Z'), near)).toBe(0)
  })
})
