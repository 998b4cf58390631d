import { expect, test } from 'vitest'
import { likeText, liked, nothingUndone, undone } from '#server/domain/messages/likes.ts'

test('a like names the first three groups of people it is for', () => {
  expect(likeText('Sauna', [])).toBe('You like “Sauna”.')
  expect(likeText('Sauna', [['Ada'], ['Ada', 'Jonas']])).toBe(
    'You like “Sauna”. You would do it with Ada, or with Ada and Jonas.',
  )
  expect(likeText('Sauna', [['Ada'], ['Ben'], ['Cleo'], ['Dan']])).toBe(
    'You like “Sauna”. You would do it with Ada, or with Ben, or with Cleo, or with others.',
  )
})

test('titles are quoted, and more than a sentence can list are counted', () => {
  const titles = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
  expect(liked(['A'])).toBe('You like “A”.')
  expect(liked(['A', 'B'])).toBe('You like “A” and “B”.')
  expect(undone(titles)).toBe(
    'Undone: your likes of “A”, “B”, “C”, “D”, “E” and 2 others are back to what they were before.',
  )
  expect(nothingUndone(['A'])).toBe(
    'Nothing to undo: your like of “A” is already what it was before.',
  )
})
