import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { constraintsOf, countOf, idsBetween } from '#server/domain/snapshot.ts'

const some = Array.from({ length: 5 }, () => randomUUID())

function snapshotOf(ids: readonly string[]) {
  return {
    id: randomUUID(),
    ids: ids.join(','),
    constraints: '{}',
    expires_at: new Date(0),
    earlier: '',
    cut: false,
  }
}

test('a snapshot is read part by part, and ends with its last id', () => {
  const snapshot = snapshotOf(some)
  expect(countOf(snapshot)).toBe(5)
  expect(idsBetween(snapshot, 0, 2)).toEqual(some.slice(0, 2))
  expect(idsBetween(snapshot, 2, 4)).toEqual(some.slice(2, 4))
  expect(idsBetween(snapshot, 4, 6)).toEqual(some.slice(4))
  expect(idsBetween(snapshot, 6, 8)).toEqual([])
})

test('a snapshot of nothing has no ids', () => {
  expect(countOf(snapshotOf([]))).toBe(0)
  expect(idsBetween(snapshotOf([]), 0, 2)).toEqual([])
})

test('the fields that continue a list are not constraints', () => {
  const input = { limit: 3, cursor: 'c', snapshot_handle: 's', query: 'tea' }
  expect(constraintsOf(input)).toEqual({ query: 'tea' })
})
