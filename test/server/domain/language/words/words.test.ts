import { expect, test } from 'vitest'
import {
  languagesOf,
  valuesIn,
  valuesOf,
  wordsFor,
  wordsIn,
  wordsOf,
} from '#server/domain/language/words/lists.ts'
import {
  anyOf,
  oneOfIn,
  pattern,
  patternWith,
  word,
} from '#server/domain/language/words/pattern.ts'

test('a class is a set of the words of all languages, or of one', () => {
  expect(wordsOf('time.and')).toContain('und')
  expect(wordsOf('time.and', 'time.to')).toContain('till')
  expect([...wordsIn('de', 'time.and')]).toEqual(['und', 'oder'])
})

test('a class with values says what a word stands for', () => {
  expect(valuesOf('time.month').get('mai')).toBe(5)
  expect(valuesOf('time.part').get('soir')).toBe('evening')
  expect(valuesIn('de', 'time.month').get('enero')).toBeUndefined()
  expect(wordsFor('time.part', 'night')).toContain('nuit')
})

test('a word has the languages that list it', () => {
  expect(languagesOf('time.short_weekday').get('mar')?.toSorted()).toEqual(['es', 'fr', 'it'])
})

test('a pattern finds the words of a class in its structure', () => {
  const everyWeek = pattern`${word('time.every')}\s+${'time.weekday'}`
  expect(everyWeek.test('Jeden Montag')).toBe(true)
  expect(everyWeek.test('Kjeden Montag')).toBe(false)
  expect(everyWeek.flags).toBe('iu')
  expect(pattern`^${/ab?/}$`.test('AB')).toBe(true)
  expect('mai, juin'.match(patternWith('gu')`${oneOfIn('fr', 'time.month')}`)).toEqual([
    'mai',
    'juin',
  ])
})

test.each([
  [['a', 'ab', 'abc'], 'abcd', 'abc'],
  [['an', 'on', 'in'], 'on', 'on'],
  [['ab', 'ac', 'a'], 'ad', 'a'],
  [['open from'], 'open  from', 'open  from'],
  [["l'ete"], 'l’ete', 'l’ete'],
  [['konzert~'], 'konzertabend heute', 'konzertabend'],
  [['a.m.', 'a+'], 'a+', 'a+'],
  [['st. ', 'str'], 'st.', undefined],
  [[], 'a', undefined],
])('of %j the longest that fits is found in %s', (entries, text, found) => {
  expect(new RegExp(`^${anyOf(entries)}`, 'u').exec(text)?.[0]).toBe(found)
})
