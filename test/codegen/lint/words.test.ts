import { describe, expect, test } from 'vitest'
import { findWords, words } from '#codegen/lint/words.ts'

describe('the list of words', () => {
  test.each([
    ['Whoever has the link may join.', 'Whoever'],
    ['the person whom Sam invited', 'whom'],
    ['Two lists may bear the same name.', 'bear'],
    ['It was so already; nothing was changed.', 'so already'],
    ['Its copy is behind now.', 'is behind'],
    ['Send it by hand.', 'by hand'],
    ['This address is none of theirs.', 'is none'],
    ['The place is another.', 'is another'],
    ['The outing does not take place.', 'does not take place'],
    ['The guests will be told.', 'be told'],
    ['const mostOfTitle = 160', 'mostOfTitle'],
    ['{ most_ms: 500 }', 'most_ms'],
    ['new ToldDays(text)', 'ToldDays'],
    ["{ told_days: 'none' }", 'told_days'],
    ['const { isAside } = clock', 'isAside'],
    ['{ dates, asides }', 'asides'],
    ['day: Stretch', 'Stretch'],
  ])('finds it: %s', (text, word) => {
    expect(findWords(text)).toEqual([
      { line: 1, column: text.indexOf(word) + 1, word, instead: expect.stringMatching(/./) },
    ])
  })

  test.each([
    'Authorization: Bearer token',
    'The page behind the link is behind a link.',
    'All is well-kept here.',
    'It is another one of these.',
    'The forest bearers',
    'most of all, and mostly',
    'people who were told, told apart',
    'null aside',
    'a long stretch of road',
    'The page; null if there is none.',
  ])('leaves the plain use alone: %s', (text) => {
    expect(findWords(text)).toEqual([])
  })

  test('says for each word what to write instead, and where it stands', () => {
    expect(words.every(({ instead }) => instead.length > 0)).toBe(true)
    expect(findWords('fine\nso hence')).toEqual([
      { line: 2, column: 4, word: 'hence', instead: 'so' },
    ])
  })
})
