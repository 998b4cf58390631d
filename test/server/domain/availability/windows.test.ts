import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statuses, type WindowStatus } from '#server/domain/availability/status.ts'
import { fromWindowId, toWindowIds } from '#server/domain/availability/window_id.ts'
import { findWindows, type WindowSearch } from '#server/domain/availability/windows.ts'
import {
  type BusyKind,
  type BusyRun,
  encodeMonth,
  monthsOf,
} from '#server/domain/calendar/busy_runs.ts'
import { uuidsIn } from '#server/database/uuid_array.ts'
import { uuidOf } from '#server/domain/basics/handle.ts'

const first = 2_000_000

const anyRuns = fc.array(
  fc
    .record({
      from: fc.integer({ min: first - 20, max: first + 220 }),
      length: fc.integer({ min: 1, max: 14 }),
      kind: fc.constantFrom<BusyKind>('tentative', 'busy', 'unknown'),
    })
    .map(({ from, length, kind }): BusyRun => ({ from, to: from + length, kind })),
  { maxLength: 20 },
)

/** Spans in order that leave gaps: lengths of what is left out and of what is in. */
const anyStarts = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 60 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => {
    let at = first
    return parts.map(([gap, length]) => {
      const span = { from: at + gap, to: at + gap + length }
      at = span.to
      return span
    })
  })

/** The windows that are found, with the statuses in words; each person's runs, half of them as they are stored. */
function find({
  people,
  ...search
}: Omit<WindowSearch, 'people'> & { people: readonly BusyRun[][] }) {
  const times = people.map((runs, index) => {
    if (index % 2 === 0) return { runs, stored: [] }
    const months = monthsOf(first - 50, first + 400)
    return { runs: [], stored: months.map((month) => ({ month, bytes: encodeMonth(month, runs) })) }
  })
  return findWindows({ ...search, people: times }).map(({ at, codes }) => ({
    at,
    statuses: [...codes].map((code) => statuses[code]),
  }))
}

/** The status of one person in one window, from the words of the rule. */
function counted(runs: readonly BusyRun[], at: number, quarters: number): WindowStatus {
  const kinds = Array.from({ length: quarters }, (_, index) => {
    const over = runs.filter((run) => run.from <= at + index && at + index < run.to)
    const has = (kind: BusyKind) => over.some((run) => run.kind === kind)
    if (has('busy')) return 'busy'
    if (has('unknown')) return 'unknown'
    return has('tentative') ? 'tentative' : 'free'
  })
  const inRow = Math.max(
    ...kinds
      .map((kind) => (kind === 'busy' ? ' ' : '.'))
      .join('')
      .split(' ')
      .map((row) => row.length),
  )
  if (inRow < Math.min(4, Math.ceil(quarters / 2))) return 'busy'
  if (kinds.includes('unknown')) return 'unknown'
  return kinds.every((kind) => kind === 'free') ? 'free' : 'partial'
}

test('every status is what counting quarter by quarter gives, and the windows are those a patient person would pick', () => {
  fc.assert(
    fc.property(
      fc.array(anyRuns, { minLength: 1, maxLength: 51 }),
      anyStarts,
      fc.constantFrom(1, 2, 3, 5, 8, 12),
      (people, starts, quarters) => {
        const found = find({ people, starts, quarters, most: 1200 })
        const candidates = starts
          .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index))
          .map((at) => ({ at, statuses: people.map((runs) => counted(runs, at, quarters)) }))
        const of = (status: WindowStatus, all: readonly WindowStatus[]) =>
          all.filter((one) => one === status).length
        candidates.sort(
          (one, other) =>
            of('busy', one.statuses.slice(0, 1)) - of('busy', other.statuses.slice(0, 1)) ||
            of('busy', one.statuses) - of('busy', other.statuses) ||
            of('unknown', one.statuses) - of('unknown', other.statuses) ||
            of('partial', one.statuses) - of('partial', other.statuses) ||
            one.at - other.at,
        )
        const kept: typeof candidates = []
        for (const window of candidates) {
          if (kept.every(({ at }) => Math.abs(at - window.at) >= quarters)) kept.push(window)
        }
        expect(found).toEqual(kept)
      },
    ),
    { numRuns: 60 },
  )
})

test.each([
  ['an event until 19:30', 'partial', [[0, 2, 'busy']]],
  ['an event until 20:15', 'busy', [[0, 5, 'busy']]],
  ['an event until 20:00', 'partial', [[0, 4, 'busy']]],
  ['an event from 19:45 to 20:15', 'busy', [[3, 5, 'busy']]],
  ['all of it tentative', 'partial', [[0, 8, 'tentative']]],
  ['a tentative quarter-hour', 'partial', [[7, 8, 'tentative']]],
  ['a quarter-hour nobody knows', 'unknown', [[7, 8, 'unknown']]],
  [
    'busy for half of it and unknown for the rest',
    'unknown',
    [
      [0, 4, 'busy'],
      [4, 8, 'unknown'],
    ],
  ],
  [
    'nothing known, all of it busy',
    'busy',
    [
      [-9, 99, 'unknown'],
      [0, 8, 'busy'],
    ],
  ],
  [
    'an event before and one after it',
    'free',
    [
      [-4, 0, 'busy'],
      [8, 9, 'busy'],
    ],
  ],
] as const)('%s makes 19:00 to 21:00 %s', (_, status, runs) => {
  const people = [runs.map(([from, to, kind]) => ({ from: first + from, to: first + to, kind }))]
  const starts = [{ from: first, to: first + 1 }]
  expect(find({ people, starts, quarters: 8, most: 9 })).toEqual([
    { at: first, statuses: [status] },
  ])
})

test('no more windows are given than wanted, and none where none may begin', () => {
  const starts = [{ from: first, to: first + 800 }]
  expect(find({ people: [[]], starts, quarters: 8, most: 3 }).map(({ at }) => at)).toEqual([
    first,
    first + 8,
    first + 16,
  ])
  expect(find({ people: [[]], starts: [], quarters: 8, most: 3 })).toEqual([])
})

test('windows are read back from their ids, with the dashes of a uuid too', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          at: fc.integer({ min: 0, max: 2 ** 26 - 1 }),
          codes: fc.uint8Array({ max: 3, minLength: 51, maxLength: 51 }),
        }),
        { maxLength: 5 },
      ),
      fc.integer({ min: 0, max: 51 }),
      (all, people) => {
        const windows = all.map(({ at, codes }) => ({ at, codes: codes.slice(0, people) }))
        const ids = uuidsIn(toWindowIds(windows), windows.length)
        expect(ids.map((id) => fromWindowId(id, people))).toEqual(windows)
        expect(ids.map((id) => fromWindowId(uuidOf(id), people))).toEqual(windows)
      },
    ),
  )
  const refused = (at: number, people: number) => () =>
    toWindowIds([{ at, codes: new Uint8Array(people) }])
  expect(refused(2 ** 26, 0)).toThrow('has no id')
  expect(refused(0, 52)).toThrow('has no id')
})
