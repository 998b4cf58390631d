import { expect, test } from 'vitest'
import { capturedText } from '#test/support/given/captured_text.ts'

/** What a capture of a text becomes: its title, its start and its place. */
function captured(text: string): string {
  const { asked, title, starts, place } = capturedText(text)
  return asked === null ? [title, starts, place].join(' · ') : `asks ${asked}`
}

test.each([
  ['Trivia every other Thursday at the Mitre, 7.30pm', 'Trivia at the Mitre · no day · Mitre'],
  ['Life drawing, fortnightly on Mondays 6pm, Arts Depot', 'Life drawing · no day · Arts Depot'],
  [
    'Kneipenchor jeden zweiten Mittwoch, 20 Uhr, Kulturhaus Lage',
    'Kneipenchor · no day · Kulturhaus Lage',
  ],
  ['Tischtennis alle zwei Wochen montags 18 Uhr', 'Tischtennis · no day · no place'],
  ['Belote un jeudi sur deux à 15h, salle Ferrer', 'Belote · no day · Salle Ferrer'],
  [
    'Ajedrez cada dos lunes a las 18h en el Ateneo Rojo',
    'Ajedrez en el Ateneo Rojo · no day · Ateneo Rojo',
  ],
])('what is each second week has no day, since nobody knows which: %s', (text, expected) => {
  expect(captured(text)).toBe(expected)
})

test('what is each second week from a day has that day', () => {
  const text = 'Knitting circle every other Monday from 14 December, 6pm'
  expect(captured(text)).toBe('Knitting circle · 2026-12-14T18:00 · no place')
})

test.each([
  [
    'Poetry slam, second Thursday of every month, 8pm at the Mitre',
    'Poetry slam at the Mitre · 2026-12-10T20:00 · Mitre',
  ],
  [
    'Repaircafé jeden ersten Samstag im Monat, 14 Uhr, Kulturhaus Lage',
    'Repaircafé · 2026-12-05T14:00 · Kulturhaus Lage',
  ],
  [
    'Bal folk le dernier vendredi du mois à 20h30, salle Ferrer',
    'Bal folk · 2026-12-25T20:30 · Salle Ferrer',
  ],
  [
    'Tertulia el primer lunes de cada mes a las 19:00 en el Ateneo Rojo',
    'Tertulia en el Ateneo Rojo · 2026-12-07T19:00 · Ateneo Rojo',
  ],
  ['Book club, every first Tuesday of the month, 7pm', 'Book club · 2027-01-05T19:00 · no place'],
])('what is once a month has its next day: %s', (text, expected) => {
  expect(captured(text)).toBe(expected)
})

test.each([
  'Half price every first Tuesday of the month',
  'open every first Saturday of the month 10-4',
])('what is open or cheaper once a month is no event: %s', (text) => {
  expect(captured(text)).toMatch(/ · no day · /)
})

test.each([
  [
    'running club sat 9am victoria park then coffee',
    'Running club – victoria park · 2026-12-05T09:00 · Victoria Park',
  ],
  [
    'Bouldern Samstag 11 Uhr im Klettergarten Nord, danach Pizza',
    'Bouldern im Klettergarten Nord · 2026-12-05T11:00 · Klettergarten Nord',
  ],
  [
    'Pétanque samedi 15h au parc Rivière puis apéro',
    'Pétanque au parc Rivière · 2026-12-05T15:00 · Parc Rivière',
  ],
  [
    'Bolos el viernes a las 20h en la Bolera Sol y luego cena',
    'Bolos en la Bolera Sol · 2026-12-04T20:00 · Bolera Sol',
  ],
])('a title has nothing of what people do afterwards: %s', (text, expected) => {
  expect(captured(text)).toBe(expected)
})

test.each([
  [
    'Ihre Bestellung: Die Zauberflöte\nStaatsoper am Ring, Parkett\nSamstag, 19.12.2026, 19:00 Uhr',
    'Die Zauberflöte · 2026-12-19T19:00 · Staatsoper am Ring',
  ],
  [
    'Your tickets: Hedda Gabler\nSadler Yard, stalls\nFriday 18 December 2026 7.30pm',
    'Hedda Gabler · 2026-12-18T19:30 · Sadler Yard',
  ],
  [
    'Restaurant: Salt & Rye\nDate: Friday 11 December 2026\nTime: 19:00\nGuests: 4',
    'Salt & Rye · 2026-12-11T19:00 · Salt & Rye',
  ],
])('an order or a booking says where it is in a line of its own: %s', (text, expected) => {
  expect(captured(text)).toBe(expected)
})

test.each([
  [
    'Tiene cita con la Dra. Molina el martes 8 de diciembre a las 10:15',
    'Tiene cita con la Dra. Molina · 2026-12-08T10:15 · no place',
  ],
  [
    'Termin in der Tierarztpraxis Dr. Kranz am Dienstag, 8.12. um 10:45 Uhr',
    'Termin in der Tierarztpraxis Dr. Kranz · 2026-12-08T10:45 · Tierarztpraxis Dr. Kranz',
  ],
])('the dot of a doctor ends no name: %s', (text, expected) => {
  expect(captured(text)).toBe(expected)
})

test.each([
  [
    'Herzliche Einladung zum Neujahrsempfang am 10. Januar um 17 Uhr im Rathaus Lage',
    'Neujahrsempfang im Rathaus Lage · 2027-01-10T17:00 · Rathaus Lage',
  ],
  [
    'Nous vous invitons à un concert de jazz le 18 décembre à 20h à la salle Ferrer',
    'Concert de jazz à la salle Ferrer · 2026-12-18T20:00 · Salle Ferrer',
  ],
  [
    'Tenemos el gusto de invitarles a nuestra cena benéfica el 12 de diciembre a las 21h en el Ateneo Rojo',
    'Cena benéfica en el Ateneo Rojo · 2026-12-12T21:00 · Ateneo Rojo',
  ],
  [
    'Nativity play Thursday 17th 2pm in the school hall',
    'Nativity play in the school hall · 2026-12-17T14:00 · no place',
  ],
])('an invitation is named by what it is to: %s', (text, expected) => {
  expect(captured(text)).toBe(expected)
})

test.each([
  ['Lunch tip: Anchor & Vine, the pies are huge', 'Anchor & Vine · no day · no place'],
  ['Sauna heute? Treffen 18 Uhr vorm Badehaus Nord', 'Sauna · 2026-12-02T18:00 · Badehaus Nord'],
  [
    'We got tickets!!! Paper Kites at Mill Yard on the 19th, doors 6.30',
    'Paper Kites at Mill Yard · 2026-12-19 · Mill Yard',
  ],
  [
    'flohmarkt am lindenufer samstag 10 uhr',
    'Flohmarkt am lindenufer · 2026-12-05T10:00 · Lindenufer',
  ],
  [
    'Flohmarkt Lindener Platz, Samstag ab 10 Uhr',
    'Flohmarkt Lindener Platz · 2026-12-05T10:00 · Lindener Platz',
  ],
  [
    'Rencontre jeudi 10 décembre à 19h au Café Aimé(e)',
    'Rencontre au Café Aimé(e) · 2026-12-10T19:00 · Café Aimé(e)',
  ],
])('friends name things and places in few words: %s', (text, expected) => {
  expect(captured(text)).toBe(expected)
})

test.each([
  ['Konzert: Zaz, Tempodrom, 12. Dezember 20 Uhr', 'Konzert: Zaz · 2026-12-12T20:00 · Tempodrom'],
  [
    'Spectacle : Le Malade imaginaire, Comédie-Lyrique, 12 décembre 20h30',
    'Le Malade imaginaire · 2026-12-12T20:30 · Comédie-Lyrique',
  ],
  [
    'Concierto: Rosalía, WiZink Center, 12 de diciembre 21h',
    'Concierto: Rosalía · 2026-12-12T21:00 · WiZink Center',
  ],
  ['Exhibition: Paula Rego, Tate Britain', 'Paula Rego · no day · Tate Britain'],
  ['Expo : Modigliani, musée de l’Orangerie', 'Modigliani · no day · Musée de L’Orangerie'],
  ['Zaz - Olympia - vendredi 11 décembre - 20h', 'Zaz · 2026-12-11T20:00 · Olympia'],
  [
    'drinks friday 7pm @ the crown and anchor',
    'Drinks @ the crown and anchor · 2026-12-04T19:00 · Crown and Anchor',
  ],
])('behind what takes place stand who and where: %s', (text, expected) => {
  expect(captured(text)).toBe(expected)
})

test.each([
  'Picknick im Park, Samstag 15 Uhr',
  'Elternabend in der Schule am Dienstag 8.12. um 19 Uhr',
  'Volleyball am Strand, Samstag 15 Uhr',
  'Carol concert at school on Thursday 6pm',
  'Sortie à la piscine samedi à 15h',
  'Training auf dem Feld, Dienstag 18 Uhr',
  'glühwein am feuer freitag 18 uhr',
])('a word for what a place is names none: %s', (text) => {
  expect(captured(text)).toMatch(/ · no place$/)
})

test.each([
  [
    'Your order is confirmed. Nosferatu, Screen 2, Prince Charles Cinema, Fri 4 Dec 2026, 20:45. Seats D4 D5',
    'Nosferatu · 2026-12-04T20:45 · Prince Charles Cinema',
  ],
  [
    'Ticket: Dune Part Three, Zoo Palast, Saal 1, Do 17.12.2026 19:45, Reihe K Platz 7',
    'Dune Part Three · 2026-12-17T19:45 · Zoo Palast',
  ],
  [
    'Wedding of Ella & Marcus\nSaturday 5th June 2027\n2.30pm St Mary’s Church, Walthamstow\nfollowed by dinner at the William Morris Gallery',
    'Wedding of Ella & Marcus · 2027-06-05T14:30 · St Mary’s Church',
  ],
  [
    'When: Wed 9 Dec 2026 7:30pm\nWhere: Noble Rot, 51 Lamb’s Conduit St\nCalendar: sam@example.com\nWho: Sam, Jo\nDinner with Sam',
    'Dinner with Sam · 2026-12-09T19:30 · Noble Rot',
  ],
  [
    'La cena de Navidad pasa del jueves 17 al viernes 18, a las 21:30, mismo sitio: Casa Lucio',
    'La cena de Navidad – Casa Lucio · 2026-12-18T21:30 · Casa Lucio',
  ],
  [
    'Le cours du jeudi 10 est décalé au vendredi 11 décembre à 20h, toujours salle Berlioz.',
    'Le cours – toujours salle Berlioz · 2026-12-11T20:00 · Salle Berlioz',
  ],
  [
    'aquagym à la piscine pailleron samedi 10h',
    'Aquagym à la piscine pailleron · 2026-12-05T10:00 · Piscine Pailleron',
  ],
  [
    'L’anniv de Jules c’est samedi 12 à 15h au Laser Game de Bercy',
    'L’anniv de Jules · 2026-12-12T15:00 · Laser Game de Bercy',
  ],
  [
    'schwimmen am plötzensee sonntag 14 uhr',
    'Schwimmen am plötzensee · 2026-12-06T14:00 · Plötzensee',
  ],
  [
    'parkrun sat 9am burgess park then coffee, no excuses',
    'Parkrun – burgess park · 2026-12-05T09:00 · Burgess Park',
  ],
  ['who’s in for a swim sunday morning', 'Swim · 2026-12-06 · no place'],
  ['Knitting 7pm on Tues 15th not Weds 16th', 'Knitting · 2026-12-15T19:00 · no place'],
  ['Quiz at the Crown friday 7.30', 'Quiz at the Crown · 2026-12-04T19:30 · Crown'],
  [
    'Gran’s 80th!! lunch at The Bell Inn, Sat 23 Jan 1pm',
    'Gran’s 80th!! · 2027-01-23T13:00 · The Bell Inn',
  ],
  [
    'les gars il manque 2 joueurs pour le foot demain 20h à Urban Soccer',
    'Foot à Urban Soccer · 2026-12-03T20:00 · Urban Soccer',
  ],
])(
  'what is said of seats, of what follows, or of what stays as it was is no name: %s',
  (text, expected) => {
    expect(captured(text)).toBe(expected)
  },
)

test('a small word before a verb is no evening of today', () => {
  expect(captured('Concert : samedi ce sera 20h')).toContain(' · 2026-12-05T20:00 · ')
})

test('where one lives in a house is no venue', () => {
  expect(captured('party bei uns am 19.12. ab 21 uhr, vierter stock, hinterhaus')).toMatch(
    / · no place$/,
  )
})

test.each([
  ['Haircut thurs 5.15 at Blue Tit', 'Haircut at Blue Tit · 2026-12-03T17:15 · Blue Tit'],
  ['Kids disco friday 5.30', 'Kids disco · 2026-12-04T17:30 · no place'],
  [
    'Concierto del coro, iglesia de San José, domingo 20 a las 19:30',
    'Concierto del coro · 2026-12-20T19:30 · Iglesia de San José',
  ],
  ['Die Band von Tim spielt am 18. im Badehaus', 'Die Band von Tim · 2026-12-18 · Badehaus'],
  [
    'la charla de Marta es hoy a las 18h en Medialab',
    'La charla de Marta · 2026-12-02T18:00 · Medialab',
  ],
  [
    'Das Treffen ist am Samstag um 15 Uhr an der Modersohnbrücke',
    'Das Treffen · 2026-12-05T15:00 · Modersohnbrücke',
  ],
  [
    'On fête la crémaillère le 12 à partir de 19h au 15 rue des Lilas',
    'On fête la crémaillère · 2026-12-12T19:00 · 15 rue des Lilas',
  ],
])('an hour, a day and a place are those that people mean: %s', (text, expected) => {
  expect(captured(text)).toBe(expected)
})
