import { array, check, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { membershipChange } from '#server/domain/lists/membership.ts'

const ids = array(constantFrom<string>('a', 'b', 'c', 'd', 'e'), { maxLength: 8 })

test('a change counts what it does to the set', () => {
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
