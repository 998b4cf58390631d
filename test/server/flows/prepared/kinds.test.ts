import { expect, expectTypeOf, test } from 'vitest'
import type { ActionKind } from '#server/domain/prepared/action_kinds.ts'
import { type AllKinds, kinds } from '#server/flows/prepared/kinds.ts'

// The types are checked by `npm run types`: it fails where one of these does not hold.

test('each kind of prepared action is defined under its own stored name', () => {
  expectTypeOf<keyof typeof kinds>().toEqualTypeOf<ActionKind>()
  for (const [name, { kind }] of Object.entries(kinds)) expect(kind).toBe(name)
})

test('a list without a kind, or with one in place of another, does not compile', () => {
  type Kinds = typeof kinds
  expectTypeOf<Kinds>().toExtend<AllKinds>()
  expectTypeOf<Omit<Kinds, 'plan.cancel'>>().not.toExtend<AllKinds>()
  type Swapped = Omit<Kinds, 'plan.cancel'> & { 'plan.cancel': Kinds['plan.update'] }
  expectTypeOf<Swapped>().not.toExtend<AllKinds>()
})
