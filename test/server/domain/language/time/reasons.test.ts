import { describe, expect, test } from 'vitest'
import { readTime } from '#server/domain/language/time/read.ts'
import { reasonsTable } from '#test/server/domain/language/time/reasons.ts'
import { reasons } from '#server/domain/language/time/reason.ts'

const lines = reasonsTable
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [string, string, string])

const now = '2026-11-23T11:00:00Z'

describe('why words about time are no date', () => {
  test.each(lines)('%s: %s', (kind, text, expected) => {
    const about = { now, timezone: 'Europe/Berlin', language: null, is_note: kind === 'note' }
    const { discarded } = readTime(
      text,
      kind === 'near' ? { ...about, relative_days: 'near' } : about,
    )
    const said = discarded.map(({ reason, quote }) => `${reason}: ${quote}`)
    expect(said.join('; ') || '-').toBe(expected)
    for (const { at, quote } of discarded) expect(text.slice(at, at + quote.length)).toBe(quote)
  })

  test('every reason has a line', () => {
    const said = new Set(lines.flatMap(([, , why]) => why.match(/\b[a-z_]+(?=: )/g) ?? []))
    expect(reasons.filter((reason) => !said.has(reason))).toEqual(['part_of_other'])
  })
})
