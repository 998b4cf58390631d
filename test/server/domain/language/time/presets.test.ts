import { expect, test } from 'vitest'
import { whenPresets, whenWindow } from '#server/domain/availability/when_preset.ts'
import { addDays } from '#server/domain/basics/days.ts'
import { readWhenWords } from '#server/domain/finding/when_words.ts'

/** Days from today that presets mean, one for every day or seven from Monday on; `(67)` are days of the week. */
const windows = new Map([
  ['right-now', '-'],
  ['any-time-weekdays', '..(12345)'],
  ['any-time-weekends', '..(67)'],
  ['today', '0..0'],
  ['tomorrow', '1..1'],
  ['next-few-days', '0..3'],
  ['next-few-days-weekdays', '0..3(12345)'],
  ['next-few-days-weekends', '0..3(67)'],
  ['this-week', '0..6 -1..5 -2..4 -3..3 -4..2 -5..1 -6..0'],
  ['next-week', '7..13 6..12 5..11 4..10 3..9 2..8 1..7'],
  ['this-weekend', '5..6 4..5 3..4 2..3 1..2 0..1 -1..0'],
  ['next-weekend', '12..13 11..12 10..11 9..10 8..9 7..8 6..7'],
  ['next-few-weekends', '0..20(67) 0..19(67) 0..18(67) 0..17(67) 0..16(67) 0..15(67) 0..14(67)'],
  ['next-few-weeks', '0..20'],
  ['next-few-weeks-weekdays', '0..20(12345)'],
  ['custom', '-'],
])

const week = [1, 2, 3, 4, 5, 6, 7]

test('there is a row for every preset', () => {
  expect([...windows.keys()].sort()).toEqual([...whenPresets].sort())
})

test.each(whenPresets)(
  'the preset %s means the same days as ever, on each day of a week',
  (preset) => {
    const shown = week.map((today) => {
      const window = whenWindow(preset, today)
      if (window === null) return '-'
      const days = window.days === null ? '' : `(${window.days.join('')})`
      return `${window.first ?? ''}..${window.last ?? ''}${days}`
    })
    const row = windows.get(preset)?.split(' ') ?? []
    expect(shown).toEqual(row.length === 1 ? week.map(() => row[0]) : row)
  },
)

test('a preset by its own name is never asked about, on any day', () => {
  const names = whenPresets.filter((preset) => preset !== 'custom')
  for (const day of week) {
    const today = addDays('2026-11-22', day)
    const read = names.map((name) => readWhenWords(name, today))
    expect(read.map((words) => [words?.preset, words?.or])).toEqual(
      names.map((name) => [name, null]),
    )
  }
})
