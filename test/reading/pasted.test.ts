import { expect, test } from 'vitest'
import { judge } from '#test/reading/judge.ts'

test('more of them too, in which one asks, shouts, books a table or says what a place is called', () => {
  const { texts, titles, venues, false_venues } = judge('pasted.more')
  expect(texts).toBe(65)
  expect(titles).toBeGreaterThanOrEqual(61)
  expect(venues).toBeGreaterThanOrEqual(30)
  expect(false_venues).toBeLessThanOrEqual(2)
}, 60_000)

test('texts as friends paste them are named, placed and dated at least as often as they were', () => {
  const { texts, titles, venues, false_venues, days } = judge('pasted.seen')
  expect(texts).toBe(80)
  expect(titles).toBeGreaterThanOrEqual(75)
  expect(venues).toBeGreaterThanOrEqual(42)
  expect(false_venues).toBeLessThanOrEqual(1)
  expect(days).toBeGreaterThanOrEqual(76)
}, 60_000)

test('the same kinds of texts are read in each of four languages', () => {
  const { texts, titles, venues, false_venues, days } = judge('pasted.kinds')
  expect(texts).toBe(125)
  expect(titles).toBeGreaterThanOrEqual(89)
  expect(venues).toBeGreaterThanOrEqual(53)
  expect(false_venues).toBeLessThanOrEqual(4)
  expect(days).toBeGreaterThanOrEqual(105)
}, 60_000)

test('so are those that friends type in small letters, with tickets, hours, moved days and lists', () => {
  const { texts, titles, venues, false_venues, days } = judge('friends.seen', true)
  expect(texts).toBe(38)
  expect(titles).toBeGreaterThanOrEqual(36)
  expect(venues).toBeGreaterThanOrEqual(21)
  expect(false_venues).toBe(0)
  expect(days).toBeGreaterThanOrEqual(35)
}, 60_000)

test('where something is stands in a line of its own, behind a label, with who invites, or where people meet', () => {
  const { texts, venues, with_venue, false_venues, days } = judge('places.seen')
  expect(texts).toBe(121)
  expect(with_venue).toBe(93)
  expect(venues).toBeGreaterThanOrEqual(81)
  expect(false_venues).toBe(0)
  expect(days).toBeGreaterThanOrEqual(117)
}, 60_000)

test('so it does in texts that were written after the rules', () => {
  const { texts, venues, false_venues, days } = judge('places.more')
  expect(texts).toBe(49)
  expect(venues).toBeGreaterThanOrEqual(28)
  expect(false_venues).toBeLessThanOrEqual(4)
  expect(days).toBeGreaterThanOrEqual(48)
}, 60_000)

test('texts are named in which that is hard to tell: by who holds it, dictated, behind a verb, in quotes', () => {
  const { texts, titles, false_venues } = judge('titles.more')
  expect(texts).toBe(102)
  expect(titles).toBeGreaterThanOrEqual(83)
  expect(false_venues).toBeLessThanOrEqual(2)
}, 60_000)

test('texts that are forwarded are named and dated at least as often as they were', () => {
  const { texts, titles, days } = judge('forwarded.seen')
  expect(texts).toBe(143)
  expect(titles).toBeGreaterThanOrEqual(120)
  expect(days).toBeGreaterThanOrEqual(118)
}, 60_000)
