import { expect, test } from 'vitest'
import { hiddenValues } from '#server/domain/basics/hidden.ts'

test('an object has a value of each kind, which neither JSON nor a copy of it has', () => {
  const [names, sizes] = [hiddenValues<string>(), hiddenValues<number>()]
  const part = Object.freeze({ title: 'Swim' })
  names.set(part, 'Ada')
  sizes.set(part, 3)
  expect([names.get(part), sizes.get(part)]).toEqual(['Ada', 3])
  expect(JSON.stringify(part)).toBe('{"title":"Swim"}')
  expect(Reflect.ownKeys(part)).toEqual(['title'])
  for (const copy of [{ ...part }, structuredClone(part), Object.create(part)])
    expect(names.get(copy)).toBeUndefined()
})
