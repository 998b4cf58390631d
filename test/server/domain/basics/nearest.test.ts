import { expect, test } from 'vitest'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { didYouMean, distance, nearest } from '#server/domain/basics/nearest.ts'

test.each([
  ['kitten', 'sitting', 3],
  ['query', 'qurey', 1],
  ['', 'abc', 3],
  ['same', 'same', 0],
])('from %s to %s it takes %i changes', (from, to, changes) => {
  expect(distance(from, to)).toBe(changes)
})

test('a typing mistake is answered with the word that was meant', () => {
  expect(didYouMean('nmae', ['name', 'mode', 'person_names'])).toBe('name')
  expect(didYouMean('zebra', ['name', 'mode'])).toBeNull()
  expect(didYouMean('x'.repeat(10_000), ['name'])).toBeNull()
})

test('the nearest come first, and a word inside a candidate counts as near', () => {
  expect(nearest('kreuzberk', ['Mitte', 'Kreuzberg', 'Wedding'], 2)[0]).toBe('Kreuzberg')
  expect(nearest('hill', ['Notting Hill', 'Soho'], 1)).toEqual(['Notting Hill'])
})

test('spellings of one name share a key', () => {
  expect(nameKey('  Zoë   ŁUBA ')).toBe(nameKey('zoe łuba'))
  expect(nameKey('Weißensee')).toBe('weissensee')
  expect(nameKey('Ａｄａ')).toBe('ada')
})
