import { describe, expect, test } from 'vitest'
import type { FoundTime } from '#server/domain/language/claim.ts'
import { type FoundDate, readDates } from '#server/domain/language/time/read.ts'
import { besideTable } from '#test/server/domain/language/time/beside_table.ts'
import {
  everydayNotes,
  everydayPages,
  labeledTimes,
  shortTimes,
  relativeDays,
  yearEnd,
} from '#test/server/domain/language/time/everyday_table.ts'
import { noteTable } from '#test/server/domain/language/time/note_table.ts'
import { table } from '#test/server/domain/language/time/table.ts'

const about = { now: '2026-11-22T10:00:00Z', timezone: 'Europe/Berlin' }

const linesOf = (text: string) =>
  text
    .trim()
    .split(/\n+/)
    .map((line) => line.split(' → ') as [string, string, string])

const lines = linesOf(table)

function shown(time: FoundTime): string {
  const local = time.precision === 'date_only' ? time.local.slice(0, 10) : time.local.slice(0, 16)
  const zone = time.offset ?? time.timezone ?? time.zone_name ?? null
  return `${local}${time.is_evening_assumed ? '~' : ''}${zone === null ? '' : `@${zone}`}`
}

function written({ starts, ends, either }: FoundDate): string {
  if (either) return either.map(shown).join('|')
  return ends
    ? `${shown(starts)}..${shown({ ...ends, offset: null, timezone: null })}`
    : shown(starts)
}

describe('dates in a text', () => {
  test.each(lines)('%s: %s', (language, text, expected) => {
    const found = readDates(text, { ...about, language: language === '-' ? null : language })
    expect(found.map(written).join(' & ') || '-').toBe(expected)
  })

  test('are read in seven languages and more, over two hundred of them', () => {
    expect(lines.length).toBeGreaterThanOrEqual(200)
    expect(new Set(lines.map(([language]) => language.slice(0, 2))).size).toBeGreaterThanOrEqual(8)
  })
})

describe('dates in what people write about one thing', () => {
  const wednesday = { now: '2026-11-25T10:00:00Z', timezone: 'Europe/Berlin', is_note: true }

  test.each(linesOf(noteTable))('%s: %s', (language, text, expected) => {
    const found = readDates(text, { ...wednesday, language: language === '-' ? null : language })
    expect(found.map(written).join(' & ') || '-').toBe(expected)
  })
})

describe('numbers, times and days of something else', () => {
  test.each(linesOf(besideTable))('%s: %s', (language, text, expected) => {
    const spoken = language === '-' ? null : language
    const read = (is_note: boolean) =>
      readDates(text.replaceAll('⏎', '\n'), { ...about, language: spoken, is_note })
        .map(written)
        .join(' & ') || '-'
    expect([read(false), read(true)]).toEqual([expected, expected])
  })
})

describe('dates as people and pages write them every day', () => {
  const read = (text: string, language: string, some: { now: string; is_note: boolean }) =>
    readDates(text.replaceAll('⏎', '\n'), { ...about, ...some, language })
      .map(written)
      .join(' & ') || '-'

  test.each(linesOf(everydayNotes + shortTimes))('%s: a note, %s', (language, text, expected) => {
    const some = { now: '2026-11-25T10:00:00Z', is_note: true }
    expect(read(text, language, some)).toBe(expected)
  })

  test.each(linesOf(everydayPages + labeledTimes))('%s: a page, %s', (language, text, expected) => {
    const some = { now: '2026-11-25T10:00:00Z', is_note: false }
    expect(read(text, language, some)).toBe(expected)
  })

  test.each(linesOf(relativeDays))('%s: a relative day, %s', (language, text, expected) => {
    const some = { now: '2026-11-25T10:00:00Z', is_note: true }
    expect(read(text, language, some)).toBe(expected)
  })

  test('“tonight at 1” said at midnight is still that night', () => {
    const some = { now: '2026-11-24T23:10:00Z', is_note: true }
    expect(read('tonight at 1 afterparty', 'en', some)).toBe('2026-11-25T01:00')
  })

  test.each(linesOf(yearEnd))('%s: at the end of a year, %s', (language, text, expected) => {
    const some = { now: '2026-12-28T10:00:00Z', is_note: true }
    expect(read(text, language, some)).toBe(expected)
  })
})
