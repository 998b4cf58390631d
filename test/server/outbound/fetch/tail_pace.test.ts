import { expect, test } from 'vitest'
import { TailPace } from '#server/outbound/fetch/tail_pace.ts'

test('bytes are let in one after the other, of all pages together', () => {
  const pace = new TailPace(1_000_000)
  expect(pace.book(50_000, 0)).toBe(50)
  expect(pace.book(50_000, 0)).toBe(100)
  expect(pace.book(50_000, 60)).toBe(90)
  expect(pace.book(50_000, 5_000)).toBe(50)
})
