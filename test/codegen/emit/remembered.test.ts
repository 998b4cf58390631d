import { expect, test } from 'vitest'
import { Remembered } from '#codegen/emit/docs/remembered.ts'

test('what the last run asked for is known in the next one, and what it did not ask for is forgotten', () => {
  const lengths = new Remembered<number>()
  lengths.set('kept', 4)
  lengths.set('left', 4)
  lengths.forget()
  expect(lengths.get('kept')).toBe(4)
  lengths.forget()
  expect([lengths.get('kept'), lengths.get('left')]).toEqual([4, undefined])
})
