import { expect, test } from 'vitest'
import { speaking } from '#server/domain/basics/speaking.ts'
import { faultInGerman } from '#server/domain/messages/german/refused.ts'
import { faultSaid } from '#server/domain/messages/said/faults.ts'

const blank = { pointer: '/name', code: 'blank', message: 'must not be blank' }

test('a place without a name is told that its name is missing, in English and German', () => {
  expect(faultSaid(blank)).toBe('The name is missing.')
  expect(speaking('de', () => faultInGerman(blank))).toBe('Der Name fehlt noch.')
  expect(faultSaid({ ...blank, pointer: '/text' })).toBe('Something is missing here.')
})
