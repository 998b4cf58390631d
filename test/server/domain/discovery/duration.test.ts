import { expect, test } from 'vitest'
import { durationWithin, readDuration } from '#server/domain/discovery/duration.ts'

test.each([
  ['180', 180],
  ['90 min', 90],
  ['90 Minuten', 90],
  ['3 hours', 180],
  ['1,5 Stunden', 90],
  ['1.5h', 90],
  ['PT2H30M', 150],
  ['pt45m', 45],
  ['0', null],
  ['PT', null],
  ['all day', null],
  ['3 beers', null],
  ['1.333 h', null],
  ['90000', null],
])('“%s” is %s minutes', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes)
})

test('counts only where there is room for it', () => {
  const [from, until] = [new Date('2027-01-01T21:00Z'), new Date('2027-01-01T23:00Z')]
  expect(durationWithin({ value: '120' }, from, until)).toBe(120)
  expect(durationWithin({ value: '121' }, from, until)).toBeNull()
  expect(durationWithin({ value: '121' }, from, null)).toBe(121)
  expect(durationWithin({ value: null }, from, until)).toBeNull()
})
