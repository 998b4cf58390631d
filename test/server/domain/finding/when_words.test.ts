import { describe, expect, test } from 'vitest'
import { readWhenWords, type WhenWords } from '#server/domain/finding/when_words.ts'

const today = '2026-11-22'

/** What a text means, in one line: days, then hours. */
function told(text: string): string | null {
  const words = readWhenWords(text, today)
  return words && [daysOf(words), hoursOf(words)].filter(Boolean).join(' ')
}

function daysOf({ preset, dates, weekdays, next_only }: WhenWords): string {
  if (preset) return preset
  if (dates) return [...new Set(dates)].join('..')
  if (weekdays) return `${next_only ? 'next' : 'every'} ${[...weekdays].join(',')}`
  return ''
}

function hoursOf({ hours }: WhenWords): string {
  if (hours === null) return ''
  const clock = (seconds: number) =>
    `${Math.floor(seconds / 3600)}:${String((seconds / 60) % 60).padStart(2, '0')}`
  return `${clock(hours.from)}-${clock(hours.until)}`
}

describe('the time in words', () => {
  test.each([
    ['today', 'today'],
    ['Next weekend', 'next-weekend'],
    ['any time weekdays', 'any-time-weekdays'],
    ['weekday evenings', 'any-time-weekdays 17:00-24:00'],
    ['tonight', 'today 17:00-24:00'],
    ['heute Abend', 'today 17:00-24:00'],
    ['morgen', 'tomorrow'],
    ['tomorrow night', 'tomorrow 21:00-27:00'],
    ['morning', '6:00-12:00'],
    ['friday evening', 'next 5 17:00-24:00'],
    ['on Friday', 'next 5'],
    ['fridays', 'every 5'],
    ['every tuesday or thursday', 'every 2,4'],
    ['Samstag und Sonntag nachmittags', 'next 6,7 12:00-17:00'],
    ['Freitag um 19 Uhr', 'next 5 18:30-19:30'],
    ['friday 7pm', 'next 5 18:30-19:30'],
    ['tomorrow 20:00', 'tomorrow 19:30-20:30'],
    ['on 5 December', '2026-12-05'],
    ['Dec 5th', '2026-12-05'],
    ['5. Dezember', '2026-12-05'],
    ['5.12.', '2026-12-05'],
    ['1 November', '2027-11-01'],
    ['29 February', '2028-02-29'],
    ['2026-12-05', '2026-12-05'],
    ['2026-12-05 to 2026-12-07', '2026-12-05..2026-12-07'],
    ['5 December 2026 evening', '2026-12-05 17:00-24:00'],
    ['nächste Woche', 'next-week'],
    ['Freitag ab 18 Uhr', 'next 5 18:00-24:00'],
    ['friday from 7pm', 'next 5 19:00-24:00'],
    ['Freitagabend', 'next 5 17:00-24:00'],
    ['Samstagnachmittags', 'next 6 12:00-17:00'],
    ['heute Nacht', 'today 21:00-27:00'],
    ['morgen früh', 'tomorrow 6:00-12:00'],
    ['übermorgen', '2026-11-24'],
    ['kommenden Freitag', 'next 5'],
    ['Freitag bis Sonntag', '2026-11-27..2026-11-29'],
    ['friday to sunday evening', '2026-11-27..2026-11-29 17:00-24:00'],
    ['from 5 to 7 December', '2026-12-05..2026-12-07'],
    ['5. bis 7. Dezember', '2026-12-05..2026-12-07'],
  ])('%s', (text, meaning) => {
    expect(told(text)).toBe(meaning)
  })

  test.each([
    ...[
      'kommendes Wochenende',
      'friday after 6pm',
      'before noon',
      '7 to 5 December',
      'soon',
      'sometime',
      '31 june',
      '2026-02-30',
      'friday the 13th',
      'custom',
      '25:00',
    ],
    ...['2026-12-07 to 2026-12-05', 'blue moon evening', '12/05', 'in two hours or so'],
  ])('is never guessed: %s', (text) => {
    expect(told(text)).toBeNull()
  })
})
