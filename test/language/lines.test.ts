import { expect, test } from 'vitest'
import { files, misses, readLines } from '#test/language/lines.ts'

/** How many lines have no sentence yet that would be understood otherwise without their word. It may only get lower. */
const maxWithout = 302

test('each word has a line, and its sentence is understood as it says', () => {
  // A change that is meant is accepted with `node test/language/lines.ts --write`; `make_lines.ts` finds sentences.
  const found = files.flatMap((file) => misses(file).map((miss) => `${file}: ${miss}`))
  expect({ misses: found.slice(0, 30), count: found.length }).toEqual({ misses: [], count: 0 })
}, 120_000)

test('few words are in no sentence that tells what they mean', () => {
  const without = files.flatMap((file) => readLines(file).filter(({ asked }) => asked === null))
  expect(without.length).toBeLessThanOrEqual(maxWithout)
})
