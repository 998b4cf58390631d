import { expect, test } from 'vitest'
import { files, lineKey, misses, readLines } from '#test/language/lines.ts'

test('each word has a line, and its sentence is understood as it says', () => {
  // A change that is meant is accepted with `node test/language/lines.ts --write`; `make_lines.ts` finds sentences.
  const found = files.flatMap((file) => misses(file).map((miss) => `${file}: ${miss}`))
  expect({ misses: found.slice(0, 30), count: found.length }).toEqual({ misses: [], count: 0 })
}, 120_000)

test('each word is in a sentence that would be understood otherwise without it', () => {
  // A word that no sentence needs is covered by another one: leave it out of spec/words.
  const without = files.flatMap((file) => readLines(file).filter(({ asked }) => asked === null))
  expect(without.map(lineKey)).toEqual([])
})
