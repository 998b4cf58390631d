import { expect, test } from 'vitest'
import { dressed, dressings, joined, joinings, rightAlone } from '#test/assistant/dressed.ts'
import type { Entry } from '#test/assistant/said.ts'

// Sentences that are right as they stand, with a story, an excuse or another request around them.

test.each([
  ['en', 'reads', 0.58, 0],
  ['en', 'writes', 0.42, 0.03],
  ['de', 'reads', 0.5, 0],
  ['de', 'writes', 0.48, 0.05],
])(
  'in %s, of the %s that are right alone at least %d are with something told or polite around them',
  async (language, kind, least, most) => {
    const right = await rightAlone(language, 7)
    const entries = right.filter(({ write }) => write === (kind === 'writes'))
    const told: string[] = []
    const wrong: string[] = []
    for (const dressing of dressings[language] ?? [])
      for (const [say, verdict] of await dressed(entries, dressing, language)) {
        told.push(verdict)
        if (verdict === 'wrong_write') wrong.push(say)
      }
    expect(told.length).toBeGreaterThan(60)
    const share = told.filter((one) => one === 'right').length / told.length
    expect(share).toBeGreaterThanOrEqual(least)
    expect([wrong.length / told.length <= most, wrong]).toEqual([true, wrong])
  },
  120_000,
)

test.each([
  ['en', 0.5],
  ['de', 0.5],
])(
  'in %s, of two changes in one message both are made, and no other one',
  async (language, least) => {
    const right = await rightAlone(language, 5)
    const writes = right.filter(({ write, say }) => write && say.length <= 60)
    const pairs = writes.flatMap((one, at): [Entry, Entry][] => {
      const other = writes[at + 1]
      return at % 2 === 0 && other ? [[one, other]] : []
    })
    const came: string[] = []
    for (const joining of joinings)
      for (const pair of pairs) came.push(await joined(pair, joining, language))
    const share = (what: string) => came.filter((one) => one === what).length / came.length
    expect(came.length).toBeGreaterThan(30)
    expect(share('both')).toBeGreaterThanOrEqual(least)
    // The answer that is given to a capture has another list of the name that follows, twice.
    expect(share('another')).toBeLessThanOrEqual(0.03)
  },
  120_000,
)
