import { expect, test } from 'vitest'
import { readTextSource } from '#server/domain/capture/read_text.ts'

const about = { url: null, now: '2026-12-02T09:00:00Z', timezone: 'Europe/Madrid', language: null }

test.each<[string, string, string | null]>([
  [
    'Something for the train: "The long way home", from the Sunday paper',
    'The long way home',
    null,
  ],
  ['To read: Small Things (Claire Keegan). Ben has it', 'Small Things', null],
  ['receta de mi tía: croquetas de jamón, con mucha paciencia', 'Croquetas de jamón', null],
  ['our quiz moves from 5 December to 12 December at 8pm', 'Quiz', '2026-12-12T20:00:00'],
  [
    'el concierto de Ara Malikian se aplaza del 10 de diciembre al 15 de enero de 2027',
    'El concierto de Ara Malikian',
    '2027-01-15T00:00:00',
  ],
  [
    'theres a reading with Zoe Harlow at the old mill on 12 December 8pm',
    'Reading with Zoe Harlow',
    '2026-12-12T20:00:00',
  ],
  [
    'Der Chor lädt am 12. Dezember um 20 Uhr zum „Abend der Lieder“ ein',
    'Abend der Lieder',
    '2026-12-12T20:00:00',
  ],
  [
    'la fête du quartier aura lieu le 12 décembre à 20h',
    'La fête du quartier',
    '2026-12-12T20:00:00',
  ],
  ['Chorale samedi 12 à 15h', 'Chorale', '2026-12-12T15:00:00'],
  ['Chorale samedi 10 à 12h', 'Chorale', '2026-12-05T10:00:00'],
])('“%s” is named and dated as it is meant', (text, title, starts) => {
  const { claims } = readTextSource(text, about)
  const value = (field: string) => claims.find((claim) => claim.field === field)?.value
  const start = value('starts') as { local: string } | undefined
  expect([String(value('title')).slice(0, title.length), start?.local ?? null]).toEqual([
    title,
    starts,
  ])
})

test('somebody’s home is no venue', () => {
  const { claims } = readTextSource('Party at Lena’s, Sat 5 December 8pm', about)
  expect(claims.filter(({ field }) => field === 'place_name')).toEqual([])
})

test.each([
  ['pub quiz at the copper kettle, thursday 8pm', 'Copper Kettle'],
  ['nora blum à la salle rameau le 3 février', 'Salle Rameau'],
  ['Lesung mit Nora Blum, Freitag 20 Uhr, Literaturhaus', 'Literaturhaus'],
  ['Nora Blum, sala Molinos, sábado 22.30', 'Sala Molinos'],
  ['Lauf am Samstag 11 Uhr, Waffeln im Ziel', null],
  ['quiz thursday 8pm at home', null],
])('“%s” takes place at %s', (text, venue) => {
  const { claims } = readTextSource(text, about)
  const names = claims.filter(({ field }) => field === 'place_name').map(({ value }) => value)
  expect(names).toEqual(venue === null ? [] : [venue])
})
