import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type BusyKind,
  type BusyRun,
  decodeMonth,
  encodeMonth,
  mergeRuns,
  monthsOf,
  quartersOf,
} from '#server/domain/calendar/busy_runs.ts'

const march = quartersOf('2027-03')

/** Runs that overlap, touch, are empty or reversed, and reach over both ends of March 2027. */
const anyRuns = fc.array(
  fc.record({
    from: fc.integer({ min: march.from - 300, max: march.to + 300 }),
    length: fc.integer({ min: -2, max: 40 }),
    kind: fc.constantFrom<BusyKind>('tentative', 'busy', 'unknown'),
  }),
  { maxLength: 120 },
)

const toRuns = (parts: readonly { from: number; length: number; kind: BusyKind }[]): BusyRun[] =>
  parts.map(({ from, length, kind }) => ({ from, to: from + length, kind }))

const rank = (kind: BusyKind) => ['tentative', 'unknown', 'busy'].indexOf(kind)

/** What is known of each quarter-hour, counted one by one. */
function counted(runs: readonly BusyRun[], from: number, to: number): (BusyKind | null)[] {
  return Array.from({ length: to - from }, (_, index) => {
    const at = from + index
    const kinds = runs.filter((run) => run.from <= at && at < run.to).map(({ kind }) => kind)
    return kinds.sort((one, other) => rank(other) - rank(one))[0] ?? null
  })
}

test('merged runs say of every quarter-hour what the runs said: busy over unknown over tentative', () => {
  fc.assert(
    fc.property(anyRuns, (parts) => {
      const runs = toRuns(parts)
      const merged = mergeRuns(runs)
      const [from, to] = [march.from - 400, march.to + 400]
      expect(counted(merged, from, to)).toEqual(counted(runs, from, to))
      for (const [index, run] of merged.entries()) {
        const before = merged[index - 1]
        expect(run.to).toBeGreaterThan(run.from)
        if (!before) continue
        expect(run.from).toBeGreaterThanOrEqual(before.to)
        if (before.to === run.from) expect(run.kind).not.toBe(before.kind)
      }
      expect(mergeRuns(merged)).toEqual(merged)
    }),
    { numRuns: 40 },
  )
})

test('a month is read back as it was stored: the runs, merged and cut to the month', () => {
  fc.assert(
    fc.property(anyRuns, (parts) => {
      const runs = toRuns(parts)
      const cut = runs.map((run) => ({
        ...run,
        from: Math.max(run.from, march.from),
        to: Math.min(run.to, march.to),
      }))
      expect(decodeMonth('2027-03', encodeMonth('2027-03', runs))).toEqual(mergeRuns(cut))
    }),
    { numRuns: 200 },
  )
})

test('a run hidden by another outside of the month leaves nothing of itself in the month', () => {
  const runs: BusyRun[] = [
    { from: march.from - 21, to: march.from + 1, kind: 'tentative' },
    { from: march.from - 14, to: march.from + 1, kind: 'busy' },
    { from: march.to - 1, to: march.to + 9, kind: 'busy' },
    { from: march.to - 1, to: march.to + 20, kind: 'tentative' },
  ]
  expect(decodeMonth('2027-03', encodeMonth('2027-03', runs))).toEqual([
    { from: march.from, to: march.from + 1, kind: 'busy' },
    { from: march.to - 1, to: march.to, kind: 'busy' },
  ])
})

test('a month with nothing in it is no bytes, and a whole month is a few', () => {
  expect(encodeMonth('2027-03', [])).toHaveLength(0)
  expect(decodeMonth('2027-03', new Uint8Array())).toEqual([])
  const whole: BusyRun[] = [{ from: 0, to: march.to + 99, kind: 'unknown' }]
  expect(encodeMonth('2027-03', whole).length).toBeLessThanOrEqual(4)
  expect(decodeMonth('2027-03', encodeMonth('2027-03', whole))).toEqual([
    { ...march, kind: 'unknown' },
  ])
})

test('bytes that are no month end in an error, never in runs outside of it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 24 }), (bytes) => {
      try {
        for (const run of decodeMonth('2027-02', bytes)) {
          expect(run.to).toBeLessThanOrEqual(quartersOf('2027-02').to)
        }
      } catch (error) {
        expect(String(error)).toContain('not a month of busy runs')
      }
    }),
  )
})

test('the months of a period are all that it touches, over a year’s end too', () => {
  const at = (time: string) => Date.parse(time) / 900_000
  expect(monthsOf(at('2026-12-31T23:45Z'), at('2027-03-01T00:00Z'))).toEqual([
    '2026-12',
    '2027-01',
    '2027-02',
  ])
  expect(monthsOf(at('2027-02-28T23:45Z'), at('2027-03-01T00:15Z'))).toEqual(['2027-02', '2027-03'])
  expect(monthsOf(march.from, march.from)).toEqual([])
})
