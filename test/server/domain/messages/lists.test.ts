import { expect, test } from 'vitest'
import {
  likesPreviewed,
  listsFound,
  membershipChanged,
  nameShared,
} from '#server/domain/messages/lists.ts'

test('a name is disclosed only where another list has it, too', () => {
  expect(nameShared({ name: 'Warm', name_shared: false })).toEqual([])
  expect(nameShared({ name: 'Warm', name_shared: true })).toMatchObject([
    { name: 'ideas_list.name_shared' },
  ])
})

test('the sentence says which members were added and removed', () => {
  const text = (added: number, removed: number, members: 'ideas' | 'people' = 'ideas') =>
    membershipChanged('Warm', members, { added, removed })
  expect(text(1, 0)).toBe('Added 1 idea to “Warm”.')
  expect(text(2, 0, 'people')).toBe('Added 2 people to “Warm”.')
  expect(text(0, 1, 'people')).toBe('Removed 1 person from “Warm”.')
  expect(text(3, 1)).toBe('Added 3 ideas to “Warm” and removed 1 idea.')
  expect(text(0, 0)).toBe('Nothing to change: the ideas of “Warm” are already like that.')
})

test('found lists are counted, and the sentence says whether there are more', () => {
  expect(listsFound(0, false)).toBe('No lists found.')
  expect(listsFound(1, false)).toBe('Found 1 list.')
  expect(listsFound(20, true)).toBe('Found 20 lists, and there are more.')
})

test('a preview says how many likes would be new', () => {
  expect(likesPreviewed('Warm', ['Ada', 'Ben'], 2)).toBe(
    'Applying this would record 2 likes for Ada and Ben in “Warm”. Nothing has changed yet.',
  )
  expect(likesPreviewed('Warm', ['Ada'], 0)).toBe(
    'Applying this would record no new likes for Ada in “Warm”. Nothing has changed yet.',
  )
})
