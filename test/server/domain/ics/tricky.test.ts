import { describe, expect, test } from 'vitest'
import { answerOf } from '#test/support/ics/libraries.ts'
import { tricky } from '#test/support/ics/tricky.ts'

describe('calendars that are easily read wrongly', () => {
  test.each(tricky)('$name', (one) => {
    const read = ['ours' as const, ...one.right].map((library) => [library, answerOf(library, one)])
    expect(read).toEqual(read.map(([library]) => [library, one.runs]))
  })

  test('are read as ical.js and node-ical read those that they are known to be right about', () => {
    const right = (library: string) =>
      tricky.filter((one) => one.right.some((is) => is === library))
    expect(right('ical.js').length).toBeGreaterThan(10)
    expect(right('node-ical').length).toBeGreaterThan(20)
  })
})
