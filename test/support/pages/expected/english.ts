import type { ExpectedPage } from '#test/support/pages/expected.ts'

const subject = { ask: 'subject' } as const

/** Pages in English. */
export const english: readonly ExpectedPage[] = [
  {
    page: 'en/ramen_bar',
    url: 'https://www.kojinoodlehouse.co.uk/soho/',
    expected: {
      kind: 'place',
      title: 'Koji Noodle House Soho',
      place: 'Koji Noodle House Soho | 58 Berwick Street, London W1F 8SW',
      at: '51.5142,-0.1357',
      timezone: 'Europe/London',
      activity: 'Ramen',
      description: 'Slow-cooked tonkotsu',
    },
  },
  {
    page: 'en/jazz_tickets',
    url: 'https://www.ticketbarn.example/event/nubya-lane-quartet-88213?ref=mail',
    expected: {
      kind: 'event',
      title: 'Nubya Lane Quartet',
      place: 'The Vault Cellar | 12 Dalston Lane, London E8 3DF',
      starts: '2026-12-11T20:30:00Z',
      ends: '2026-12-11T23:00:00Z',
      timezone: 'Europe/London',
      activity: 'Concerts',
      description: 'Tenor saxophone, two sets & a late bar.',
    },
  },
  {
    page: 'en/river_festival',
    url: 'https://riverandlights.example/2027',
    expected: {
      kind: 'event',
      title: 'River & Lights Festival 2027',
      place: 'Southbank Gardens | Belvedere Road, London SE1 8XX',
      starts: '2027-06-17T23:00:00Z',
      precision: 'date_only',
      timezone: 'Europe/London',
      activity: 'Festivals',
    },
  },
  {
    page: 'en/ten_bars_brooklyn',
    url: 'https://boroughnotes.example/best-cocktail-bars-brooklyn',
    expected: {
      ask: 'items',
      items: [
        'Little Ferry',
        'The Glass Heron',
        'Marlowe & Daughters',
        'Night Ledger',
        'Union Pool Hall',
        'Sweet Afton',
        'Bar Tabac',
        'The Long Island',
        "Donna's",
        'Quarter Past',
      ],
    },
  },
  { page: 'en/cloudflare', url: 'https://www.quietvenue.example/events/1', expected: subject },
  { page: 'en/soft_404', url: 'https://harbourarts.example/whats-on/old-show', expected: subject },
  { page: 'en/sign_in', url: 'https://meetly.example/e/9912', expected: subject },
  {
    page: 'en/pub_quiz',
    url: 'https://crookedbillet.example/quiz',
    expected: {
      kind: 'event',
      title: 'Quiz night at the Billet',
      place: 'The Crooked Billet | 84 Upper Clapton Road, London E5 9JP',
      starts: '2026-11-26T20:00:00Z',
      ends: '2026-11-26T22:30:00Z',
      description: 'Every Thursday',
    },
  },
  {
    page: 'en/online_talk',
    url: 'https://fieldsociety.example/talks/rivers',
    expected: {
      kind: 'event',
      title: 'Reading rivers: an evening with Mara Quist',
      place: null,
      starts: '2027-01-14T19:00:00Z',
      ends: '2027-01-14T20:15:00Z',
      description: 'Online',
    },
  },
  {
    page: 'en/cancelled_gig',
    url: 'https://soundmill.example/paper-moths',
    expected: {
      kind: 'event',
      title: 'The Paper Moths',
      place: 'Sound Mill | Mill Lane 3, Leeds LS9 8AF',
      starts: '2026-12-04T19:30:00Z',
      disclosure: 'capture.event_canceled',
    },
  },
  {
    page: 'en/pottery_product',
    url: 'https://claycat.example/products/pottery-wheel-class',
    expected: {
      kind: 'place',
      title: 'Two-hour pottery wheel class for beginners',
      place: null,
      activity: 'Pottery',
      description: 'Make two bowls',
    },
  },
  {
    page: 'en/village_notice',
    url: 'http://www.stmaryshall.example/notices.htm',
    expected: {
      kind: 'event',
      title: 'Midwinter Ceilidh',
      starts: '2026-12-12T19:30:00Z',
      ends: '2026-12-12T23:00:00Z',
      timezone: 'Europe/London',
    },
  },
  {
    page: 'en/past_exhibition',
    url: 'https://hollis.example/shows/maps-of-nowhere',
    expected: { ask: 'past' },
  },
  {
    page: 'en/brewery_microdata',
    url: 'https://gowanusyards.example/events/barrel',
    expected: {
      kind: 'event',
      title: 'Barrel Release Party',
      place: 'Gowanus Yards Brewing | 314 9th Street, Brooklyn, NY 11215',
      at: '40.6687,-73.9875',
      starts: '2026-12-05T23:00:00Z',
      ends: '2026-12-06T03:00:00Z',
      timezone: 'America/New_York',
    },
  },
  {
    page: 'en/og_park',
    url: 'https://wildlondon.example/reserves/alder-marsh',
    expected: {
      kind: 'place',
      title: 'Alder Marsh Nature Reserve',
      at: '51.5653,-0.0476',
      timezone: 'Europe/London',
      description: 'Two miles of boardwalk',
    },
  },
]
