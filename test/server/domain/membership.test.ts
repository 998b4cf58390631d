import { array, check, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { changeText, membershipChange } from '#server/domain/membership.ts'

const ids = array(constantFrom<string>('a', 'b', 'c', 'd', 'e'), { maxLength: 8 })

test('what a change counts is what it does to the set', () => {
  const holds = property(
    constantFrom('replace', 'add', 'remove'),
    ids,
    ids,
    (mode, before, given) => {
      const members = new Set(before)
      const present = new Set(given.filter((id) => members.has(id)))
      const change = membershipChange(mode, given, present, members.size)
      const after = apply(mode, members, change.ids)
      expect(change.added).toBe([...after].filter((id) => !members.has(id)).length)
      expect(change.removed).toBe([...members].filter((id) => !after.has(id)).length)
      expect(after).toEqual(apply(mode, members, given))
    },
  )
  expect(check(holds).failed).toBe(false)
})

function apply(mode: string, members: ReadonlySet<string>, ids: readonly string[]): Set<string> {
  if (mode === 'add') return new Set([...members, ...ids])
  if (mode === 'remove') return new Set([...members].filter((id) => !ids.includes(id)))
  return new Set(ids)
}

test('the same set again changes nothing, in any order and however often it is repeated', () => {
  const change = membershipChange('replace', ['b', 'a', 'b'], new Set(['a', 'b']), 2)
  expect(change).toEqual({ ids: ['b', 'a'], added: 0, removed: 0 })
})

test('the sentence says what was changed', () => {
  const said = (added: number, removed: number, kind: 'ideas' | 'people' = 'ideas') =>
    changeText('Warm', kind, { ids: [], added, removed })
  expect(said(1, 0)).toBe('1 idea joined “Warm”.')
  expect(said(2, 0, 'people')).toBe('2 people joined “Warm”.')
  expect(said(0, 1, 'people')).toBe('1 person left “Warm”.')
  expect(said(3, 1)).toBe('3 ideas joined “Warm” and 1 idea left it.')
  expect(said(0, 0)).toBe('The ideas of “Warm” are already like this.')
})
