import { expect, test } from 'vitest'
import { spokenIn } from '#server/surfaces/assistant/rules/languages.ts'
import {
  betweenTold,
  countedIn,
  cutsIn,
  partsAt,
} from '#server/surfaces/assistant/rules/cut/cuts.ts'

// A message is cut in one place, and each cut says why.

const reasons = (language: string, text: string) =>
  cutsIn(text, spokenIn(language).words)
    // Many words may begin what somebody asks with.
    .filter(({ why, behind }) => why !== 'asking' || /^could/.test(text.slice(behind)))
    .map(({ why, behind }) => [why, text.slice(behind, behind + 6)])

test.each([
  ['en', 'Hello. Cancel it', [['sentence', 'Cancel']]],
  ['en', 'on the 11. of May', [['ordinal', 'of May']]],
  ['de', 'am 13., Bowling', [['number', 'Bowlin']]],
  ['en', 'at 8, cancel it', [['number', 'cancel']]],
  ['en', 'cancel it, and then invite Ada', [['then', 'invite']]],
  ['en', 'cancel it and invite Ada', [['joined', 'invite']]],
  ['en', 'bowling with Ada', []],
  ['en', 'I am tired so cancel it', [['turned', 'cancel']]],
  ['en', 'cancel it because it rains', [['reason', 'becaus']]],
  ['en', 'I am late could you cancel it', [['asking', 'could ']]],
  ['en', 'well… cancel it', [['pause', 'cancel']]],
  [
    'en',
    'Cancel it; note: rain\nBye',
    [
      ['semicolon', 'note: '],
      ['colon', 'rain\nB'],
      ['line', 'Bye'],
    ],
  ],
])('in %s, “%s” is cut for its reasons', (language, text, expected) => {
  expect(reasons(language, text)).toEqual(expected)
})

test('a list is cut where it is counted in order', () => {
  expect(partsAt('1) a 2) b', countedIn('1) a 2) b')).map(({ text }) => text.trim())).toEqual([
    '',
    'a',
    'b',
  ])
  expect(countedIn('2) a 1) b')).toEqual([])
})

test('a question keeps its mark, and parts are of sentences', () => {
  const text = 'Is it on? Cancel it, please'
  const cuts = cutsIn(text, spokenIn('en').words).filter(({ why }) => betweenTold.has(why))
  const parts = partsAt(text, cuts)
  expect(parts.map((one) => [one.text, one.sentence])).toEqual([
    ['Is it on?', 0],
    ['Cancel it', 1],
    ['please', 1],
  ])
})
