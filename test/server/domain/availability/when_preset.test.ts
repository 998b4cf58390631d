import { describe, expect, test } from 'vitest'
import type { WhenPreset } from '#generated/types.ts'
import { dayOfWeek, whenWindow } from '#server/domain/availability/when_preset.ts'

/** 2026-11-16 is a Monday. */
const monday = Date.parse('2026-11-16T00:00:00Z')

function daysOf(preset: WhenPreset, today: number): string[] {
  const window = whenWindow(preset, today)
  if (!window || window.first === null || window.last === null) return []
  const days: string[] = []
  for (let offset = window.first; offset <= window.last; offset += 1) {
    const day = ((((today - 1 + offset) % 7) + 7) % 7) + 1
    if (window.days && !window.days.includes(day)) continue
    days.push(new Date(monday + (today - 1 + offset) * 86_400_000).toISOString().slice(5, 10))
  }
  return days
}

describe('a preset on a Wednesday, the 18th', () => {
  test.each([
    ['today', ['11-18']],
    ['tomorrow', ['11-19']],
    ['next-few-days', ['11-18', '11-19', '11-20', '11-21']],
    ['next-few-days-weekdays', ['11-18', '11-19', '11-20']],
    ['next-few-days-weekends', ['11-21']],
    ['this-week', ['11-16', '11-17', '11-18', '11-19', '11-20', '11-21', '11-22']],
    ['next-week', ['11-23', '11-24', '11-25', '11-26', '11-27', '11-28', '11-29']],
    ['this-weekend', ['11-21', '11-22']],
    ['next-weekend', ['11-28', '11-29']],
    ['next-few-weekends', ['11-21', '11-22', '11-28', '11-29', '12-05', '12-06']],
  ] as const)('%s means %j', (preset, days) => {
    expect(daysOf(preset, 3)).toEqual(days)
  })
})

test('on a Sunday this weekend is the one that ends, and next week begins tomorrow', () => {
  expect(daysOf('this-weekend', 7)).toEqual(['11-21', '11-22'])
  expect(daysOf('next-week', 7)[0]).toBe('11-23')
  expect(daysOf('next-few-weekends', 7)).toEqual(['11-22', '11-28', '11-29', '12-05', '12-06'])
})

test('the next few weeks are three, and may leave the weekends out', () => {
  expect(daysOf('next-few-weeks', 3)).toHaveLength(21)
  expect(daysOf('next-few-weeks-weekdays', 3)).toHaveLength(15)
})

test('any time has no end, and a custom time no meaning of its own', () => {
  expect(whenWindow('any-time-weekends', 3)).toEqual({ first: null, last: null, days: [6, 7] })
  expect(whenWindow('any-time-weekdays', 3)).toMatchObject({ days: [1, 2, 3, 4, 5] })
  expect(whenWindow('custom', 3)).toBeNull()
})

test('which day it is depends on the zone', () => {
  const now = new Date('2026-11-22T23:30:00Z')
  expect(dayOfWeek(now, 'Europe/London')).toBe(7)
  expect(dayOfWeek(now, 'Europe/Berlin')).toBe(1)
})
