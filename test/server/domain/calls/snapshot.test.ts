import { expect, test } from 'vitest'
import { constraintsOf, lineageOf } from '#server/domain/calls/snapshot.ts'

test('a snapshot that continues others comes after them', () => {
  expect(lineageOf({ id: 'c', earlier: ['a', 'b'] })).toEqual(['a', 'b', 'c'])
  expect(lineageOf({ id: 'a', earlier: [] })).toEqual(['a'])
})

test('the fields that continue a list are not constraints', () => {
  const input = { limit: 3, cursor: 'c', snapshot_handle: 's', query: 'tea' }
  expect(constraintsOf(input)).toEqual({ query: 'tea' })
})
