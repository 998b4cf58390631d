import { describe, expect, test } from 'vitest'
import {
  afterFailure,
  type Failing,
  horizonAt,
  horizonEnds,
  secondsToNextReading,
} from '#server/domain/calendar/timing.ts'
import type { CalendarProblem } from '#server/domain/calendar/source.ts'

const now = new Date('2026-11-22T10:00:00Z')
const day = 86_400_000

describe('the next reading', () => {
  const about = (asked: (number | null)[]) => {
    const ids = Array.from({ length: 200 }, (_, index) => `source ${index}`)
    const seconds = ids.map((id) => secondsToNextReading(id, asked))
    expect(seconds).toEqual(ids.map((id) => secondsToNextReading(id, asked)))
    return { least: Math.min(...seconds), most: Math.max(...seconds) }
  }

  test('is in half an hour, a tenth more or less by the calendar', () => {
    const { least, most } = about([null, null])
    expect(least).toBeGreaterThanOrEqual(1_620)
    expect(least).toBeLessThan(1_640)
    expect(most).toBeLessThanOrEqual(1_980)
    expect(most).toBeGreaterThan(1_960)
  })

  test('is when the longest wish says, within 15 minutes and 6 hours', () => {
    expect(about([60, null]).least).toBeGreaterThanOrEqual(810)
    expect(about([0, 0]).most).toBeLessThanOrEqual(990)
    expect(about([60, 7_200]).least).toBeGreaterThanOrEqual(6_480)
    expect(about([604_800, null]).most).toBeLessThanOrEqual(23_760)
  })
})

describe('after a failure', () => {
  const fresh: Failing = { problem: null, failures: 0, failing_since: null }

  function fail(problems: CalendarProblem[], before = fresh) {
    return problems.map((problem) => {
      const { failures, seconds } = afterFailure(before, problem, null, now)
      before = { problem, failures, failing_since: now }
      return seconds
    })
  }

  test('of any kind it waits longer each time', () => {
    const each = [
      'unreachable',
      'timeout',
      'too_large',
      'not_a_calendar',
      'unreachable',
      'timeout',
    ] as const
    expect(fail([...each])).toEqual([300, 900, 3_600, 10_800, 21_600, 21_600])
  })

  test('three times gone or refused is enough, and what was before counts nothing', () => {
    expect(fail(['gone', 'refused', 'gone'])).toEqual([300, 900, null])
    expect(fail(['unreachable', 'unreachable', 'gone', 'gone', 'refused'])).toEqual([
      300,
      900,
      300,
      900,
      null,
    ])
    expect(fail(['gone', 'gone', 'unreachable', 'gone'])).toEqual([300, 900, 300, 300])
  })

  test('what is too complex waits long, and three times are enough', () => {
    expect(fail(['too_complex', 'too_complex', 'too_complex'])).toEqual([21_600, 21_600, null])
  })

  test('a server may ask for more time, not for less', () => {
    expect(afterFailure(fresh, 'unreachable', 7_200, now).seconds).toBe(7_200)
    expect(afterFailure(fresh, 'unreachable', 1, now).seconds).toBe(300)
  })

  test('a week is enough', () => {
    const since = (days: number): Failing => ({
      problem: 'unreachable',
      failures: 30,
      failing_since: new Date(now.getTime() - days * day),
    })
    expect(afterFailure(since(6.9), 'timeout', null, now).seconds).toBe(21_600)
    expect(afterFailure(since(7), 'timeout', null, now).seconds).toBeNull()
  })
})

test('the horizon has whole months, from last month to at least 400 days ahead, and rolls a month before', () => {
  for (let days = 0; days < 800; days += 1) {
    const at = new Date(now.getTime() + days * day)
    const horizon = horizonAt(at)
    const [from, until] = [new Date(horizon.from * 900_000), new Date(horizon.until * 900_000)]
    expect([
      from.getUTCDate(),
      from.getUTCHours(),
      until.getUTCDate(),
      until.getUTCHours(),
    ]).toEqual([1, 0, 1, 0])
    expect(at.getUTCMonth() - from.getUTCMonth()).toBeOneOf([1, -11])
    expect(until.getTime() - at.getTime()).toBeGreaterThan(400 * day)
    expect(until.getTime() - at.getTime()).toBeLessThanOrEqual(432 * day)
    expect(until.getTime() - horizonEnds(horizon).getTime()).toBe(370 * day)
    expect(horizonEnds(horizon).getTime() - at.getTime()).toBeGreaterThan(29 * day)
  }
})
