import { expect, test } from 'vitest'
import { readTextSource } from '#server/domain/capture/read_text.ts'

/** What a text is read as: `title · venue`. */
function read(text: string): string {
  const about = { url: null, now: '2026-12-02T09:00:00Z', timezone: 'Europe/Berlin' }
  const { claims } = readTextSource(text, { ...about, language: null })
  const one = (field: 'title' | 'place_name') =>
    claims.find((claim) => claim.field === field)?.value ?? '-'
  return `${one('title')} · ${one('place_name')}`
}

test.each([
  ['the dumpling place is called Golden Wok, near the canal', 'Golden Wok · -'],
  ['Der Laden mit den Suppen heißt Kleine Kelle, irgendwo am Kanal', 'Kleine Kelle · -'],
  ["Le petit bar s'appelle Chez Odette, tu verras", 'Chez Odette · -'],
  ['El sitio de los churros se llama La Espiga, en el centro', 'La Espiga · -'],
  ["Jo mentioned a documentary, 'The Long Way Home'. it's great", 'The Long Way Home · -'],
  ['Have you read The Long Way Home?', 'The Long Way Home · -'],
  ['We got tickets!!! The Blue Trio', 'The Blue Trio · -'],
  ['Your train tickets: Northport → Southport, Fri 11 Dec, 09:30', 'Northport → Southport · -'],
  ['Ihr Termin: Praxis Dr. Linde, Donnerstag, 10.12.2026, 10:45 Uhr', 'Praxis Dr. Linde · -'],
  ['Laternenumzug der Kita verschoben auf Montag, 7.12., 16:30 Uhr', 'Laternenumzug der Kita · -'],
  ['Want to go to Padella?', 'Padella · -'],
])('a text is named by the name that it says something has: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['wie heißt noch mal der Laden am Kanal', '- · -'],
  ['Theresa heiratet!!! 5. Juni 2027, 14 Uhr', 'Theresa heiratet!!! · -'],
  ["Anna's book club: what 'they' all said about 'it'", "Anna's book club · -"],
])('a question is no such name, words in marks are none, and news is one: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['Reserva confirmada: Salvia, viernes 11 de diciembre, 14:30, 4 personas', 'Salvia · Salvia'],
  ['Booking confirmed ✅ Salvia, Sat 12 Dec 2026, 13:15, table for 6', 'Salvia · Salvia'],
  ['Drinks for Jo, Thursday 7pm, the Rose & Crown on Mill Street', 'Drinks for Jo · Rose & Crown'],
  ['Spieleabend bei Tim und Lea am 12.12., 19 Uhr', 'Spieleabend bei Tim und Lea · -'],
  ['Dentist Tuesday 8 December 9.40am (Dr Patel)', 'Dentist · -'],
  ['Reservation: guided tour, Sat 12 Dec 2026, 11:00, 4 people', 'Guided tour · -'],
])('a venue is where one goes, and no person: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})
