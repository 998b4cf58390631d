import { expect, test } from 'vitest'
import { deprecationHeaders } from '#server/domain/calls/lifecycle.ts'

const since = '2026-09-08.1'

test('a deprecation is told in seconds, from the date of the registry that says so', () => {
  expect(deprecationHeaders({ since, sunset: null })).toEqual({ deprecation: '@1788825600' })
  expect(new Date(1_788_825_600_000).toISOString()).toBe('2026-09-08T00:00:00.000Z')
})

test('a sunset is an HTTP date, at the beginning of the day', () => {
  expect(deprecationHeaders({ since, sunset: '2027-03-31' })).toEqual({
    deprecation: '@1788825600',
    sunset: 'Wed, 31 Mar 2027 00:00:00 GMT',
  })
})

test('what stays has no such headers', () => {
  expect(deprecationHeaders(null)).toEqual({})
})
