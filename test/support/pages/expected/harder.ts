import type { ExpectedPage } from '#test/support/pages/expected.ts'

/** Pages that were written after the first were read, to be harder. */
export const harder: readonly ExpectedPage[] = [
  {
    page: 'en/related_events',
    url: 'https://www.outsidely.example/e/mushroom-walk-tickets-7781?aff=x',
    expected: {
      kind: 'event',
      title: 'Mushroom walk in Epping Forest',
      place: 'Chingford Station | Station Road, London E4 6AL',
      starts: '2026-11-28T10:30:00Z',
      ends: '2026-11-28T13:00:00Z',
    },
  },
  {
    page: 'en/venue_home',
    url: 'https://thelantern.example/',
    expected: {
      kind: 'place',
      title: 'The Lantern',
      place: 'The Lantern | 9 Rye Lane, London SE15 5BS',
    },
  },
  {
    page: 'en/hcalendar',
    url: 'http://wantsum.example/dates/boxing-day',
    expected: {
      kind: 'event',
      title: 'Morris dancing at the Anchor',
      place: 'The Anchor Inn | The Quay, Wingham CT3 1AA',
      starts: '2026-12-26T12:00:00Z',
      ends: '2026-12-26T14:00:00Z',
      timezone: 'Europe/London',
      description: 'Bells, sticks',
    },
  },
  {
    page: 'en/diner_builder',
    url: 'https://www.joescorner.example/',
    expected: {
      kind: 'place',
      title: "Joe's Corner Diner",
      place: "Joe's Corner Diner | 233 Court Street, Brooklyn, NY 11201",
      timezone: 'America/New_York',
    },
  },
  {
    page: 'en/ambiguous_date',
    url: 'https://hopscotch.example/socials/june',
    expected: { ask: 'time' },
  },
  {
    page: 'en/login_box_in_page',
    url: 'https://pools.example/tooting-bec',
    expected: { kind: 'place', title: 'Tooting Bec Lido', description: 'One hundred yards' },
  },
  {
    page: 'en/bakery_article',
    url: 'https://hackneypost.example/2026/bakery',
    expected: {
      kind: 'place',
      title: 'Ash Street Bakery',
      place: 'Ash Street Bakery | 40 Ash Street, London E8 4AA',
      activity: 'Bakeries',
    },
  },
  {
    page: 'de/doppelt_kodiert',
    url: 'https://cafe-mueller.example/',
    expected: {
      kind: 'place',
      title: 'Café Müller & Söhne',
      place: 'Café Müller & Söhne | Lindenallee 4, 14467 Potsdam',
      timezone: 'Europe/Berlin',
    },
  },
  {
    page: 'de/verschoben',
    url: 'https://kantine9.example/trio-erle',
    expected: {
      kind: 'event',
      title: 'Trio Erle',
      place: 'Kantine 9 | Am Wriezener Bahnhof 9, 10243 Berlin',
      starts: '2027-02-19T19:00:00Z',
    },
  },
  {
    page: 'de/karte_im_rahmen',
    url: 'https://toepferei-lehmann.example/',
    expected: { kind: 'place', title: 'Töpferei Lehmann', at: '52.4876,13.4321' },
  },
  {
    page: 'fr/sans_annee',
    url: 'https://maisondupeuple.example/bal-folk',
    expected: {
      kind: 'event',
      title: 'Bal folk à la Maison du Peuple',
      place: 'Maison du Peuple | 22 rue de la République, 63000 Clermont-Ferrand',
      starts: '2026-12-05T19:30:00Z',
    },
  },
  {
    page: 'es/receta',
    url: 'https://lacuchara.example/tortilla',
    expected: {
      kind: 'place',
      title: 'Tortilla de patatas jugosa',
      place: null,
      description: 'Con cebolla, claro.',
    },
  },
  {
    page: 'it/museo_orari',
    url: 'https://comune.cremona.example/cultura/museo-liuteria',
    expected: {
      kind: 'place',
      title: 'Museo della Liuteria',
      place: 'Museo della Liuteria | Piazza Marconi 5, 26100 Cremona',
    },
  },
  {
    page: 'nl/filmagenda',
    url: 'https://detuin.example/films/de-oversteek',
    expected: {
      kind: 'event',
      title: 'De Oversteek',
      place: 'Filmhuis De Tuin | Lange Nieuwstraat 33, 2011 AB Haarlem',
      starts: '2026-11-24T19:30:00Z',
      activity: 'Cinema',
    },
  },
  {
    page: 'pt/feira_habitual',
    url: 'https://jardim.example/mercado',
    expected: {
      kind: 'place',
      title: 'Mercado Biológico do Jardim',
      description: 'Fruta, legumes e pão',
    },
  },
  {
    page: 'pl/blog_lista',
    url: 'https://zjedzto.example/pierogi',
    expected: {
      ask: 'items',
      items: ['Pierogi u Zosi', 'Lepione', 'Kluska i Spółka', 'Babcina Kuchnia', 'Farsz'],
    },
  },
]
