import { expect, test } from 'vitest'
import { knownBounds, monthsOfRuns } from '#server/domain/calendar/content.ts'
import { decodeMonth } from '#server/domain/calendar/busy_runs.ts'
import { horizonAt } from '#server/domain/calendar/timing.ts'
import type { ExpandedCalendar } from '#server/domain/ics/context.ts'

const horizon = horizonAt(new Date('2026-11-22T10:00:00Z'))
const [begin, end] = ['2026-10-01T00:00:00.000Z', '2028-01-01T00:00:00.000Z']
const quarterOf = (iso: string) => Date.parse(iso) / 900_000

function bounds(
  kind: 'ics' | 'file' | 'holds',
  complete: boolean,
  given: Partial<ExpandedCalendar> = {},
) {
  const busy = { runs: [], events: 0, left_out: 0, incomplete: false }
  const none = { known_from: null, known_until: null, first: null, last: null }
  const known = knownBounds({ kind, complete }, { ...busy, ...none, ...given }, horizon)
  return [known.known_from?.toISOString() ?? null, known.known_until?.toISOString() ?? null]
}

const [first, last] = ['2026-11-30T09:00:00.000Z', '2027-02-01T10:15:00.000Z']
const events = { first: quarterOf(first), last: quarterOf(last) }

test('a feed, and what is said to be complete, knows the whole horizon', () => {
  expect(bounds('ics', false, events)).toEqual([begin, end])
  expect(bounds('file', true, events)).toEqual([begin, end])
  expect(bounds('holds', true)).toEqual([begin, end])
})

test('a file that is not complete knows from its first event to its last, within the horizon', () => {
  expect(bounds('file', false, events)).toEqual([first, last])
  expect(bounds('file', false, { first: 0, last: events.last })).toEqual([begin, last])
  expect(bounds('file', false)).toEqual([null, null])
  expect(bounds('file', false, { first: 0, last: 5 })).toEqual([null, null])
})

test('typed times that are not complete only add busy time', () => {
  expect(bounds('holds', false, events)).toEqual([null, null])
})

test('free/busy time knows what it says it knows', () => {
  const said = { known_from: events.first, known_until: events.last }
  for (const kind of ['ics', 'file'] as const)
    expect(bounds(kind, false, said)).toEqual([first, last])
  expect(bounds('ics', false, { known_from: 0, known_until: 0 })).toEqual([null, null])
})

test('each month of the horizon is stored, also one without busy time', () => {
  const runs = [
    {
      from: quarterOf('2026-11-30T22:00:00Z'),
      to: quarterOf('2026-12-01T02:00:00Z'),
      kind: 'busy' as const,
    },
  ]
  const months = monthsOfRuns({ runs }, horizon)
  expect(months.map(({ month }) => month)).toHaveLength(15)
  expect(months.at(0)?.month).toBe('2026-10')
  expect(months.at(-1)?.month).toBe('2027-12')
  const lengths = months.map(({ month, runs: bytes }) => decodeMonth(month, bytes).length)
  expect(lengths).toEqual([0, 1, 1, ...Array.from({ length: 12 }, () => 0)])
})
