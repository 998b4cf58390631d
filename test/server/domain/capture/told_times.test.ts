import { expect, test } from 'vitest'
import { decide } from '#server/domain/capture/decide.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import { primary, toDecide } from '#test/support/given/claims.ts'

/** Monday, 23 November 2026, 11:00 in Berlin. */
const now = new Date('2026-11-23T10:00:00Z')
const about = { now: now.toISOString(), timezone: 'Europe/Berlin', language: null, url: null }

/** What a capture of a text says of time besides its start. */
function told(text: string): { starts: string | null; description: string | null; told: string[] } {
  const readings = primary(readTextSource(text, about))
  const decision = decide(toDecide({ readings, created_at: now, now }))
  if (decision.end !== 'save') throw new Error(`${text} ends with ${decision.end}`)
  const { starts_at, description } = decision.idea
  return {
    starts: starts_at?.toISOString() ?? null,
    description,
    told: decision.disclosures.filter((code) => /weekly|part_of_day/.test(code)),
  }
}

test.each([
  ['Dinner Friday evening at Anna’s', '2026-11-26T23:00:00.000Z', 'In the evening, 17:00–24:00.'],
  ['Jazz Freitagabend bei Anna', '2026-11-26T23:00:00.000Z', 'In the evening, 17:00–24:00.'],
  ['Cine el sábado por la noche', '2026-11-27T23:00:00.000Z', 'At night, 18:00–04:00.'],
  ['Cinéma samedi après-midi', '2026-11-27T23:00:00.000Z', 'In the afternoon, 12:00–18:00.'],
  ['Brunch Sonntag Vormittag bei Anna', '2026-11-28T23:00:00.000Z', 'In the morning, 09:00–12:00.'],
])('%s keeps its day, and the description says which part of it', (text, starts, description) => {
  expect(told(text)).toEqual({ starts, description, told: ['capture.part_of_day'] })
})

test.each([
  ['Yoga jeden Freitag um 18 Uhr', '2026-11-27T17:00:00.000Z', 'Every Friday.'],
  ['Yoga freitags 18 Uhr', '2026-11-27T17:00:00.000Z', 'Every Friday.'],
  ['Pub quiz every Monday 7pm', '2026-11-23T18:00:00.000Z', 'Every Monday.'],
  ['Pub quiz every Monday 7am', '2026-11-30T06:00:00.000Z', 'Every Monday.'],
  ['Concert tous les vendredis à 20h', '2026-11-27T19:00:00.000Z', 'Every Friday.'],
  ['Concierto todos los viernes a las 21:00', '2026-11-27T20:00:00.000Z', 'Every Friday.'],
  ['Flohmarkt jeden Sonntag am Mauerpark', '2026-11-28T23:00:00.000Z', 'Every Sunday.'],
  ['Chorprobe immer mittwochs ab 20 Uhr', '2026-11-25T19:00:00.000Z', 'Every Wednesday.'],
])('%s is on the next such day, and the description says that it is each', (text, starts, each) => {
  const { description, ...others } = told(text)
  expect(others).toEqual({ starts, told: ['capture.weekly'] })
  expect(description).toMatch(new RegExp(`^${each}`))
})

test.each([
  [
    'Trödelmarkt jeden ersten Samstag im Monat, 8–14 Uhr',
    '2026-12-05T07:00:00.000Z',
    'Every first Saturday of the month.',
  ],
  [
    'Concert the first Friday of the month, Lido',
    '2026-12-03T23:00:00.000Z',
    'Every first Friday of the month.',
  ],
  [
    'Brocante le dernier dimanche du mois, place des Fêtes',
    '2026-11-28T23:00:00.000Z',
    'Every last Sunday of the month.',
  ],
])('%s is on the next such day, and the description says which it is', (text, starts, each) => {
  const { description, ...others } = told(text)
  expect(others).toEqual({ starts, told: ['capture.weekly'] })
  expect(description).toMatch(new RegExp(`^${each}`))
})

test('of several days of each week the next one is saved', () => {
  const { starts, description } = told('Quiz night every Tuesday and Thursday at the Crown')
  expect(starts).toBe('2026-11-23T23:00:00.000Z')
  expect(description).toMatch(/^Every Tuesday and Thursday\./)
})

test('words that do not say what takes place keep that they are of each week, and no day', () => {
  const expected = { starts: null, description: 'Every Friday.', told: ['capture.weekly'] }
  expect(told('Yoga every Friday')).toEqual(expected)
})

test.each(['Book club every other Tuesday, 7pm', 'Spieleabend jeden zweiten Dienstag, 19 Uhr'])(
  '%s is not each week, and nobody knows which day is the next',
  (text) => {
    expect(told(text)).toMatchObject({ starts: null, told: [] })
  },
)

test.each([
  'Café Luna, open every Friday',
  'Café Luna, montags geschlossen',
  'Café Luna, closed on Mondays',
  'Museum Mond, freitags 10–18 Uhr',
  'Dinner tomorrow evening at 8',
  'Dinner on Friday',
])('%s says neither', (text) => {
  expect(told(text).told).toEqual([])
})

test.each([
  'Book club every second and fourth Tuesday of the month 7pm',
  'Stammtisch jeden 1. und 3. Dienstag im Monat 19 Uhr',
  'Jazz le premier et le troisième lundi du mois à 20h',
  'Quiz every second to last Friday of the month 8pm',
  'Quiz every penultimate Friday of the month 8pm',
  'Lesung jeden vorletzten Freitag im Monat 20 Uhr',
])('%s has no next day: not the day of its last words, and not that of each week', (text) => {
  expect(told(text)).toEqual({ starts: null, description: null, told: [] })
})

test('“every Friday of the month” is each Friday', () => {
  expect(told('Quiz every Friday of the month 8pm').told).toEqual(['capture.weekly'])
  expect(told('Lesung jeden Freitag im Monat 20 Uhr').told).toEqual(['capture.weekly'])
})
