import { expect, test } from 'vitest'
import { decide } from '#server/domain/capture/decide.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import { primary, toDecide } from '#test/support/given/claims.ts'

const created_at = new Date('2037-11-20T09:00:00Z')
const timezone = 'Europe/Berlin'

/** What a pasted announcement is saved as: its title and its venue. */
function saved(text: string): (string | null)[] {
  const now = created_at.toISOString()
  const readings = primary(readTextSource(text, { url: null, now, timezone, language: null }))
  const decision = decide(toDecide({ readings, created_at, now: created_at, timezone }))
  if (decision.end !== 'save') return [decision.end]
  return [decision.idea.title, decision.idea.place?.name ?? null]
}

test.each([
  [
    'Craft Fair: Ann and Joe will be holding their fair in Millfield Hall on Saturday 28 November 2037 at 10am.',
    ['Craft Fair', 'Millfield Hall'],
  ],
  [
    'The Harvest Supper is a lovely way to say thanks to all of us. It will be on 28 November 2037 at 7pm.',
    ['The Harvest Supper', null],
  ],
  [
    'Am Freitag, den 27. November 2037, findet ab 17 Uhr eine Mitgliederversammlung unseres Vereins in unserem Vereinsheim in Adorf, Lindenstraße 2, statt.',
    ['Mitgliederversammlung unseres Vereins', 'Vereinsheim'],
  ],
  [
    'Das erste Konzert des Chors findet Sonntag, den 29. November 2037, 16 Uhr, in der evangelischen Stadtkirche statt.',
    ['Das erste Konzert des Chors', 'Evangelische Stadtkirche'],
  ],
  [
    'Am Feiertag: Nachbarschaftsflohmarkt auf dem Lindenplatz\n28. November 2037, 10 bis 17 Uhr',
    ['Nachbarschaftsflohmarkt auf dem Lindenplatz', 'Lindenplatz'],
  ],
  [
    'L’association des Amis, heureuse de vous retrouver, propose une soirée de contes. Rendez-vous samedi 28 novembre 2037 à 20h au gymnase.',
    ['Soirée de contes', 'Gymnase'],
  ],
  [
    'El 28 de noviembre de 2037 a las 19:00 horas el Salón de Actos de Santa Marta la Real albergará la presentación del libro “La puerta azul”, de Luis Mora.',
    ['La puerta azul', 'Salón de Actos de Santa Marta la Real'],
  ],
  [
    'Everybody will show how much they know at the annual Mill Hall Quiz, to be held this year on Friday, 27 November 2037.',
    ['Annual Mill Hall Quiz', 'Annual Mill Hall'],
  ],
  [
    'To celebrate this the Hall Trustees plan to hold on Sunday 29 November 2037 a birthday tea party in our hall.',
    ['Birthday tea party in our hall', null],
  ],
  [
    'Our first gathering in winter will be a candle service on 29 November 2037 at 4pm.',
    ['Candle service', null],
  ],
  [
    'Millfield Memorial Hall\nSaturday 28 November 2037 10.30am Jazz concert',
    ['Jazz concert', 'Millfield Memorial Hall'],
  ],
  [
    'Am Samstag, den 28. November 2037, um 19 Uhr wird es ein Adventssingen geben.',
    ['Adventssingen', null],
  ],
  [
    'Der SV lädt für Samstag und Sonntag, 28. und 29. November 2037, zum Herbstfest ein.',
    ['Herbstfest', null],
  ],
  [
    'Samedi 28 novembre 2037 à 20 h 30 dans la salle du conseil : réunion de quartier.',
    ['Réunion de quartier', 'Salle du Conseil'],
  ],
  [
    'À l’occasion du Printemps des poètes, la médiathèque propose ce samedi 28 novembre 2037 à 18 heures, une scène ouverte.',
    ['Scène ouverte', null],
  ],
  [
    'Como cada año, con los niños como protagonistas, se celebrará el Concurso de Coros el 28 de noviembre de 2037 a las 10:00 horas.',
    ['Concurso de Coros', null],
  ],
  [
    'El domingo 29 de noviembre de 2037 a las 19:00, comenzará el tradicional evento “Música en la Diagonal”.',
    ['Música en la Diagonal', null],
  ],
  [
    'Gran verbena en la plaza de los Molinos, el 28 de noviembre de 2037 a las 23:30 horas.',
    ['Gran verbena en la plaza de los Molinos', 'Plaza de los Molinos'],
  ],
  [
    '«El Cascanueces» del Taller de Ballet: sábado 28 de noviembre de 2037 a las 18:00 horas.',
    ['El Cascanueces', null],
  ],
  [
    'Wir möchten euch herzlich zum ersten Stammtisch der Radfreunde Nord einladen.\nWir treffen uns am 27. November 2037 um 19 Uhr im Brauhaus Löwe.',
    ['Ersten Stammtisch der Radfreunde Nord', 'Brauhaus Löwe'],
  ],
  [
    'Wir freuen uns euch\nam Freitag, den 27. November 2037 ab 18:30 Uhr zu unserem Vortragsabend\nins Vereinsheim\neinladen zu dürfen.',
    ['Vortragsabend', 'Vereinsheim'],
  ],
  [
    'Happy new term everyone!\nWe hope you had a good break.\n\nOur next open stage Meetup will be on Friday, November 27th, 2037 at 19:15.',
    ['Open stage Meetup', null],
  ],
  [
    '¡Hola ciclistas!\n\nNueva reunión del grupo el viernes 27 de noviembre de 2037\na las 20:00 en Taller Central.',
    ['Nueva reunión del grupo', 'Taller Central'],
  ],
  [
    'Tea and Tunes\n\nTime: 2.30pm Saturday 28th November 2037\nLocation: Blue Barn in Little Marlow',
    ['Tea and Tunes', 'Blue Barn'],
  ],
])(
  'an announcement is named by what takes place, and placed where it does: %s',
  (text, expected) => {
    expect(saved(text)).toEqual(expected)
  },
)

test('a day that is told again with its hour has that hour', () => {
  const now = created_at.toISOString()
  const text =
    'Apéro à Lyon - le 27 novembre\n\nUn apéro aura lieu vendredi 27 novembre à partir de 19h.'
  const { claims } = readTextSource(text, { url: null, now, timezone, language: 'fr' })
  const starts = claims.filter(({ field }) => field === 'starts').map(({ value }) => value)
  expect(starts).toMatchObject([{ local: '2037-11-27T19:00:00' }])
})
