import { expect, test } from 'vitest'
import { isBlank } from '#server/domain/basics/text.ts'
import { copyName } from '#server/domain/lists/name.ts'

test('a copy is called after its source', () => {
  expect(copyName('Warm places')).toBe('Copy of Warm places')
})

test('the name of a copy has 120 characters at most, and no character is cut in half', () => {
  const name = copyName('🛁'.repeat(120))
  expect([...name]).toHaveLength(120)
  expect(name).toBe(`Copy of ${'🛁'.repeat(111)}…`)
  expect(copyName('a'.repeat(112))).toBe(`Copy of ${'a'.repeat(112)}`)
})

test.each(['', ' ', '\t\n', '\u00a0\u2003', '\u200b\u200d\ufeff'])('%j is blank', (text) => {
  expect(isBlank(text)).toBe(true)
})

test.each(['a', ' . ', '🛁', '\u0301e'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false)
})
