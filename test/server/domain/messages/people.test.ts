import { expect, test } from 'vitest'
import { noPersonNamed, peopleAdded } from '#server/domain/messages/people.ts'

test('every unknown name is listed', () => {
  expect(noPersonNamed(['Mira'])).toBe('You have no saved person named “Mira”.')
  expect(noPersonNamed(['Mira', 'Ben', 'Cleo'])).toBe(
    'You have no saved person named “Mira”, “Ben” or “Cleo”.',
  )
})

test('of many new names the first four are listed and the others counted', () => {
  expect(peopleAdded(['A', 'B'])).toBe('Added A and B to your people. Nobody was notified.')
  expect(peopleAdded(['A', 'B', 'C', 'D', 'E', 'F'])).toBe(
    'Added A, B, C, D and 2 others to your people. Nobody was notified.',
  )
})
