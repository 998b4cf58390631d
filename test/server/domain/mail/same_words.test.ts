import { expect, test } from 'vitest'
import { bySameWords } from '#server/domain/mail/same_words.ts'

test('those who get the same text stand together, in the order of the first of each', () => {
  const all = ['Ada', 'Bo', 'Al']
  const write = (name: string) => ({ text: name.slice(0, 1), first: name })
  expect(bySameWords(all, { write, textOf: ({ text }) => text })).toEqual([
    { words: { text: 'A', first: 'Ada' }, all: ['Ada', 'Al'] },
    { words: { text: 'B', first: 'Bo' }, all: ['Bo'] },
  ])
})
