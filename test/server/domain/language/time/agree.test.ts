import { describe, expect, test } from 'vitest'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { readTimeAnswer } from '#server/domain/language/time/answer.ts'
import {
  agree,
  meantByCapture,
  meantByWhen,
  timezone,
  written,
} from '#test/server/domain/language/time/meanings.ts'
import { tables } from '#test/server/domain/language/time/phrases.ts'

const monday = '2026-11-23T10:00:00Z'

/** Each day of a week before noon, one o’clock at night, and both days on which clocks change. */
const instants = [
  monday,
  ...['24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}T10:00:00Z`),
  ...['2026-11-24T00:00:00Z', '2026-10-25T10:00:00Z', '2027-03-28T09:00:00Z'],
]

describe.each(tables)('phrases of time in $name', ({ rows, note }) => {
  test('mean what the table says', () => {
    const misses = rows.flatMap(([phrase, meaning]) => {
      const read = meantByWhen(phrase, new Date(monday))?.map(written).join(' or ')
      return read === meaning ? [] : [`${phrase}: ${read ?? 'not understood'}, not ${meaning}`]
    })
    expect(misses).toEqual([])
  })

  test.each(instants)('mean the same to when and to a capture, said at %s', (instant) => {
    const now = new Date(instant)
    const today = wallTimeOf(now, timezone).date
    const misses = rows.flatMap(([phrase]) => {
      const when = meantByWhen(phrase, now)
      const capture = meantByCapture(note(phrase), now)
      // `when` has no times that are over.
      const isOver = when?.length === 0 && capture.every(({ day }) => day <= today)
      if (when !== null && capture.length > 0 && (isOver || agree(when, capture))) return []
      const both = [when ?? [], capture].map((meanings) => meanings.map(written).join(' or '))
      return [`${phrase}: when ${both[0] || 'nothing'}, capture ${both[1] || 'nothing'}`]
    })
    expect(misses).toEqual([])
  })
})

/** Answers that take the later of two hours. */
const asFarAs = new Map([['Friday half seven', '2026-11-27T19:30']])

test.each(tables)(
  'phrases of time in $name mean the same in an answer, or nothing where a capture asks',
  ({ rows, note }) => {
    const now = new Date(monday)
    const about = { now: monday, timezone, language: null, day: null }
    const misses = rows.flatMap(([phrase]) => {
      const [first, ...others] = meantByCapture(note(phrase), now)
      // Days that are said as one, “next week”, are no day of an answer.
      const isPeriod = first?.last != null && readTimeAnswer(phrase, about) === null
      const clock = first?.clock && !first.is_part ? `T${first.clock.slice(0, 5)}` : ''
      const one = first && others.length === 0 && !isPeriod ? `${first.day}${clock}` : null
      const meant = readTimeAnswer(phrase, about)?.slice(0, 16) ?? null
      const wanted = asFarAs.get(phrase) ?? one
      return meant === wanted ? [] : [`${phrase}: ${meant}, not ${wanted}`]
    })
    expect(misses).toEqual([])
  },
)

test('the tables have over three hundred phrases, each once', () => {
  const phrases = tables.flatMap(({ rows }) => rows.map(([phrase]) => phrase))
  expect(phrases.length).toBeGreaterThan(300)
  expect(new Set(phrases).size).toBe(phrases.length)
})
