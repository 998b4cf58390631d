import type { ExpectedPage } from '#test/support/pages/expected.ts'

const subject = { ask: 'subject' } as const

/** Pages in Italian and Dutch. */
export const italianDutch: readonly ExpectedPage[] = [
  {
    page: 'it/trattoria',
    url: 'https://danello.example/',
    expected: {
      kind: 'place',
      title: 'Trattoria da Nello',
      place: 'Trattoria da Nello | Via dei Volsci 51, 00185 Roma',
      timezone: 'Europe/Rome',
      activity: 'Dinner',
    },
  },
  {
    page: 'it/opera',
    url: 'https://teatrolirico.example/stagione/barbiere',
    expected: {
      kind: 'event',
      title: 'Il barbiere di Siviglia',
      place: 'Teatro Lirico di Bergamo | Piazza Cavour 15, 24121 Bergamo',
      starts: '2027-01-22T19:00:00Z',
      timezone: 'Europe/Rome',
    },
  },
  {
    page: 'it/sagra',
    url: 'https://prolocoacqualagna.example/sagra',
    expected: {
      kind: 'event',
      title: 'Sagra del tartufo',
      starts: '2026-12-06T09:00:00Z',
      ends: '2026-12-06T18:00:00Z',
    },
  },
  {
    page: 'it/gelaterie',
    url: 'https://dolcecitta.example/gelaterie-torino',
    expected: { ask: 'items', items: ['Fior di Panna', 'Ghiaccio Bollente', 'Latteria Mole'] },
  },
  { page: 'it/non_trovata', url: 'https://bar.example/eventi/3', expected: subject },
  {
    page: 'nl/cafe',
    url: 'https://zwarteruiter.example/',
    expected: {
      kind: 'place',
      title: 'Café De Zwarte Ruiter',
      place: 'Café De Zwarte Ruiter | Oudegracht 121, 3511 AH Utrecht',
      timezone: 'Europe/Amsterdam',
      activity: 'Coffee',
    },
  },
  {
    page: 'nl/poppodium',
    url: 'https://deloods.example/agenda/kleine-reus',
    expected: {
      kind: 'event',
      title: 'Kleine Reus',
      place: 'Poppodium De Loods | Havenkade 5, 9723 TB Groningen',
      starts: '2026-12-19T19:15:00Z',
      ends: '2026-12-19T22:00:00Z',
    },
  },
  {
    page: 'nl/vrijmarkt',
    url: 'https://boekenstad.example/markt',
    expected: {
      kind: 'event',
      title: 'Boekenmarkt op het Statenplein',
      starts: '2026-12-13T09:00:00Z',
      ends: '2026-12-13T16:00:00Z',
    },
  },
  { page: 'nl/inloggen', url: 'https://uitjes.example/e/1', expected: subject },
  {
    page: 'nl/musea_tabel',
    url: 'https://gratisstad.example/musea',
    expected: {
      ask: 'items',
      items: ['Klokkenkamer', 'Stadsarchief', 'Museum Brug 9', 'Huis van de Thee'],
    },
  },
]
