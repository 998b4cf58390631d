import { expect, test } from 'vitest'
import type { PageLanguage } from '#server/domain/basics/speaking.ts'
import { speaking } from '#server/domain/basics/speaking.ts'
import { calendarLinks } from '#server/domain/calendar/links.ts'

const starts_at = new Date('2026-11-28T18:00:00Z')

function linksOf(ends_at: Date | null, language: PageLanguage = 'en') {
  const event = {
    ...{ title: 'Ramen', description: null, location: null, place_attribution: null, ends_at },
    ...{ starts_at, meetup_at: null, meetup_location_text: null, timezone: 'Europe/Berlin' },
    source_url: null,
  }
  const { google, outlook } = speaking(language, () => calendarLinks(event))
  const asked = new URL(google).searchParams
  return { dates: asked.get('dates'), details: asked.get('details'), outlook }
}

test.each([
  ['en', 'The end is open.'],
  ['de', 'Das Ende ist offen.'],
] as const)(
  'a plan without an end takes an hour of a Google calendar, and says that its end is open, in %s',
  (language, said) => {
    const { dates, details, outlook } = linksOf(null, language)
    expect(dates).toBe('20261128T180000Z/20261128T190000Z')
    expect(details).toContain(said)
    expect(outlook).not.toContain('enddt')
  },
)

test('a plan with an end is as long as it says in a Google calendar', () => {
  const { dates, details } = linksOf(new Date('2026-11-28T21:00:00Z'))
  expect(dates).toBe('20261128T180000Z/20261128T210000Z')
  expect(details).not.toContain('end is open')
})
