import { expect, test } from 'vitest'
import { speaking } from '#server/domain/basics/speaking.ts'
import { faultInGerman } from '#server/domain/messages/german/refused.ts'
import { atLeastMinimum, notInPast, roomForAccepted } from '#server/domain/messages/plan_rules.ts'
import { faultSaid } from '#server/domain/messages/said/faults.ts'

const broken = { pointer: '/changes/some_field', code: 'rule' }

test('a page knows a broken rule by its kind, whatever words its message has', () => {
  const other = { ...broken, ...notInPast, message: 'has been before' }
  expect(faultSaid(other)).toBe('This is in the past. Choose a later time.')
  expect(speaking('de', () => faultInGerman(other))).toBe(
    'Das liegt in der Vergangenheit. Wähl eine spätere Zeit.',
  )
  expect(faultSaid({ ...broken, message: notInPast.message })).toBeNull()
})

test('a page says the number that a rule has, and leaves what only its message says to the message', () => {
  expect(faultSaid({ ...broken, ...atLeastMinimum(4) })).toBe('This is too little: 4 at least.')
  expect(faultSaid({ ...broken, ...roomForAccepted(3) })).toBeNull()
})
