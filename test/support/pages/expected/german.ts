import type { ExpectedPage } from '#test/support/pages/expected.ts'

const subject = { ask: 'subject' } as const

/** Pages in German. */
export const german: readonly ExpectedPage[] = [
  {
    page: 'de/sauna',
    url: 'https://ostsee-sauna.example/',
    expected: {
      kind: 'place',
      title: 'Ostsee Sauna',
      place: 'Ostsee Sauna | Seestraße 9, 13353 Berlin',
      timezone: 'Europe/Berlin',
    },
  },
  {
    page: 'de/lesung_wordpress',
    url: 'https://buchladenamkanal.example/event/lesung-jana-holm/',
    expected: {
      kind: 'event',
      title: 'Lesung: Jana Holm, „Das letzte Fährhaus“',
      place: 'Buchladen am Kanal | Maybachufer 21, 12047 Berlin',
      starts: '2026-12-03T18:30:00Z',
      ends: '2026-12-03T20:00:00Z',
      timezone: 'Europe/Berlin',
      description: 'Jana Holm liest aus ihrem neuen Roman. Moderation: Pit Arndt.',
    },
  },
  {
    page: 'de/wochenmarkt',
    url: 'https://www.seelow-nord.example/aktuelles/adventsmarkt.php',
    expected: {
      kind: 'event',
      title: 'Adventsmarkt auf dem Dorfanger',
      starts: '2026-12-05T13:00:00Z',
      ends: '2026-12-05T19:00:00Z',
      timezone: 'Europe/Berlin',
    },
  },
  {
    page: 'de/zehn_bars',
    url: 'https://stadtleben.example/trinken/bars-neukoelln',
    expected: {
      ask: 'items',
      items: [
        'Thelonious',
        'Zum Böhmischen Dorf',
        'Bar ohne Namen',
        'Kleine Freiheit',
        'Tier & Wir',
        'Nachtwache',
      ],
    },
  },
  {
    page: 'de/museum_latin1',
    url: 'http://www.bluetenkunde.example/index.htm',
    encoding: 'windows-1252',
    expected: {
      kind: 'place',
      title: 'Museum für Blütenkunde',
      place: 'Museum für Blütenkunde | Rösrather Straße 18, 51107 Köln',
      activity: 'Museums',
      description: 'Über 4.000 gepresste Blüten',
    },
  },
  {
    page: 'de/consent_wall',
    url: 'https://consent.karten.example/m?continue=x',
    expected: subject,
  },
  {
    page: 'de/flohmarkt_hevent',
    url: 'https://reuterkiez.example/hofflohmarkt',
    expected: {
      kind: 'event',
      title: 'Hofflohmarkt im Reuterkiez',
      place: 'Hinterhof Pannierstraße | Pannierstraße 40, 12047 Berlin',
      starts: '2026-12-06T10:00:00Z',
      ends: '2026-12-06T16:00:00Z',
    },
  },
  {
    page: 'de/spielplan',
    url: 'https://theater-panke.example/spielplan',
    expected: { ask: 'items', items: ['Die Möwe', 'Der kleine Muck', 'Improslam'] },
  },
  {
    page: 'de/weekly_tango',
    url: 'https://ballhausnord.example/milonga',
    expected: {
      kind: 'event',
      title: 'Milonga im Ballhaus',
      place: 'Ballhaus Nord | Chausseestraße 102, 10115 Berlin',
      starts: '2026-11-22T19:00:00Z',
      ends: '2026-11-22T22:30:00Z',
      activity: 'Dancing',
      description: 'Every Sunday',
    },
  },
  {
    page: 'de/konzert_text',
    url: 'https://kulturbruecke.example/programm/kieselsteine',
    expected: {
      kind: 'event',
      title: 'Die Kieselsteine live',
      starts: '2026-12-18T19:00:00Z',
      timezone: 'Europe/Berlin',
    },
  },
  { page: 'de/empty_app', url: 'https://app.example/e/77', expected: subject },
  {
    page: 'de/dst_gap',
    url: 'https://uhrenhalle.example/nacht',
    expected: {
      kind: 'event',
      title: 'Lange Nacht der Uhren',
      place: 'Uhrenhalle | Turmstraße 1, 10559 Berlin',
      starts: '2027-03-28T01:30:00Z',
    },
  },
]
