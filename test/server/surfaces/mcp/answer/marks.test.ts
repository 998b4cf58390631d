import fc from 'fast-check'
import { expect, test } from 'vitest'
import { authorAt } from '#server/runtime/told/others_words.ts'
import { fewestMarks } from '#server/runtime/told/marks.ts'

/** What marks say of a pointer. */
function saidOf(at: ReadonlyMap<string, string>, pointer: string): string | null {
  const parts = pointer.split('/').slice(1)
  return parts.reduce<string | null>(
    (around, _, index) => authorAt({ at }, `/${parts.slice(0, index + 1).join('/')}`, around),
    authorAt({ at }, '', null),
  )
}

const author = fc.constantFrom(null, 'by "Sam"', 'by a friend')
test('marks say of every text just whose it is, and are no more than the texts of others', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.tuple(
          fc.nat(3).map(String),
          fc.constantFrom('title', 'place/name', 'place/address', 'lists/0/name'),
          author,
        ),
        { selector: ([at, field]) => `${at}/${field}` },
      ),
      (given) => {
        const all = given.map(([at, field, by]) => [`/items/${at}/${field}`, by] as const)
        const marks = fewestMarks(all)
        for (const [pointer, by] of all) expect(saidOf(marks, pointer)).toBe(by)
        expect(marks.size).toBeLessThanOrEqual(all.filter(([, by]) => by !== null).length)
      },
    ),
  )
})

test('a part is marked only where that is shorter, and never for words that it does not have', () => {
  const by = 'from a page'
  expect([
    ...fewestMarks([
      ['/plan/title', null],
      ['/plan/place/name', null],
    ]),
  ]).toEqual([])
  expect([...fewestMarks([['/plan/title', by]])]).toEqual([['/plan/title', by]])
  expect([
    ...fewestMarks([
      ['/plan/title', null],
      ['/plan/description', by],
      ['/plan/place/name', by],
      ['/plan/place/address', by],
    ]),
  ]).toEqual([
    ['/plan/description', by],
    ['/plan/place', by],
  ])
})
