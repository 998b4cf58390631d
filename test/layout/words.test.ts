import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fixedWords } from '#test/layout/words/fixed_words.ts'
import {
  differencesFrom,
  listPath,
  lowered,
  placesByFile,
  readList,
} from '#test/layout/words/left.ts'
import { wordPlaces } from '#test/layout/words/places.ts'

/** What is counted in a line of a rule, which has § for the $ of a placeholder. */
function counted(line: string): string[] {
  return wordPlaces('server/domain/language/planted.ts', line.replaceAll('§', '$')).map(
    ({ word }) => word,
  )
}

test('the words of languages that rules name are those of the list, which only gets shorter', () => {
  const list = readList(readFileSync(listPath, 'utf8'))
  expect(differencesFrom(list, placesByFile())).toEqual([])
})

test('words that a format fixes stand in their files', () => {
  const gone = Object.entries(fixedWords).flatMap(([path, { words }]) => {
    const found = new Set(wordPlaces('', readFileSync(path, 'utf8')).map(({ word }) => word))
    const left = words.split(/\s+/).filter((word) => !found.has(word))
    return left.length === 0 ? [] : [`${path}: ${left.join(' ')}`]
  })
  expect(gone).toEqual([])
})

test.each([
  ['const said = /\\b(?:gestern|f[üu]r)\\s+(\\d+)/iu', ['gestern', 'fxr']],
  ["const a = setOf('und oder y')", ['und', 'oder']],
  ["const a = new Set(['und', 'oder'])", ['und', 'oder']],
  ["const a = new Map([['montag', 1]])", ['montag']],
  ["const a = ['und', 'et', 'and']", ['und', 'et', 'and']],
  ["const a = 'und et and'.split(' ')", ['und', 'et', 'and']],
  [
    'const a = { montag: 1, mardi: 2, mittwoch: 3, jeudi: 4, freitag: 5 }',
    'montag mardi mittwoch jeudi freitag',
  ],
  ["const a = new RegExp(`^(?:§{b})\\\\s+uhr`, 'iu')", ['uhr']],
  ["const a = pattern`§{'time.and'} uhr`", ['uhr']],
  ['const days = `\n1 neujahr\n2 ostern\n3 silvester`', ['neujahr', 'ostern', 'silvester']],
  ["const today = 'heute|hoy|oggi'", ['heute', 'hoy', 'oggi']],
  ["const isHour = token.text === 'uhr'", ['uhr']],
  ["const isHour = word.startsWith('uhr')", ['uhr']],
])('words are seen in %s', (line, words) => {
  expect(counted(line)).toEqual(typeof words === 'string' ? words.split(' ') : words)
})

test.each([
  "const kind = token.kind === 'word'",
  "const names = ['one', 'two', 'three'] as const",
  "type Kind = 'one' | 'two' | 'three'",
  'const link = /^https?:\\/\\/\\w+\\.html\\b/u',
  'const element = /<meta itemprop="startDate" content="(?<content>[^"]+)"/iu',
  "const zones = new Set(['Europe/Berlin', 'Asia/Tokyo'])",
  "const said = pattern`§{word('time.every')}\\s+§{'time.weekday'}`",
  'const messages = { one: `This is §{name}, which people read.` }',
  'const letters = /[a-zäöü]+|\\p{Lu}|\\u00e4/iu',
])('what is no word of a language is not: %s', (line) => {
  expect(counted(line)).toEqual([])
})

test('a word too many names its place, one too few the command, and the command raises nothing', () => {
  const path = 'server/reading/planted.ts'
  const places = new Map([[path, [{ line: 7, word: 'uhr' }]]])
  expect(differencesFrom(new Map(), places)).toEqual([
    `${path} names 1 words, 0 of them listed: put new ones into spec/words, and name their class. It has 7: uhr`,
  ])
  expect(differencesFrom(new Map([[path, 2]]), places)).toEqual([
    `${path} names 1 words, not 2: npm run words:lower lowers the list`,
  ])
  expect(lowered(new Map([[path, 2]]), places)).toBe(`${path}\n  1\n`)
  expect(lowered(new Map(), places)).toBe('')
  expect(readList(`${path}\n  2\n\nserver/reading/other.ts\n  3\n`).get(path)).toBe(2)
})
