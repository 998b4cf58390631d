import { expect, test } from 'vitest'
import { phrase } from '#server/domain/basics/phrase.ts'

test('a sentence that ends with a name has one full stop, also where the name has its own', () => {
  const hello = (name: string) => phrase`Hello ${name}. It’s Monday.`
  expect(hello('Ada').plain).toBe('Hello Ada. It’s Monday.')
  expect(hello('Ada B.').plain).toBe('Hello Ada B. It’s Monday.')
  expect(hello('Ada B.').words).toEqual(['Ada B.'])
  expect(phrase`${'Ada B.'}, and ${'Kim'}.`.plain).toBe('Ada B., and Kim.')
})
