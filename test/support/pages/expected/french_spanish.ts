import type { ExpectedPage } from '#test/support/pages/expected.ts'

const subject = { ask: 'subject' } as const

/** Pages in French and Spanish. */
export const frenchSpanish: readonly ExpectedPage[] = [
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
]
