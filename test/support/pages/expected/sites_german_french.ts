import type { ExpectedPage } from '#test/support/pages/expected.ts'

const subject = { ask: 'subject' } as const

/** Pages in German and French as city halls, theatres, newsletters and walls serve them. */
export const sitesGermanFrench: readonly ExpectedPage[] = [
  {
    page: 'de/abgesagt_konzert',
    url: 'https://lukaskirche.example/musik/advent',
    expected: {
      kind: 'event',
      title: 'Adventskonzert der Kantorei',
      place: 'Lukaskirche | Bernburger Straße 3, 10963 Berlin',
      starts: '2026-12-06T16:00:00Z',
      activity: 'Concerts',
      disclosure: 'capture.event_canceled',
    },
  },
  {
    page: 'de/stadt_termin_rdfa',
    url: 'https://www.bad-waldsee.example/termine/nikolausmarkt',
    expected: {
      kind: 'event',
      title: 'Nikolausmarkt in der Altstadt',
      place: 'Marktplatz | Marktplatz 1, 88339 Bad Waldsee',
      starts: '2026-12-05T13:00:00Z',
      ends: '2026-12-05T19:00:00Z',
      activity: 'Markets',
    },
  },
  {
    page: 'de/konzerthaus_abend',
    url: 'https://konzerthausammarkt.example/spielplan/nachtstuecke',
    expected: {
      kind: 'event',
      title: 'Philharmonisches Konzert: Nachtstücke',
      place: 'Konzerthaus am Markt | Markt 4, 04109 Leipzig',
      starts: '2026-12-11T19:00:00Z',
    },
  },
  {
    page: 'de/film_seite',
    url: 'https://filmtheateramwall.example/film/nachtzug',
    expected: {
      kind: 'event',
      title: 'Nachtzug nach Triest',
      place: 'Filmtheater am Wall | Am Wall 9, 28195 Bremen',
      starts: '2026-11-26T19:15:00Z',
      activity: 'Cinema',
    },
  },
  {
    page: 'de/newsletter_woche',
    url: 'https://post.example/web/77',
    expected: {
      ask: 'items',
      items: ['Lesung: Jana Holm', 'Kneipenquiz', 'Konzert: Die Kieselsteine', 'Jazzfrühstück'],
    },
  },
  { page: 'de/wartung', url: 'https://kulturhaus.example/programm/9', expected: subject },
  { page: 'de/domain_kaufen', url: 'http://strandbad-nord.example/', expected: subject },
  { page: 'de/abo_artikel', url: 'https://stadtkurier.example/essen/1', expected: subject },
  { page: 'de/netzwerk_wand', url: 'https://freundeskreis.example/events/12', expected: subject },
  {
    page: 'de/ausstellung_blau',
    url: 'https://kunsthallesued.example/blau',
    expected: {
      kind: 'event',
      title: "Ausstellung 'Blau'",
      place: 'Kunsthalle Süd | Südallee 12, 54290 Trier',
      ends: '2027-01-10T22:59:00Z',
      precision: 'date_only',
    },
  },
  {
    page: 'de/wohnzimmer_hevent',
    url: 'https://hausamhang.example/12',
    expected: {
      kind: 'event',
      title: 'Wohnzimmerkonzert #12: Duo Flieder',
      place: 'Haus am Hang | Hangweg 7, 70619 Stuttgart',
      starts: '2026-12-18T19:00:00Z',
      ends: '2026-12-18T21:30:00Z',
      description: 'Zwei Stimmen, eine Gitarre.',
    },
  },
  {
    page: 'fr/fete_soupe_wp',
    url: 'https://comitedesfetes.example/evenement/fete-de-la-soupe/',
    expected: {
      kind: 'event',
      title: 'Fête de la soupe',
      place: 'Place du Temple | Place du Temple, 26340 Saillans',
      starts: '2026-11-28T17:00:00Z',
      ends: '2026-11-28T21:30:00Z',
    },
  },
  {
    page: 'fr/marches_noel',
    url: 'https://sortirici.example/noel/6-marches',
    expected: {
      ask: 'items',
      items: [
        'Le marché de la place Kléber',
        'Le petit marché de Riquewihr',
        'Les Noëls de Colmar',
        'Le marché d’Obernai',
        'Le Noël de Kaysersberg',
        'Le Noël bleu de Guebwiller',
      ],
    },
  },
  {
    page: 'fr/opera_dates',
    url: 'https://operadesquais.example/saison/la-boheme',
    expected: {
      kind: 'event',
      title: 'La Bohème',
      place: 'Opéra des Quais | 2 quai des Chartrons, 33000 Bordeaux',
      starts: '2026-12-03T23:00:00Z',
      precision: 'date_only',
    },
  },
  { page: 'fr/oups_disparu', url: 'https://saintpaul.example/fete', expected: subject },
  { page: 'fr/abonnes', url: 'https://gazetteducanal.example/tables', expected: subject },
  {
    page: 'fr/resto_carte',
    url: 'https://chezodette.example/la-carte',
    expected: {
      kind: 'place',
      title: 'Chez Odette',
      place: 'Chez Odette | 5 rue des Martyrs, 75009 Paris',
    },
  },
]
