import { expect, test } from 'vitest'
import { windowFields } from '#server/domain/assistant/times.ts'
import { rangeOf, window_quarters } from '#server/domain/availability/range.ts'
import { readTiming } from '#server/domain/availability/timing.ts'
import { zonedInstant } from '#server/domain/basics/wall_clock.ts'
import { quarter_ms } from '#server/domain/calendar/busy_runs.ts'

const now = new Date('2026-11-30T10:00:00Z')
const timezone = 'Europe/Berlin'

/** From when to when windows lie that words ask for. */
function windowsOf(words: string, language: string): string[] {
  const fields = windowFields(words, { now, timezone, language })?.fields ?? {}
  const { starts } = rangeOf(readTiming(fields, []), timezone, now)
  const shown = (quarter: number) =>
    zonedInstant(new Date(quarter * quarter_ms), timezone).slice(5, 16)
  return starts.map(({ from, to }) => `${shown(from)} ${shown(to - 1 + window_quarters)}`)
}

test('hours over midnight are those of the night after each day that is named, and of no other night', () => {
  const table: readonly (readonly [string, string, readonly string[]])[] = [
    ['tomorrow 22:00 to 02:00', 'en', ['12-01T22:00 12-02T02:00']],
    ['tomorrow from 10pm to 2am', 'en', ['12-01T22:00 12-02T02:00']],
    ['morgen von 22 bis 2 Uhr', 'de', ['12-01T22:00 12-02T02:00']],
    ['today from 22:00 to 3:00', 'en', ['11-30T22:00 12-01T03:00']],
    ['on Friday from 22:00 to 3:00', 'en', ['12-04T22:00 12-05T03:00']],
    [
      'this weekend from 22:00 to 2:00',
      'en',
      ['12-05T22:00 12-06T02:00', '12-06T22:00 12-07T02:00'],
    ],
    ['tomorrow from 18:00 to 22:00', 'en', ['12-01T18:00 12-01T22:00']],
    // No hours are left out, so the usual ones hold.
    ['tomorrow 9am to 9am', 'en', ['12-01T09:00 12-01T23:00']],
    ['am Freitag von 20 Uhr bis 20 Uhr', 'de', ['12-04T09:00 12-04T23:00']],
  ]
  const misses = table.flatMap(([words, language, wanted]) => {
    const found = windowsOf(words, language)
    return found.join() === wanted.join() ? [] : [`${words}: ${found}`]
  })
  expect(misses).toEqual([])
})
