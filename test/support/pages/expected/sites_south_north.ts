import type { ExpectedPage } from '#test/support/pages/expected.ts'

const subject = { ask: 'subject' } as const

/** Pages in Spanish, Italian, Dutch, Portuguese, Polish, Japanese and Swedish as sites of many kinds serve them. */
export const sitesSouthNorth: readonly ExpectedPage[] = [
  {
    page: 'es/agenda_semana',
    url: 'https://almagro.example/cultura/agenda',
    expected: {
      ask: 'items',
      items: [
        'Cuentacuentos en la biblioteca',
        'Cine club: El sur',
        'Concierto de la banda',
        'Mercadillo solidario',
      ],
    },
  },
  {
    page: 'es/aplazado',
    url: 'https://salagaraje.example/agenda/boleros',
    expected: {
      kind: 'event',
      title: 'Noche de boleros con Marina Robles',
      place: 'Sala Garaje | Calle Pelayo 8, 28004 Madrid',
      starts: '2026-12-11T20:30:00Z',
      disclosure: 'capture.event_canceled',
    },
  },
  { page: 'es/pais_bloqueado', url: 'https://tele.example/v/1', expected: subject },
  {
    page: 'es/mercado_motor',
    url: 'https://museodeltren.example/agenda/mercado',
    expected: {
      kind: 'event',
      title: 'Mercado de las Artes',
      place: 'Museo del Tren | Paseo de las Delicias, 61, 28045 Madrid',
      starts: '2026-12-12T10:00:00Z',
      ends: '2026-12-13T19:00:00Z',
      activity: 'Markets',
    },
  },
  {
    page: 'es/partido',
    url: 'https://cdribera.example/partidos/15',
    expected: {
      kind: 'event',
      title: 'CD Ribera - Atlético Norte',
      place: 'Campo de la Ribera | Calle del Río 2, 50003 Zaragoza',
      starts: '2026-12-06T17:30:00Z',
    },
  },
  {
    page: 'it/rassegna_cinema',
    url: 'https://cinemaaurora.example/rassegna',
    expected: {
      ask: 'items',
      items: ['Il treno per Trieste', 'La neve di ieri', 'Il cappotto', 'Fuoco lento'],
    },
  },
  {
    page: 'it/sagra_programma',
    url: 'https://prolocomarradi.example/sagra',
    expected: {
      kind: 'event',
      title: 'Sagra della Castagna 2026',
      place: 'Piazza Scalelle | Piazza Scalelle, 50034 Marradi',
    },
  },
  {
    page: 'it/trattoria_menu',
    url: 'https://osteriadellaposta.example/menu/',
    expected: {
      kind: 'place',
      title: 'Osteria della Posta',
      place: 'Osteria della Posta | Via della Posta 4, 53100 Siena',
    },
  },
  { page: 'it/manutenzione', url: 'https://comune.example/eventi/3', expected: subject },
  {
    page: 'nl/ajax_kijken',
    url: 'https://cafedetoog.example/agenda/ajax',
    expected: {
      kind: 'event',
      title: 'Ajax kijken in Café De Toog',
      place: 'Café De Toog | Jan Pieter Heijestraat 12, 1053 GR Amsterdam',
      starts: '2026-12-06T13:30:00Z',
      activity: null,
    },
  },
  {
    page: 'nl/uitagenda_week',
    url: 'https://uitinutrecht.example/weekend',
    expected: {
      ask: 'items',
      items: ['Silent disco op de Dom', 'Boekenmarkt Oudegracht', 'Jazzbrunch in de Werftheater'],
    },
  },
  { page: 'nl/verdwenen', url: 'https://theaternoord.example/v/1', expected: subject },
  {
    page: 'nl/wandelroute',
    url: 'https://wandelzoeker.example/routes/amerongse-berg',
    expected: { kind: 'place', title: 'Wandelroute Amerongse Berg', activity: 'Walks' },
  },
  {
    page: 'pt/fado_sexta',
    url: 'https://tascadarosa.example/noites/fado',
    expected: {
      kind: 'event',
      title: 'Sexta-feira é noite de fado',
      place: 'Tasca da Rosa | Rua dos Remédios 139, 1100-445 Lisboa',
      starts: '2026-11-27T21:00:00Z',
      timezone: 'Europe/Lisbon',
      activity: 'Live music',
    },
  },
  {
    page: 'pt/agenda_porto',
    url: 'https://noiteedia.example/porto/7-planos',
    expected: {
      ask: 'items',
      items: [
        'Feira de antiguidades',
        'Cinema no Batalha',
        'Mercado do Bolhão',
        'Concerto na Casa da Música',
        'Passeio pelos jardins',
        'Exposição em Serralves',
        'Brunch na Ribeira',
      ],
    },
  },
  { page: 'pt/pagina_removida', url: 'https://guiabh.example/evento/9', expected: subject },
  { page: 'pt/manutencao', url: 'https://casadasartes.example/agenda', expected: subject },
  {
    page: 'pl/odwolane',
    url: 'https://klubpiwnica.example/kamyki',
    expected: {
      kind: 'event',
      title: 'Koncert zespołu Kamyki',
      place: 'Klub Piwnica | ul. Floriańska 13, 31-019 Kraków',
      starts: '2026-12-11T19:00:00Z',
      disclosure: 'capture.event_canceled',
    },
  },
  {
    page: 'pl/weekend_lista',
    url: 'https://wroclawdzis.example/weekend',
    expected: {
      ask: 'items',
      items: [
        'Jarmark na Rynku',
        'Afrykarium nocą',
        'Pchli targ w Czasoprzestrzeni',
        'Koncert w NFM',
        'Kawa na Nadodrzu',
      ],
    },
  },
  { page: 'pl/prace', url: 'https://mdk.example/wydarzenia/4', expected: subject },
  {
    page: 'pl/muzeum_pary',
    url: 'https://muzealodz.example/muzeum-pary',
    expected: {
      kind: 'place',
      title: 'Muzeum Pary',
      place: 'Muzeum Pary | ul. Tymienieckiego 5, 90-365 Łódź',
      timezone: 'Europe/Warsaw',
      activity: 'Museums',
    },
  },
  {
    page: 'ja/ramen_tabe',
    url: 'https://tabeguide.example/tokyo/1/',
    expected: {
      kind: 'place',
      title: '麺屋こじ',
      at: '35.661,139.698',
      timezone: 'Asia/Tokyo',
      activity: 'Ramen',
    },
  },
  {
    page: 'ja/live_house',
    url: 'https://todai.example/live/1212',
    expected: {
      kind: 'event',
      title: '青い鳥ワンマンライブ',
      starts: '2026-12-12T10:00:00Z',
      timezone: 'Asia/Tokyo',
      activity: 'Concerts',
    },
  },
  { page: 'ja/not_found', url: 'https://bunka.example/event/3', expected: subject },
  {
    page: 'sv/lucia_konsert',
    url: 'https://stadenskor.example/lucia',
    expected: {
      kind: 'event',
      title: 'Luciakonsert i Storkyrkan',
      place: 'Storkyrkan | Trångsund 1, 111 29 Stockholm',
      starts: '2026-12-13T17:00:00Z',
      ends: '2026-12-13T18:15:00Z',
      timezone: 'Europe/Stockholm',
      activity: 'Concerts',
    },
  },
  {
    page: 'sv/loppis',
    url: 'https://visitvast.example/loppis',
    expected: {
      kind: 'place',
      title: 'Skänninge loppis och café',
      place: 'Skänninge loppis och café | Storgatan 4, 596 34 Skänninge, Sverige',
      timezone: 'Europe/Stockholm',
    },
  },
  { page: 'sv/finns_inte', url: 'https://konserthallen.example/k/1', expected: subject },
]
