import { expect, test } from 'vitest'
import { capturedText } from '#test/support/given/captured_text.ts'

/** What a capture of a text becomes: its title, its start on the clocks of Berlin, its place, and whether it says that it is off. */
function captured(text: string): string {
  const { asked, title, starts, place, isOff } = capturedText(text)
  if (asked !== null) return `asks ${asked}`
  return [title, starts, place].join(' · ') + (isOff ? ', off' : '')
}

test.each([
  ['The meeting on Tuesday at 7pm will not take place.', 'Meeting · 2026-12-08T19:00'],
  ['Unfortunately we have to cancel the picnic on Saturday.', 'Picnic · 2026-12-05'],
  ['No yoga this Friday', 'Yoga · 2026-12-04'],
  ['Just a friendly reminder that there will be no yoga this Friday', 'Yoga · 2026-12-04'],
  ['Leider müssen wir das Sommerfest am Samstag absagen.', 'Sommerfest · 2026-12-05'],
  ['Der Spieleabend am Donnerstag findet nicht statt.', 'Spieleabend · 2026-12-03'],
  ['Die Probe am Mittwoch muss leider ausfallen.', 'Probe · 2026-12-09'],
  ['Das Training fällt am Freitag leider aus.', 'Training · 2026-12-04'],
  ['Der Yogakurs findet am 8. Dezember nicht statt.', 'Yogakurs · 2026-12-08'],
  ['Pas de répétition vendredi soir', 'Répétition · 2026-12-04'],
  ['Nous devons annuler le repas du samedi 5 décembre.', 'Repas · 2026-12-05'],
  ['Se suspende la excursión del domingo 13 de diciembre.', 'Excursión · 2026-12-13'],
  ['No habrá ensayo el viernes.', 'Ensayo · 2026-12-04'],
])('what is off is not saved as if it took place: %s', (text, expected) => {
  expect(captured(text)).toBe(`${expected} · no place, off`)
})

test.each([
  'If it rains the picnic on Saturday is cancelled',
  'The picnic on Saturday is cancelled if it rains',
  'Der Ausflug am Samstag fällt aus, falls es regnet.',
  'Bei Regen fällt der Ausflug am Samstag aus.',
  'En cas de pluie, le repas du samedi 5 décembre est annulé.',
  'No Time To Die, Friday 8pm at the Rio',
  'No tickets needed for the concert on Friday 8pm at St Mary’s',
])('what would be off in the rain, or is a name, is not: %s', (text) => {
  expect(captured(text)).not.toMatch(/, off$/)
})

test.each([
  ['Chorale : désormais les jeudis au lieu des mercredis, 20h', 'Chorale · 2026-12-03T20:00'],
  [
    'Club de lectura los jueves en vez de los miércoles a las 19h',
    'Club de lectura · 2026-12-03T19:00',
  ],
  ['Martes 15 - 18h00\nAsamblea SIPEA', 'Asamblea SIPEA · 2026-12-15T18:00'],
  ['Charla el jueves a las 17,30 h', 'Charla · 2026-12-03T17:30'],
])('one of two days holds, and a number behind a weekday is its day: %s', (text, expected) => {
  expect(captured(text)).toBe(`${expected} · no place`)
})

test.each([
  [
    'OpenTable\nYour reservation at Brat is confirmed\nTable for 2, Friday, 11 December 2026 at 7:30 pm',
    'Brat · 2026-12-11T19:30 · Brat',
  ],
  [
    'Padella: Your table is booked for Friday 11 December 7pm, 2 people',
    'Padella · 2026-12-11T19:00 · no place',
  ],
  [
    'Bestelldatum: 01.12.2026\nBestellnummer: 4711-22\nNils Frahm\nFr, 11.12.2026, 20:00 Uhr\nTempodrom, Berlin',
    'Nils Frahm · 2026-12-11T20:00 · Tempodrom',
  ],
  [
    'Confirmation de commande n° 88412\nDate de commande : 01/12/2026\nCharlie Winston\nvendredi 11 décembre 2026 à 20h00\nLa Cigale, Paris',
    'Charlie Winston · 2026-12-11T20:00 · La Cigale',
  ],
  [
    'Eventbrite\nOrder Confirmation\nLino Printing Workshop\nSaturday, 12 December 2026 from 10:00 to 13:00\nThe Print Club',
    'Lino Printing Workshop · 2026-12-12T10:00 · The Print Club',
  ],
  [
    'FW: RE: Christmas lunch - Friday 11 December, 12.30 at The Ivy',
    'Christmas lunch at The Ivy · 2026-12-11T12:30 · The Ivy',
  ],
  ['Anna Smith:\nDinner on Friday 8pm at Brawn', 'Dinner at Brawn · 2026-12-04T20:00 · Brawn'],
  [
    'Heads up - dinner moved to Friday 7:30pm at Brawn',
    'Dinner at Brawn · 2026-12-04T19:30 · Brawn',
  ],
])('who sends it, and when it was ordered, is not what it is: %s', (text, expected) => {
  expect(captured(text)).toBe(expected)
})

test.each([
  [
    'Wir treffen uns am Freitag um 19 Uhr zum Grillen im Volkspark',
    'Grillen im Volkspark · 2026-12-04T19:00 · Volkspark',
  ],
  [
    'On se retrouve vendredi à 19h pour un verre au Perchoir',
    'Verre au Perchoir · 2026-12-04T19:00 · Perchoir',
  ],
  [
    'Let’s meet for coffee at Monmouth on Saturday 11am',
    'Coffee at Monmouth · 2026-12-05T11:00 · Monmouth',
  ],
  [
    'Perfecto. Quedamos el sábado a las 21h para la cena de Marta',
    'Cena de Marta · 2026-12-05T21:00 · no place',
  ],
])('what people meet for is what it is: %s', (text, expected) => {
  expect(captured(text)).toBe(expected)
})

test('details with bullets are those of one thing', () => {
  const text =
    'Code Retreat Frankfurt\n* Datum: 8. Januar 2027\n* Uhrzeit: 9:00 Uhr\n* Ort: Haus am Dom\n* Dauer: 8 Stunden'
  expect(captured(text)).toBe('Code Retreat Frankfurt · 2027-01-08T09:00 · Haus am Dom')
})
