/** What a page should become, as its reader would say it. Written before the page was read. */
export interface ExpectedPage {
  /** The file, without `.html`. */
  readonly page: string
  readonly url: string
  /** The encoding of its bytes; UTF-8 by default. The server names none. */
  readonly encoding?: 'windows-1252' | 'iso-8859-2'
  /** The idea, or the question that is asked. */
  readonly expected: ExpectedIdea | { readonly ask: string; readonly items?: readonly string[] }
}

export interface ExpectedIdea {
  readonly kind: 'place' | 'event'
  readonly title: string
  /** `name | address`; null for no place, absent where it does not matter. */
  readonly place?: string | null
  /** `latitude,longitude` of the place. */
  readonly at?: string
  /** Instants. */
  readonly starts?: string
  readonly ends?: string
  readonly precision?: 'date_only'
  readonly timezone?: string
  /** Words at the beginning of the description. */
  readonly description?: string
  readonly activity?: string
  readonly disclosure?: string
}

const subject = { ask: 'subject' } as const

/** Pages in English and German. */
export const englishAndGerman: readonly ExpectedPage[] = [
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

/** Pages in French, Spanish, Italian, Dutch, Portuguese and Polish. */
export const otherLanguages: readonly ExpectedPage[] = [
  {
    page: 'fr/bistrot_microdata',
    url: 'https://petitverdot.example/',
    expected: {
      kind: 'place',
      title: 'Le Petit Verdot',
      place: 'Le Petit Verdot | 14 rue Oberkampf, 75011 Paris',
      timezone: 'Europe/Paris',
      activity: 'Dinner',
      description: 'Cuisine de marché',
    },
  },
  {
    page: 'fr/exposition',
    url: 'https://museedelamer.example/expositions/bleu-profond',
    expected: {
      kind: 'event',
      title: 'Bleu profond',
      place: 'Musée de la Mer | 2 quai du Port, 13002 Marseille',
      at: '43.2961,5.3699',
      starts: '2026-12-01T23:00:00Z',
      precision: 'date_only',
      timezone: 'Europe/Paris',
    },
  },
  {
    page: 'fr/concert_texte',
    url: 'https://www.douarnenez.example/agenda/vent-d-ouest',
    expected: {
      kind: 'event',
      title: "Trio Vent d'Ouest en concert",
      starts: '2026-12-11T19:30:00Z',
    },
  },
  {
    page: 'fr/dix_adresses',
    url: 'https://gazettegourmande.example/glaces-lyon',
    expected: {
      ask: 'items',
      items: ['Glacier Perrache', 'La Turbine', 'Chez Odile', 'Nivolet', 'Pôle Nord'],
    },
  },
  {
    page: 'fr/introuvable',
    url: 'https://theatredeslilas.example/saison/vieux',
    expected: subject,
  },
  {
    page: 'fr/billetterie',
    url: 'https://billetnet.example/l-avare',
    expected: {
      kind: 'event',
      title: 'L’Avare',
      place: 'Théâtre des Lilas | 35 rue de Paris, 93260 Les Lilas',
      starts: '2027-02-12T19:00:00Z',
      ends: '2027-02-12T21:10:00Z',
      activity: 'Theatre',
      description: 'De Molière.',
    },
  },
  { page: 'fr/mur_cookies', url: 'https://lequotidien.example/article/77', expected: subject },
  {
    page: 'es/taberna',
    url: 'https://lacigüeña.example/',
    expected: {
      kind: 'place',
      title: 'Taberna La Cigüeña',
      place: 'Taberna La Cigüeña | Calle de la Cava Baja, 14, 28005 Madrid',
      timezone: 'Europe/Madrid',
    },
  },
  {
    page: 'es/concierto_og',
    url: 'https://salagaraje.example/agenda/marina-robles',
    expected: {
      kind: 'event',
      title: 'Marina Robles en concierto',
      starts: '2026-12-12T20:00:00Z',
      description: 'La cantautora presenta',
    },
  },
  {
    page: 'es/museo_rdfa',
    url: 'https://sevilla.example/cultura/azulejo',
    expected: {
      kind: 'place',
      title: 'Museo del Azulejo',
      place: 'Museo del Azulejo | Calle Alfarería 33, 41010 Sevilla',
      activity: 'Museums',
    },
  },
  {
    page: 'es/feria_libro',
    url: 'https://ferialibroantiguo.example/',
    expected: {
      kind: 'event',
      title: 'Feria del Libro Antiguo',
      place: 'Paseo de Recoletos | Paseo de Recoletos, 20, 28001 Madrid',
      starts: '2027-04-22T22:00:00Z',
      precision: 'date_only',
    },
  },
  { page: 'es/iniciar_sesion', url: 'https://planea.example/e/12', expected: subject },
  {
    page: 'es/mejores_museos',
    url: 'https://guiamenuda.example/mejores-museos',
    expected: {
      ask: 'items',
      items: [
        'Casa de los Entremeses',
        'Museo del Perfume',
        'Museo del Grabado',
        'El Rei de la Màgia',
      ],
    },
  },
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
