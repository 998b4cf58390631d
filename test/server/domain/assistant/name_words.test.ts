import { expect, test } from 'vitest'
import { wordsOfNames } from '#server/domain/assistant/name_words.ts'

function namesWith(labels: readonly string[], word: string): readonly number[] {
  const index = wordsOfNames(labels)
  const number = index.numberOf(word)
  return number === -1 ? [] : index.namesWith(number)
}

test('a word is found in each name that has it, once, whatever its case and its accents', () => {
  const labels = ['Zoë and zoe', 'Café Blume', 'ZOE', '東京 2026', 'Straße']
  expect(namesWith(labels, 'zoe')).toEqual([0, 2])
  expect(namesWith(labels, 'cafe')).toEqual([1])
  expect(namesWith(labels, '東京')).toEqual([3])
  expect(namesWith(labels, 'strasse')).toEqual([4])
  expect(namesWith(labels, 'zo')).toEqual([])
  expect(namesWith(labels, '')).toEqual([])
})

test('as many words as there are letters are all found', () => {
  const letters = Array.from({ length: 5_000 }, (_, at) => String.fromCodePoint(0x4e00 + at))
  const index = wordsOfNames([letters.join(' '), letters.toReversed().join(' ')])
  expect(letters.every((one, at) => index.numberOf(one) === at)).toBe(true)
  expect(letters.every((_, at) => index.namesWith(at).join() === '0,1')).toBe(true)
})

test('a word with a slip, an ending or a beginning is near those that it may be', () => {
  const index = wordsOfNames(['Lantern garden', 'Lanterns', 'Gardens 12', 'Mira'])
  const near = (word: string) => index.near(word).map((at) => index.namesWith(at).join())
  expect(near('lantren')).toEqual(['0'])
  expect(near('lanterns')).toEqual(['0'])
  expect(near('gard')).toEqual(['0', '2'])
  expect(near('mria')).toEqual(['3'])
  expect(near('summit')).toEqual([])
})
