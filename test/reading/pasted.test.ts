import { expect, test } from 'vitest'
import { judge } from '#test/reading/judge.ts'

test('more of them too, in which one asks, shouts, books a table or says what a place is called', () => {
  const { texts, titles, venues, false_venues } = judge('pasted.more')
  expect(texts).toBe(65)
  expect(titles).toBeGreaterThanOrEqual(58)
  expect(venues).toBeGreaterThanOrEqual(25)
  expect(false_venues).toBeLessThanOrEqual(2)
}, 60_000)

test('texts as friends paste them are named, placed and dated at least as often as they were', () => {
  const { texts, titles, venues, false_venues, days } = judge('pasted.seen')
  expect(texts).toBe(80)
  expect(titles).toBeGreaterThanOrEqual(73)
  expect(venues).toBeGreaterThanOrEqual(40)
  expect(false_venues).toBeLessThanOrEqual(1)
  expect(days).toBeGreaterThanOrEqual(76)
}, 60_000)
