import type { ExpectedPage } from '#test/support/pages/expected.ts'

const subject = { ask: 'subject' } as const

/** Pages in Portuguese and Polish. */
export const portuguesePolish: readonly ExpectedPage[] = [
  {
    page: 'pt/restaurante',
    url: 'https://zemaria.example/',
    expected: {
      kind: 'place',
      title: 'Tasca do Zé Maria',
      place: 'Tasca do Zé Maria | Rua dos Remédios 44, 1100-441 Lisboa',
      timezone: 'Europe/Lisbon',
    },
  },
  {
    page: 'pt/concerto_texto',
    url: 'https://cm-evora.example/agenda/natal',
    expected: {
      kind: 'event',
      title: 'Concerto de Natal',
      starts: '2026-12-18T21:30:00Z',
      timezone: 'Europe/Lisbon',
    },
  },
  { page: 'pt/acesso_negado', url: 'https://sala.example/eventos/4', expected: subject },
  {
    page: 'pt/fado',
    url: 'https://casadasaudade.example/noites/ines-lobo',
    expected: {
      kind: 'event',
      title: 'Noite de Fado com Inês Lobo',
      place: 'Casa da Saudade | Travessa da Queimada 9, 1200-365 Lisboa',
      starts: '2027-01-08T21:00:00Z',
      timezone: 'Europe/Lisbon',
    },
  },
  {
    page: 'pl/kawiarnia',
    url: 'http://zrodlo.example/index.html',
    encoding: 'iso-8859-2',
    expected: {
      kind: 'place',
      title: 'Kawiarnia Źródło',
      place: 'Kawiarnia Źródło | ul. Józefa 17, 31-056 Kraków',
      activity: 'Coffee',
      description: 'Kawa z małej palarni',
    },
  },
  {
    page: 'pl/koncert',
    url: 'https://proton.example/zurawie',
    expected: {
      kind: 'event',
      title: 'Żurawie – koncert',
      place: 'Klub Proton | ul. Ruska 46, 50-079 Wrocław',
      starts: '2027-02-06T19:00:00Z',
      timezone: 'Europe/Warsaw',
    },
  },
  {
    page: 'pl/spacer',
    url: 'https://dkwschod.example/spacer',
    expected: { kind: 'event', title: 'Spacer po starej Pradze', starts: '2026-12-05T10:00:00Z' },
  },
  { page: 'pl/logowanie', url: 'https://spotkania.example/w/2', expected: subject },
  {
    page: 'pl/muzeum_og',
    url: 'https://muzeumneonow.example/',
    expected: {
      kind: 'place',
      title: 'Muzeum Neonów Praga',
      at: '52.2512,21.0623',
      description: 'Ponad sto uratowanych neonów',
    },
  },
]
