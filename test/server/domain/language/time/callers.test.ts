import { expect, test } from 'vitest'
import { addDays } from '#server/domain/basics/days.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { windowFields } from '#server/domain/assistant/times.ts'
import { rangeOf, window_quarters } from '#server/domain/availability/range.ts'
import { readTiming } from '#server/domain/availability/timing.ts'
import { quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import { readAnswer } from '#server/domain/capture/answer.ts'
import { readCell } from '#server/domain/language/time/cell.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import { readImport } from '#server/reading/import/read.ts'
import { readPage } from '#server/reading/page/read.ts'
import {
  type Meaning,
  meantByCapture,
  meantByWhen,
  timed,
  timezone,
  written,
} from '#test/server/domain/language/time/meanings.ts'
import { tables } from '#test/server/domain/language/time/phrases.ts'

/** Monday, 23 November 2026, 11:00 in Berlin. */
const now = new Date('2026-11-23T10:00:00Z')

/** Phrases that a search and a capture read, with what both take them for. */
const phrases = tables.flatMap(({ rows, note }) =>
  rows.map(([phrase]) => ({ phrase, note, meant: meantByWhen(phrase, now) ?? [] })),
)

const shown = (meanings: readonly Meaning[]) => meanings.map(written).join(' or ')

test('free time is looked for where a search looks, and both days are asked about where one asks', () => {
  const misses = phrases.flatMap(({ phrase, meant }) => {
    const read = windowFields(phrase, { now, timezone })
    const [first, second] = meant
    if (!read || !first) return [`${phrase}: not understood`]
    if (second && first.day !== second.day) {
      const [one, other] = read.either ?? []
      const isSame = one === first.day && other === second.day
      return isSame ? [] : [`${phrase}: ${read.either}, not ${shown(meant)}`]
    }
    const found = windowsOf(read.fields)
    // Of this morning too little is left.
    if (found === 'no time' && first.clock === '06:00-12:00') return []
    const wanted = wantedOf(first)
    return found === wanted ? [] : [`${phrase}: ${found}, not ${wanted}`]
  })
  expect(misses).toEqual([])
})

/** The first day and the last of the windows of free time, with the hours that they lie in where some were said. */
function windowsOf(fields: Readonly<Record<string, unknown>>): string {
  const violations: Violation[] = []
  const timing = readTiming(fields, violations)
  if (violations.length > 0) return violations.map(({ message }) => message).join()
  const { starts } = rangeOf(timing, timezone, now)
  const at = (quarter: number) => wallTimeOf(new Date(quarter * quarter_ms), timezone)
  const [first, last] = [starts[0], starts.at(-1)]
  if (!first || !last) return 'no time'
  const begin = at(first.from)
  const hours = timing.hours && `${timing.hours.start / 3600}-${timing.hours.end / 3600}`
  // What begins after midnight in hours that go over it is of the night before.
  const afterMidnight = Math.max((timing.hours?.end ?? 0) - 86_400, 0) * 1_000
  const end = at(last.to - 1 - afterMidnight / quarter_ms)
  return [begin.date, end.date > begin.date ? end.date : null, hours].filter(Boolean).join(' ')
}

const hourOf = (text: string) => Number(text.slice(0, 2)) + Number(text.slice(3, 5)) / 60

/** As `windowsOf`, for what a search takes the same words for. */
function wantedOf({ day, last, clock }: Meaning): string {
  const [from, until] = clock?.split('-') ?? []
  const begins = from === undefined ? null : hourOf(from)
  // A time is one to begin at, give or take half an hour.
  const hours =
    begins === null
      ? null
      : until === undefined
        ? `${begins - 0.5}-${begins + 0.5 + window_quarters / 4}`
        : `${begins}-${hourOf(until)}`
  return [day, last, hours].filter((one) => one !== null).join(' ')
}

test('a page that was written today means by a phrase what a note does, or says no date', () => {
  const read = phrases.map(({ phrase, note }) => {
    const text = note(phrase)
    const html = `<html><head><title>Jazz</title><meta property="article:published_time" content="${now.toISOString()}"></head><body><main><h1>Jazz</h1><p>${text}</p></main></body></html>`
    const { claims } = readPage(new TextEncoder().encode(html), {
      ...{ type: 'html', charset: 'utf-8', timezone, now: now.toISOString(), language: null },
      ...{ url: 'https://luna.example/a/page', depth: 'items' },
    })
    const ends = claims.find(({ field }) => field === 'ends')?.value as FoundTime | undefined
    const either = claims.find(({ field }) => field === 'either')?.value
    const starts = claims.flatMap(({ field, value }) => (field === 'starts' ? [value] : []))
    const times = (either ?? starts) as FoundTime[]
    const meant = times.map((time) => timed(time, times.length === 1 ? (ends ?? null) : null))
    meant.sort((one, other) => (written(one) < written(other) ? -1 : 1))
    return { phrase, page: shown(meant), capture: shown(meantByCapture(text, now)) }
  })
  const told = read.filter(({ page }) => page !== '')
  expect(told.filter(({ page, capture }) => page !== capture)).toEqual([])
  expect(told.length).toBeGreaterThan(100)
})

test('an import means by a day with its year what a search does, and keeps other words without a date', () => {
  const read = phrases.flatMap(({ phrase, meant: [first, ...others] }) => {
    if (!first || others.length > 0) return []
    const dated = `${phrase} ${first.day.slice(0, 4)}`
    return [phrase, dated].map((cell) => ({
      cell,
      meant: shown(meantByWhen(cell, now) ?? []),
      found: importedFrom(cell),
    }))
  })
  const told = read.filter(({ found }) => found !== null)
  expect(told.filter(({ found, meant }) => found !== meant)).toEqual([])
  expect(told.length).toBeGreaterThan(20)
})

/** What a cell is imported as; null where it is kept as words. */
function importedFrom(cell: string): string | null {
  const csv = `Name,Date\nLuna,"${cell}"\n`
  const about = { name: 'a.csv', folders: false, timezone, now: now.toISOString() }
  const [item] = readImport(new TextEncoder().encode(csv), about).lists[0]?.items ?? []
  const read = (text: string | null | undefined) => (text ? readCell(text, 'day_first') : null)
  const [starts, ends] = [read(item?.starts), read(item?.ends)]
  return starts && written(timed(starts.starts, ends?.starts ?? null))
}

/** What an answer chooses of several days; null for none. */
function chosen(words: string, days: readonly string[]): string | null {
  const question = { text: '?', choices: days.map((day) => ({ label: day, value: day })) }
  const understood = readAnswer({ ...question, kind: 'time' }, words, {
    ...{ meant: [], gone: [], cities: [], now, timezone, language: null },
  })
  return understood && 'value' in understood ? understood.value : null
}

test('the answer to a question chooses the day that a capture takes the same words for', () => {
  const misses = phrases.flatMap(({ phrase, note }) => {
    const [meant, ...others] = meantByCapture(note(phrase), now)
    if (!meant || others.length > 0 || meant.last !== null) return []
    const { day, clock, is_part } = meant
    const hour = clock && !is_part ? `T${clock.slice(0, 5)}:00` : ''
    const value = chosen(phrase, [addDays(day, -1), day, addDays(day, 1)])
    // A day of the week alone may be either of two.
    const ofTwo = [null, day + hour].includes(chosen(phrase, [day, addDays(day, 7)]))
    return value === day + hour && ofTwo ? [] : [`${phrase}: ${value}, not ${day}${hour}`]
  })
  expect(misses).toEqual([])
})

test('an answer that says which of two Fridays it is chooses that one, and others are asked again', () => {
  const days = ['2026-11-27', '2026-12-04']
  const said = [
    'this Friday',
    'kommenden Freitag',
    'Friday week',
    'vendredi en huit',
    'Friday next week',
  ]
  expect([...said, 'Friday', 'next Friday'].map((words) => chosen(words, days))).toEqual([
    ...[days[0], days[0], days[1], days[1], days[1]],
    ...[null, null],
  ])
})
