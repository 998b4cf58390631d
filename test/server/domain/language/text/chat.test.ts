import { expect, test } from 'vitest'
import { readChat } from '#server/domain/language/text/chat.ts'

const about = { now: '2026-11-23T05:30:00Z', timezone: 'Europe/Berlin' }

/** When the first message was sent, on clocks in Berlin, and what is left of the text. */
function read(text: string): string | null {
  const chat = readChat(text, about)
  if (!chat) return null
  const sent =
    chat.sent && new Date(chat.sent).toLocaleString('sv-SE', { timeZone: about.timezone })
  return `${sent?.slice(0, 16)}|${chat.body.replaceAll('\n', ' / ')}`
}

test.each([
  ['[14:05, 22.11.2026] Papa: Omas 80. am 17.1.', '2026-11-22 14:05|Omas 80. am 17.1.'],
  ['[Gestern 21:10] Lea: Morgen 19 Uhr Kino', '2026-11-22 21:10|Morgen 19 Uhr Kino'],
  [
    'Lea Klein 22.11.26, 19:02\nMorgen Abend Doppelkopf?',
    '2026-11-22 19:02|Morgen Abend Doppelkopf?',
  ],
  [
    'Anna, 20:14\nGehen wir am Mittwoch?\nTom, 20:15\nJa! 18 Uhr',
    '2026-11-22 20:14|Gehen wir am Mittwoch? / Ja! 18 Uhr',
  ],
  [
    'Today 6:12 AM\nCoffee at 3? Father Carpenter',
    '2026-11-23 06:12|Coffee at 3? Father Carpenter',
  ],
  ['Yesterday 9:10 PM\nMum: See you tomorrow at 1', '2026-11-22 21:10|See you tomorrow at 1'],
  ['Sat, Nov 21 at 6:02 PM\nDinner tomorrow at 7?', '2026-11-21 18:02|Dinner tomorrow at 7?'],
  ['Ben  9:14 PM\nTeam lunch on Thu 12:30', '2026-11-22 21:14|Team lunch on Thu 12:30'],
  ['Zoé, hier à 18:04\nExpo demain à 14h ?', '2026-11-22 18:04|Expo demain à 14h ?'],
])('%j is a chat: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  'Lambert, 20:00\nSilent Green, Gerichtstraße 35',
  'Pubquiz 26.11.26, 19:30\nThe Elgin',
  'Heute 19:30\nKino International',
  'Konzert Sa, 28. Nov 20:15\nLido',
  'Lesung, 20:15\nBuchhandlung am Eck, morgen',
  'Anna, 20:14',
])('%j is not a chat', (text) => {
  expect(read(text)).toBeNull()
})
