import type { ExpectedPage } from '#test/support/pages/expected.ts'

/** Pages as some builders, portals and city halls write them, written last. */
export const asBuilt: readonly ExpectedPage[] = [
  {
    page: 'en/squarespace_restaurant',
    url: 'https://www.halfmoonoysters.example/',
    expected: {
      kind: 'place',
      title: 'Half Moon Oyster Bar',
      place: 'Half Moon Oyster Bar | 41 Greenpoint Ave, Brooklyn, NY, 11222, United States',
      timezone: 'America/New_York',
    },
  },
  {
    page: 'de/museum_sitewide',
    url: 'https://museumaltepost.example/ausstellungen/schatten-im-schnee',
    expected: {
      kind: 'event',
      title: 'Schatten im Schnee. Fotografien von Ilse Brandt',
      place: 'Museum Alte Post | Postplatz 1, 45468 Mülheim an der Ruhr',
      starts: '2026-12-03T18:00:00Z',
      description: 'Über hundert Wintermotive',
    },
  },
  {
    page: 'de/typo3_termin',
    url: 'https://www.werder.example/termin/laternenumzug',
    expected: {
      kind: 'event',
      title: 'Laternenumzug durch die Altstadt',
      starts: '2026-11-27T16:00:00Z',
      ends: '2026-11-27T18:00:00Z',
    },
  },
  {
    page: 'de/club_og',
    url: 'https://floorlist.example/events/1888',
    expected: {
      kind: 'event',
      title: 'Nachtschicht XII at Kesselhaus Süd, Berlin',
      starts: '2026-12-12T22:00:00Z',
      ends: '2026-12-13T07:00:00Z',
    },
  },
  {
    page: 'en/timeout_list',
    url: 'https://outandabout.example/london/best-saunas',
    expected: {
      ask: 'items',
      items: [
        'Hackney Community Steam',
        'Rooftop Löyly',
        'Ironmonger Baths',
        'Banya No. 2',
        'The Tub',
      ],
    },
  },
  {
    page: 'de/programm_karten',
    url: 'https://kulturscheune.example/programm',
    expected: {
      ask: 'items',
      items: ['Filmabend: Der stille Fluss', 'Offener Chor', 'Tauschmarkt', 'Tanztee'],
    },
  },
  {
    page: 'en/review_portal',
    url: 'https://forkadvisor.example/Restaurant_Review-g186338-d1-Pastificio_Lupa-London.html',
    expected: {
      kind: 'place',
      title: 'Pastificio Lupa',
      place: 'Pastificio Lupa | 88 Clapham High St, London SW4 7UL',
      timezone: 'Europe/London',
    },
  },
  {
    page: 'de/offset_millis',
    url: 'https://unterwegs.example/events/slam-hof-23',
    expected: {
      kind: 'event',
      title: 'Poetry Slam im Hof 23',
      place: 'Hof 23 | Prinzenstraße 23, 10969 Berlin, Deutschland',
      starts: '2026-12-10T18:30:00Z',
    },
  },
  {
    page: 'fr/titre_h2',
    url: 'https://quatrevents.example/agenda/nuit',
    expected: {
      kind: 'event',
      title: 'Nuit de la lecture',
      starts: '2027-01-23T17:00:00Z',
      ends: '2027-01-23T22:00:00Z',
    },
  },
  {
    page: 'nl/tijd_element',
    url: 'https://stadsijsbaan.example/agenda/disco',
    expected: {
      kind: 'event',
      title: 'Schaatsdisco op de Hofvijver',
      starts: '2026-12-18T19:00:00Z',
    },
  },
  {
    page: 'pl/godzina_kropki',
    url: 'https://bibliotekawola.example/planszowki',
    expected: {
      kind: 'event',
      title: 'Wieczór planszówek',
      starts: '2026-12-12T17:00:00Z',
      ends: '2026-12-12T20:00:00Z',
    },
  },
  {
    page: 'es/varias_fechas',
    url: 'https://teatrodelrio.example/bernarda',
    expected: { kind: 'event', title: 'La casa de Bernarda Alba', starts: '2027-01-15T19:30:00Z' },
  },
]
