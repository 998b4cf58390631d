import { expect, test } from 'vitest'
import { linesIn, linesOutside } from '#server/reading/image/lines.ts'

/** A row of what OCR writes for a word. */
const word = (line: number, height: number, confidence: number, text: string) =>
  [5, 1, 1, 1, line, 1, 0, 0, 10, height, confidence, text].join('\t')

test('words of a line stand together, and those that are hardly read are left out', () => {
  const table = [word(1, 40, 96, 'Jazz'), word(1, 41, 91, 'im'), word(1, 40, 30, 'N0rd')].join('\n')
  expect(linesIn(table)).toMatchObject([{ text: 'Jazz im', height: 41 }])
})

test('a letter between signs, as codes look like one, is no line; a number is', () => {
  const table = [word(1, 200, 90, '[m]'), word(2, 90, 90, '7'), word(3, 40, 90, 'DEZEMBER')]
  expect(linesIn(table.join('\n')).map(({ text }) => text)).toEqual(['7', 'DEZEMBER'])
})

test('words inside of a code are left out, and those next to it stay', () => {
  const at = (x: number, text: string) => ({ text, x, y: 100 })
  const line = { text: 'Eli Jazz', height: 40, words: [at(100, 'Eli'), at(500, 'Jazz')] }
  const part = { left: 50, right: 250, top: 50, bottom: 250 }
  expect(linesOutside([line], [part])).toMatchObject([{ text: 'Jazz', height: 40 }])
  expect(linesOutside([{ ...line, words: [at(100, 'Eli')] }], [part])).toEqual([])
  expect(linesOutside([line], [])).toEqual([line])
})
