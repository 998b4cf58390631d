import type { ExpectedPage } from '#test/support/pages/expected.ts'

/** Pages as friends share them: shops for tickets, listings, walls, programmes and news, written last of all. */
export const asShared: readonly ExpectedPage[] = [
  {
    page: 'en/ticket_shop',
    url: 'https://www.ticketbase.example/e/beginner-bouldering-night-tickets-99',
    expected: {
      kind: 'event',
      title: 'Beginner Bouldering Night',
      place: 'Hangar Climbing | 220 Third Avenue, Brooklyn, NY 11217',
      starts: '2026-12-11T00:00:00Z',
      ends: '2026-12-11T02:30:00Z',
      timezone: 'America/New_York',
    },
  },
  {
    page: 'en/group_event',
    url: 'https://gatherly.example/london-tabletop/events/301',
    expected: {
      kind: 'event',
      title: 'Board games & cider',
      starts: '2026-12-01T19:00:00Z',
      ends: '2026-12-01T22:00:00Z',
      timezone: 'Europe/London',
    },
  },
  {
    page: 'en/club_listing',
    url: 'https://nightguide.example/events/2011',
    expected: {
      kind: 'event',
      title: 'Night Tide at The Vault, London',
      place: 'The Vault | 12 Dalston Lane, London E8 3DF',
      starts: '2026-12-11T23:00:00Z',
      ends: '2026-12-12T06:00:00Z',
      timezone: 'Europe/London',
    },
  },
  {
    page: 'en/map_place',
    url: 'https://www.google.com/maps/place/Koji+Noodle+House/@51.5136,-0.1345,17z',
    expected: {
      kind: 'place',
      title: 'Koji Noodle House',
    },
  },
  {
    page: 'en/travel_list',
    url: 'https://tripguide.example/Restaurants-London-Ramen',
    expected: {
      ask: 'items',
      items: [
        'Koji Noodle House',
        'Bone Daddies Lane',
        'Shoryu Corner',
        'Tonkotsu Yard',
        'Kanada Bar',
        'Heddon Ramen',
        'Ippon',
        'Miso Street',
        'Nagi',
        'Supa',
      ],
    },
  },
  {
    page: 'en/festival_days',
    url: 'https://harboursounds.example/programme',
    expected: {
      kind: 'event',
      title: 'Harbour Sounds Festival 2027',
      starts: '2027-05-13T23:00:00Z',
      ends: '2027-05-16T22:59:00Z',
      precision: 'date_only',
      timezone: 'Europe/London',
    },
  },
  { page: 'en/consent', url: 'https://consent.example/m?continue=x', expected: { ask: 'subject' } },
  {
    page: 'de/consent_wall_abo',
    url: 'https://zeitung.example/kultur/1',
    expected: { ask: 'subject' },
  },
  {
    page: 'fr/consentement',
    url: 'https://journal.example/sortir/2',
    expected: { ask: 'subject' },
  },
  { page: 'es/consentimiento', url: 'https://diario.example/ocio/3', expected: { ask: 'subject' } },
  { page: 'nl/toestemming', url: 'https://krant.example/uit/4', expected: { ask: 'subject' } },
  {
    page: 'it/accesso_richiesto',
    url: 'https://social.example/eventi/5',
    expected: { ask: 'subject' },
  },
  { page: 'pt/nao_existe', url: 'https://guiadanoite.example/bar/6', expected: { ask: 'subject' } },
  {
    page: 'pl/nie_ma_strony',
    url: 'https://kulturalnie.example/wydarzenie/7',
    expected: { ask: 'subject' },
  },
  {
    page: 'es/solo_javascript',
    url: 'https://salagaraje.example/agenda/8',
    expected: { ask: 'subject' },
  },
  {
    page: 'de/wochenend_tipps',
    url: 'https://stadtblatt.example/tipps/47',
    expected: {
      ask: 'items',
      items: [
        'Lichterfest im Volkspark',
        'Flohmarkt am Arkonaplatz',
        'Konzert: Die Kieselsteine',
        'Neue Ausstellung im Museum für Blütenkunde',
        'Suppe essen bei Koji',
      ],
    },
  },
  {
    page: 'de/museum_besuch',
    url: 'https://uhrenmuseum.example/besuch',
    expected: {
      kind: 'place',
      title: 'Museum für Uhren',
      place: 'Museum für Uhren | Turmstraße 1, 10559 Berlin',
    },
  },
  {
    page: 'de/kino_heute',
    url: 'https://filmpalast.example/programm',
    expected: {
      ask: 'items',
      items: ['Die Möwe', 'Das letzte Fährhaus', 'Nachtzug nach Triest (OmU)'],
    },
  },
  {
    page: 'fr/article_recent',
    url: 'https://lequartier.example/concert-saint-merri',
    expected: { kind: 'place', title: 'Un concert gratuit à l’église Saint-Merri', place: null },
  },
  {
    page: 'nl/oud_bericht',
    url: 'https://dorpsnieuws.example/jazz',
    expected: {
      kind: 'place',
      title: 'Jazz in het Wapen',
    },
  },
  {
    page: 'fr/carte_en_pdf',
    url: 'https://lepetitverdot.example/',
    expected: {
      kind: 'place',
      title: 'Le Petit Verdot',
      place: 'Le Petit Verdot | 14 rue Oberkampf, 75011 Paris',
    },
  },
  {
    page: 'it/festa_patronale',
    url: 'https://comune.soriano.example/festa',
    expected: {
      kind: 'event',
      title: 'Festa di Santa Lucia',
      starts: '2026-12-12T09:00:00Z',
    },
  },
  {
    page: 'it/cartellone',
    url: 'https://teatrodeiportici.example/stagione',
    expected: {
      ask: 'items',
      items: ['La locandiera', 'Il berretto a sonagli', 'Questi fantasmi!'],
    },
  },
  {
    page: 'es/entradas',
    url: 'https://tuticket.example/marina-robles',
    expected: {
      kind: 'event',
      title: 'Marina Robles',
      place: 'Sala Garaje | Calle Pelayo 8, 28004 Madrid',
      starts: '2026-12-12T20:00:00Z',
      timezone: 'Europe/Madrid',
    },
  },
  {
    page: 'es/bar_finde',
    url: 'https://barlaciguena.example/',
    expected: {
      kind: 'place',
      title: 'Bar La Cigüeña',
      place: 'Bar La Cigüeña | Calle de la Cava Baja, 14, 28005 Madrid',
    },
  },
  {
    page: 'pt/noite_fim_de_ano',
    url: 'https://casadapraia.example/fim-de-ano',
    expected: {
      kind: 'event',
      title: 'Passagem de Ano na Casa da Praia',
      starts: '2026-12-31T22:00:00Z',
      timezone: 'Europe/Lisbon',
    },
  },
  {
    page: 'pt/bar_noites',
    url: 'https://bardoze.example/',
    expected: {
      kind: 'place',
      title: 'Bar do Zé',
    },
  },
  {
    page: 'pl/repertuar',
    url: 'https://teatrnowy.example/repertuar',
    expected: { ask: 'items', items: ['Wesele', 'Dziady', 'Balladyna'] },
  },
  {
    page: 'nl/tentoonstelling',
    url: 'https://museumaandehaven.example/licht',
    expected: {
      kind: 'event',
      title: 'Licht in het Noorden',
      starts: '2026-09-04T22:00:00Z',
      ends: '2027-01-03T22:59:00Z',
      precision: 'date_only',
      timezone: 'Europe/Amsterdam',
    },
  },
  {
    page: 'en/new_years_eve',
    url: 'https://vaultcellar.example/nye',
    expected: {
      kind: 'event',
      title: "New Year's Eve at The Vault Cellar",
      starts: '2026-12-31T21:00:00Z',
      ends: '2027-01-01T03:00:00Z',
      timezone: 'Europe/London',
    },
  },
  {
    page: 'en/easter_hours',
    url: 'https://aldermarshfarm.example/visiting',
    expected: {
      kind: 'place',
      title: 'Alder Marsh Farm',
    },
  },
  { page: 'en/app_shell', url: 'https://tickets.example/e/9', expected: { ask: 'subject' } },
  { page: 'de/weiterlesen', url: 'https://zeitung.example/bars', expected: { ask: 'subject' } },
  { page: 'en/postponed', url: 'https://soundmill.example/larks', expected: { ask: 'time' } },
]
