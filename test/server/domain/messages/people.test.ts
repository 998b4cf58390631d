import { expect, test } from 'vitest'
import { noPersonNamed, peopleAdded, personSummary } from '#server/domain/messages/people.ts'

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

test('what concerns a person is counted in whole sentences', () => {
  const person = { name: 'Mira', classification: 'friend_in_mind', lists: 0, plans: 1 } as const
  const said = (ideas: number, others: number) =>
    personSummary({ ...person, ideas, others }).split('with you. ')[1]
  expect(said(0, 0)).toBe('0 saved ideas concern Mira.')
  expect(said(1, 0)).toBe('1 saved idea concerns Mira.')
  expect(said(0, 1)).toBe('0 saved ideas and 1 other thing concern Mira.')
})
