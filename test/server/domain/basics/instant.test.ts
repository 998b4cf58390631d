import { expect, test } from 'vitest'
import { readInstant } from '#server/domain/basics/instant.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

function read(text: string) {
  const violations: Violation[] = []
  return { instant: readInstant(text, '/when', violations)?.toISOString() ?? null, violations }
}

test.each([
  ['2026-11-21T18:00:00Z', '2026-11-21T18:00:00.000Z'],
  ['2026-11-21T18:00:00+01:00', '2026-11-21T17:00:00.000Z'],
  ['2026-11-21T18:00:00+0100', '2026-11-21T17:00:00.000Z'],
  ['2026-11-21T18:00:00+01', '2026-11-21T17:00:00.000Z'],
  ['2026-11-21t18:00:00.123456789z', '2026-11-21T18:00:00.123Z'],
  ['2026-11-21 18:00:00.5Z', '2026-11-21T18:00:00.500Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
  ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
])('%s is %s', (text, instant) => {
  expect(read(text)).toEqual({ instant, violations: [] })
})

test('a leap second is the second after it', () => {
  expect(read('2016-12-31T23:59:60Z').instant).toBe('2017-01-01T00:00:00.000Z')
  expect(read('2017-01-01T00:59:60+01:00').instant).toBe('2017-01-01T00:00:00.000Z')
})

test.each([
  '0000-12-31T23:59:59Z',
  '0001-01-01T00:00:00+01:00',
  '9999-12-31T23:59:59-01:00',
  '9999-12-31T23:59:60Z',
  'tomorrow',
  '',
])('%s is refused, with its pointer', (text) => {
  expect(read(text)).toEqual(refused('must be a date and time between the years 1 and 9999'))
})

test('a day that there is not is named', () => {
  const message = 'must be a date and time between the years 1 and 9999; there is no day 2026-13-01'
  expect(read('2026-13-01T00:00:00Z')).toEqual(refused(message))
})

function refused(message: string) {
  return { instant: null, violations: [{ pointer: '/when', code: 'format', message }] }
}
