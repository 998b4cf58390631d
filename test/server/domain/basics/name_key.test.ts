import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameKey } from '#server/domain/basics/name_key.ts'

test.each([
  ['Zoë', 'ZOE'],
  ['Weiß', 'weiss'],
  ['ẞ', 'ss'],
  ['İzmir', 'izmir'],
  ['  Ada\t\u00a0 Lindqvist ', 'ada lindqvist'],
  ['Ａｄａ', 'Ada'],
  ['A\u200bda', 'Ada'],
  ['\u00e9', 'e\u0301'],
  ['❤️', '❤'],
])('%j and %j are one name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other))
})

test.each([
  ['राम', 'रमा'],
  ['か', 'が'],
  ['Ada', 'Adah'],
  ['\u0301', '\u0302'],
])('%j and %j are two', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other))
})

test('what can be seen has a key, and every key fits into an index and is its own key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 160 }), (name) => {
      const key = nameKey(name)
      expect(Buffer.byteLength(key)).toBeLessThan(2000)
      expect(key.isWellFormed()).toBe(true)
      if (/[^\p{C}\p{Z}\s]/u.test(name)) expect(key).not.toBe('')
    }),
  )
  expect(Buffer.byteLength(nameKey('\ufdfa'.repeat(160)))).toBeLessThan(2000)
})
