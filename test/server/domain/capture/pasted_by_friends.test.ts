import { expect, test } from 'vitest'
import { readTextSource } from '#server/domain/capture/read_text.ts'

/** A Monday afternoon. */
const about = {
  now: '2026-11-30T13:00:00Z',
  timezone: 'Europe/Berlin',
  language: 'en',
  url: null,
} as const

/** What is saved of a text: its title, its times, and where it is. */
function saved(text: string): string {
  const { claims } = readTextSource(text, about)
  const told = claims.flatMap((claim): string[] => {
    if (claim.field === 'starts' || claim.field === 'ends') return [claim.value.local.slice(5, 16)]
    if (claim.field === 'either')
      return [claim.value.map(({ local }) => local.slice(5, 10)).join(' or ')]
    const isShown = ['title', 'place_name', 'repeats'].includes(claim.field)
    return isShown ? [String(claim.value)] : []
  })
  return told.join(' | ')
}

test.each([
  // No letter of what stands behind two dates is lost.
  [
    'our class got moved from the 12th to the 19th of December, 3pm, Clay Studio',
    '12-19T15:00 | Class – Clay Studio | Clay Studio',
  ],
  [
    'kegeln ist jetzt freitag statt donnerstag, 19 uhr im alten krug',
    '12-04T19:00 | Kegeln im alten krug | Alten Krug',
  ],
  // A day and its hour are no span.
  ['Flamenco viernes 4 - 21h en Casa Patas', '12-04T21:00 | Flamenco en Casa Patas | Casa Patas'],
  ['Freitag 4 - 21 Uhr Flamenco', '12-04T21:00 | Flamenco'],
  ['Sa 5 / 20 Uhr Konzert im Lido', '12-05T20:00 | Konzert im Lido | Lido'],
  ['Friday 4 - 9pm flamenco', '12-04T16:00 | 12-04T21:00 | Flamenco'],
  ['Montag 6-22 Uhr Schwimmen', '12-07T06:00 | 12-07T22:00 | Schwimmen'],
  // A number that no hour has beside “pm” is a day.
  ['Lino workshop on Fri 15, 6pm', '12-18 or 01-15 | Lino workshop'],
  ['Fri 15: lino workshop 6pm', '12-18 or 01-15 | Lino workshop'],
  ['Fr 15: Jazz im Lido 18 Uhr', '12-18 or 01-15 | Jazz im Lido | Lido'],
  ['Film Fr 15, 18 und 20 Uhr', '12-04T15:00 | 12-04T18:00 | 12-04T20:00 | Film'],
  // Days of each week move, too.
  ['Yoga ist jetzt immer montags statt mittwochs, 18:30', '11-30T18:30 | Every Monday | Yoga'],
  ['Yoga every Tuesday instead of Wednesday, 6.30pm', '12-01T18:30 | Every Tuesday | Yoga'],
  ['Yoga tous les mardis au lieu du mercredi, 18h30', '12-01T18:30 | Every Tuesday | Yoga'],
  ['Das Konzert findet am Samstag statt, 20 Uhr', '12-05T20:00 | Das Konzert'],
  ['Book club is moving from Mondays to Tuesdays, 7pm', '12-01T19:00 | Every Tuesday | Book club'],
  ['Salsa now Thursdays not Tuesdays, 8pm', '12-03T20:00 | Every Thursday | Salsa'],
  ['Chor wird von dienstags auf donnerstags verlegt, 19:30', '12-03T19:30 | Every Thursday | Chor'],
  // Thanks for an order are no name of what was ordered.
  [
    'Vielen Dank für Ihre Buchung!\nDie Zauberflöte\nFreitag, 18.12.2026, 19:30 Uhr',
    '12-18T19:30 | Die Zauberflöte',
  ],
  [
    'Thank you for your order\nThe Magic Flute\nFriday 18 December 2026, 7.30pm',
    '12-18T19:30 | The Magic Flute',
  ],
  [
    'Merci pour votre commande n° 55621 du 29/11/2026\nLe Lac des Cygnes\nmercredi 16 décembre 2026 à 19h30',
    '12-16T19:30 | Le Lac des Cygnes',
  ],
  [
    '¡Reserva confirmada!\nLocalizador: XK92LM\nEl Rey León\nsábado 19 de diciembre de 2026, 17:00',
    '12-19T17:00 | El Rey León',
  ],
  // What people do afterwards is no part of the place.
  [
    'wir treffen uns sonntag um 14 uhr vor dem hamburger bahnhof und gehen dann in die ausstellung',
    '12-06T14:00 | Ausstellung | Hamburger Bahnhof',
  ],
  [
    'drinks friday 8pm at the fox and hounds',
    '12-04T20:00 | Drinks at the fox and hounds | Fox and Hounds',
  ],
])('%s', (text, expected) => {
  expect(saved(text)).toBe(expected)
})
