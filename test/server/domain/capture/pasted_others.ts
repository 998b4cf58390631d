import type { PastedText } from '#test/server/domain/capture/pasted.ts'

/** Texts in ten other languages as people paste them on the same morning, and what a friend would save. */
export const pastedOthers: readonly PastedText[] = [
  {
    text: "[25.11.26, 09:42:11] Lea: Leute, Samstag Karaoke in der Monster Ronson's, Warschauer Str. 34, ab 22 Uhr!\n[25.11.26, 09:43:11] Tom: bin dabei",
    expected: {
      kind: 'event',
      title: "Karaoke in der Monster Ronson's",
      place: "Monster Ronson's | Warschauer Str. 34",
      starts: '2026-11-28T21:00:00Z',
      activity: 'Karaoke',
    },
  },
  {
    text: 'Nikolaus im Tierheim: Sonntag 6.12. ab 14 Uhr, Kekse und Kuscheln',
    expected: { kind: 'event', title: 'Nikolaus im Tierheim', starts: '2026-12-06T13:00:00Z' },
  },
  {
    text: 'Ausstellung ‚Blau‘ noch bis 10. Januar in der Kunsthalle Süd',
    expected: {
      kind: 'event',
      title: 'Ausstellung ‚Blau‘ in der Kunsthalle Süd',
      precision: 'date_only',
    },
  },
  {
    text: 'Sie haben Post! Einladung zur Vernissage: Ilse Brandt – Schatten im Schnee, Do 3.12., 19 Uhr, Galerie Ost',
    expected: {
      kind: 'event',
      title: 'Einladung zur Vernissage: Ilse Brandt – Schatten im Schnee – Galerie Ost',
      starts: '2026-12-03T18:00:00Z',
    },
    wanted: { title: 'Ilse Brandt – Schatten im Schnee' },
  },
  {
    text: 'Der Adventsbasar am Samstag fällt leider aus!',
    expected: {
      kind: 'event',
      title: 'Adventsbasar',
      disclosure: 'capture.event_canceled',
    },
  },
  {
    text: 'Rdv: ven. 4 déc. 19h30, vernissage de Zoé à la galerie du Port',
    expected: {
      kind: 'event',
      title: 'Vernissage de Zoé à la galerie du Port',
      starts: '2026-12-04T18:30:00Z',
    },
  },
  {
    text: 'Ce week-end – concert gratuit samedi 21h au Hangar, 12 rue du Port, 44000 Nantes',
    expected: {
      kind: 'event',
      title: 'Concert gratuit au Hangar',
      place: 'Hangar | 12 rue du Port, 44000 Nantes',
      starts: '2026-11-28T20:00:00Z',
      activity: 'Concerts',
    },
  },
  {
    text: 'ANNULÉ : le marché de nuit du 5 décembre, place du Temple',
    expected: {
      kind: 'event',
      title: 'Le marché de nuit – place du Temple',
      disclosure: 'capture.event_canceled',
    },
    wanted: { title: 'Le marché de nuit' },
  },
  {
    text: 'À tester à Lyon : Daniel et Denise, Le Garet, Café Comptoir Abel',
    expected: {
      ask: 'items',
      items: ['Daniel et Denise', 'Le Garet', 'Café Comptoir Abel'],
    },
  },
  {
    text: 'Mi restaurante favorito de Sevilla es Eslava, Calle Eslava 3, 41002 Sevilla',
    expected: {
      kind: 'place',
      title: 'Eslava',
      place: 'Eslava | Calle Eslava 3, 41002 Sevilla',
    },
  },
  {
    text: 'Por la noche vamos al concierto de Rozalén en La Riviera, viernes 21:30',
    expected: {
      kind: 'event',
      title: 'Concierto de Rozalén en La Riviera',
      starts: '2026-11-27T20:30:00Z',
      activity: 'Concerts',
    },
  },
  {
    text: 'APLAZADO el concierto de Marina Robles del viernes 27 a las 21h, nueva fecha por confirmar',
    expected: { ask: 'time' },
  },
  {
    text: 'Ruta del fin de semana:\n• Toledo\n• Consuegra y sus molinos\n• Almagro',
    expected: { ask: 'items', items: ['Toledo', 'Consuegra y sus molinos', 'Almagro'] },
  },
  {
    text: 'Da provare: Osteria della Posta, Via della Posta 4, 53100 Siena (pici pazzeschi)',
    expected: {
      kind: 'place',
      title: 'Osteria della Posta',
      place: 'Osteria della Posta | Via della Posta 4, 53100 Siena',
    },
  },
  {
    text: 'Ci vediamo sabato alle 21 al Cinema Aurora per Il cappotto',
    expected: {
      kind: 'event',
      title: 'Ci vediamo al Cinema Aurora per Il cappotto',
      starts: '2026-11-28T20:00:00Z',
    },
    wanted: { title: 'Il cappotto', activity: 'Cinema' },
  },
  {
    text: 'RINVIATO lo spettacolo di domenica 29 novembre ore 17 al Teatro dei Portici: nuova data 13 dicembre ore 17',
    expected: {
      kind: 'event',
      title: 'Spettacolo al Teatro dei Portici',
      starts: '2026-12-13T16:00:00Z',
    },
  },
  {
    text: 'Zondag Ajax kijken in café De Toog om 14.30',
    expected: {
      kind: 'event',
      title: 'Ajax kijken in café De Toog',
      starts: '2026-11-29T13:30:00Z',
      activity: null,
    },
  },
  {
    text: 'Afgelast!! Kerstmarkt Domplein 12 dec',
    expected: {
      kind: 'event',
      title: 'Kerstmarkt Domplein',
      activity: 'Markets',
      disclosure: 'capture.event_canceled',
    },
  },
  {
    text: 'Leuke tentjes in Utrecht: Gys, Meneer Smakers en De Zagerij',
    expected: { ask: 'items', items: ['Gys', 'Meneer Smakers', 'De Zagerij'] },
  },
  {
    text: 'Sexta-feira às 21h fado na Tasca da Rosa, Rua dos Remédios 139, Lisboa',
    expected: {
      kind: 'event',
      title: 'Fado na Tasca da Rosa',
      place: 'Tasca da Rosa | Rua dos Remédios 139, Lisboa',
      starts: '2026-11-27T21:00:00Z',
      activity: 'Live music',
    },
  },
  {
    text: 'Segunda-feira é dia de feira do livro na Praça Roosevelt',
    expected: {
      kind: 'place',
      title: 'Segunda-feira é dia de feira do livro na Praça Roosevelt',
    },
    wanted: { kind: 'event', title: 'Feira do livro na Praça Roosevelt' },
  },
  {
    text: 'Lugares pra ir em BH:\n1) Mercado Central\n2) Inhotim\n3) Bar do Zé',
    expected: { ask: 'items', items: ['Mercado Central', 'Inhotim', 'Bar do Zé'] },
  },
  {
    text: 'ODWOŁANE! Koncert Kamyków w piątek 4 grudnia o 20:00, Klub Piwnica',
    expected: {
      kind: 'event',
      title: 'Koncert Kamyków',
      starts: '2026-12-04T19:00:00Z',
      disclosure: 'capture.event_canceled',
    },
    wanted: { title: 'Koncert Kamyków – Klub Piwnica' },
  },
  {
    text: 'Najlepsza kawa w Łodzi: Drukarnia, ul. Roosevelta 9, 90-056 Łódź',
    expected: {
      kind: 'place',
      title: 'Drukarnia',
      place: 'Drukarnia | ul. Roosevelta 9, 90-056 Łódź',
      activity: 'Coffee',
    },
  },
  {
    text: 'Do zobaczenia w sobotę o 18 na Starym Rynku!',
    expected: {
      kind: 'event',
      title: 'Do zobaczenia na Starym Rynku!',
      starts: '2026-11-28T17:00:00Z',
    },
    wanted: { title: 'Starym Rynku' },
  },
  { text: '渋谷のラーメン屋「麺屋こじ」行きたい', expected: { kind: 'place', title: '麺屋こじ' } },
  {
    text: '12月12日(土) 19:00 青い鳥ワンマンライブ 下北沢 灯台',
    expected: {
      kind: 'event',
      title: '青い鳥ワンマンライブ 下北沢 灯台',
      starts: '2026-12-12T18:00:00Z',
    },
  },
  {
    text: 'Fika på Café Husaren, Haga Nygata 28, Göteborg',
    expected: {
      kind: 'place',
      title: 'Fika på Café Husaren',
      place: 'Café Husaren | Haga Nygata 28, Göteborg',
      activity: 'Coffee',
    },
  },
  { text: 'Var det inte där vi åt sist?', expected: { ask: 'subject' } },
  {
    text: 'Termin verschoben: Stammtisch jetzt Di 8.12. statt Di 1.12., 19 Uhr, Zum Böckchen',
    expected: {
      kind: 'event',
      title: 'Stammtisch',
      starts: '2026-12-08T18:00:00Z',
      disclosure: 'capture.event_moved',
    },
    wanted: { title: 'Stammtisch – Zum Böckchen' },
  },
  {
    text: 'Tipps für Leipzig:\nBäckerei Kleinert – Zimtschnecken\nNaTo – Konzerte\nLuru-Kino – alte Filme',
    expected: { ask: 'items', items: ['Bäckerei Kleinert', 'NaTo', 'Luru-Kino'] },
  },
  {
    text: 'Schöne Cafés in Köln: Café Rico, Zimmermanns und Ernst',
    expected: { ask: 'items', items: ['Café Rico', 'Zimmermanns', 'Ernst'] },
  },
  {
    text: 'Sa 28.11.: Flohmarkt, Kuchen und Livemusik im Hof, Pannierstr. 40',
    expected: { kind: 'event', title: 'Flohmarkt, Kuchen und Livemusik im Hof' },
  },
  {
    text: 'Heute noch: Brot, Milch, Eier, Butter',
    expected: { ask: 'subject' },
  },
  {
    text: 'Wanderung Sonntag 9 Uhr\n- feste Schuhe\n- Brotzeit\n- Regenjacke',
    expected: {
      kind: 'event',
      title: 'Wanderung',
      starts: '2026-11-29T08:00:00Z',
      activity: 'Hiking',
    },
  },
  {
    text: "Concert de jazz, 8 décembre 2026, 20h\nLieu : Théâtre de l'Odéon",
    expected: {
      kind: 'event',
      title: 'Concert de jazz',
      starts: '2026-12-08T19:00:00Z',
      place: "Théâtre de l'Odéon",
    },
  },
]
