import { expect, test } from 'vitest'
import {
  checkRange,
  noDefaults,
  parseDefaults,
  sameDefaults,
} from '#server/domain/lists/defaults.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

test('only what an input gives is read, and null clears', () => {
  const violations: Violation[] = []
  expect(parseDefaults({}, violations)).toEqual({})
  expect(parseDefaults({ when_preset: null, when_start: null }, violations)).toEqual({
    when_preset: null,
    when_start: null,
  })
  expect(violations).toEqual([])
})

test('activities in own words are kept once each, as first written', () => {
  const said = parseDefaults({ custom_activity_names: [' Stargazing ', 'Chess', 'stargazing'] }, [])
  expect(said.custom_activity_names).toEqual(['Stargazing', 'Chess'])
  const accents = ['A', 'Ä', 'A\u0308', 'ä']
  expect(parseDefaults({ custom_activity_names: accents }, []).custom_activity_names).toEqual([
    'A',
    'Ä',
  ])
})

test('everything that is wrong is said at once', () => {
  const violations: Violation[] = []
  const input = {
    custom_activity_names: ['Chess', ' '],
    when_preset: '',
    when_start: '0000-01-01T00:00:00Z',
    when_end: '2026-01-01T00:00:00Z',
  }
  checkRange(parseDefaults(input, violations), input, violations)
  expect(violations.map(({ pointer }) => pointer)).toEqual([
    '/custom_activity_names/1',
    '/when_preset',
    '/when_start',
  ])
})

test('the end may be the start but not lie before it; the field that was given is named', () => {
  const early = new Date('2026-01-01T00:00:00Z')
  const late = new Date('2026-01-02T00:00:00Z')
  const pointers = (start: Date, end: Date, said: object) => {
    const violations: Violation[] = []
    checkRange({ ...noDefaults, when_start: start, when_end: end }, said, violations)
    return violations.map(({ pointer }) => pointer)
  }
  expect(pointers(early, early, {})).toEqual([])
  expect(pointers(late, early, { when_start: 'x', when_end: 'y' })).toEqual(['/when_end'])
  expect(pointers(late, early, { when_end: 'y' })).toEqual(['/when_end'])
  expect(pointers(late, early, { when_start: 'x' })).toEqual(['/when_start'])
})

test('two sets of defaults are the same where every field is', () => {
  const at = () => ({ ...noDefaults, when_start: new Date('2026-01-01T00:00:00Z') })
  expect(sameDefaults(at(), at())).toBe(true)
  expect(sameDefaults(at(), noDefaults)).toBe(false)
  expect(sameDefaults(noDefaults, { ...noDefaults, when_preset: 'today' })).toBe(false)
})
