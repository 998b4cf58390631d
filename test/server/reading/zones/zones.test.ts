import { describe, expect, test } from 'vitest'
import type { SourceReading } from '#server/domain/language/claim.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { readSource } from '#server/reading/source.ts'
import {
  beforeDates,
  loosely,
  loosePoints,
  ofAll,
  worldwide,
} from '#test/server/reading/zones/more_tables.ts'
import { addresses, named, points, shared } from '#test/server/reading/zones/tables.ts'
import { decided } from '#test/support/pages/decided.ts'
import { sourceOf } from '#test/support/pages/read.ts'

/** What becomes of a page or a text: `12-08 20:00 Asia/Tokyo unclear point`. */
async function outcome(source: string): Promise<string> {
  const page = {
    page: 'en/page',
    url: 'https://tickets.example/page',
    expected: { ask: 'subject' },
  } as const
  const decision = decided(page, await read(source))
  if (decision.end === 'ask') return `asks ${decision.question.kind}`
  if (decision.end !== 'save') return JSON.stringify(decision)
  const { starts_at, timezone, start_precision, place } = decision.idea
  if (!starts_at || timezone === null) return 'no date'
  const { date, seconds } = wallTimeOf(starts_at, timezone)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const clock =
    start_precision === 'exact' ? `${two(seconds / 3600)}:${two((seconds / 60) % 60)}` : 'day'
  const told = decision.disclosures.flatMap(
    (code) => /^capture\.(?:zone_|(?=city))(.+)$/.exec(code)?.[1] ?? [],
  )
  const point = place?.coordinates ? ['point'] : []
  return [date.slice(5), clock, timezone, ...told, ...point].join(' ')
}

async function read(source: string): Promise<SourceReading> {
  if (source.startsWith('<')) return await readSource(sourceOf(new TextEncoder().encode(source)))
  const about = {
    url: null,
    now: '2026-11-22T10:00:00Z',
    timezone: 'Europe/Berlin',
    language: null,
  }
  return readTextSource(source, about)
}

describe.each([
  ['the name of a zone', named],
  ['a point', points],
  ['an address in words', addresses],
  ['a city of several', shared],
  ['a zone in loose words', loosely],
  ['a city before a date', beforeDates],
  ['the zone of all times', ofAll],
  ['a point that others give', loosePoints],
  ['an address of the world', worldwide],
])('%s', (_, rows) => {
  test.each(rows)('%s', async (source, expected) => {
    expect(await outcome(source)).toBe(expected)
  })
})
