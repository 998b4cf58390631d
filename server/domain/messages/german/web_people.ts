/** As `messages/web_people.ts`, in German. */

export const people = {
  title: 'Leute',
  search: 'Nach Namen suchen',
  find: 'Suchen',
  show: 'Welche Leute',
  shown: { all: 'Alle', connected: 'Verbunden', friend_in_mind: 'Nur für dich' },
  connected: 'Verbunden',
  inMind: 'Nur für dich gespeichert',
  add: 'Jemanden speichern',
  name: 'Name',
  addHelp: 'Eine private Notiz von dir. Niemand erfährt davon.',
  addIt: 'Speichern',
  wrongName: 'Bitte gib einen Namen an.',
  none: {
    title: 'Noch niemand',
    text: 'Speichere die Leute, mit denen du gern etwas unternimmst. Sie erfahren nichts davon, und du kannst dich später per Link mit ihnen verbinden.',
  },
  nothing: 'Bei deinen Leuten heißt niemand so.',
  noneOlder: 'Mehr gibt es nicht.',
  notSaved: 'Das wurde nicht gespeichert',
}

export const person = {
  back: 'Leute',
  connected: 'Ihr seid verbunden',
  inMind: 'Nur für dich gespeichert: Niemand sonst weiß davon',
  alsoCalled: (names: string): string => `Auch genannt: ${names}`,
  interests: 'Was ihr zusammen machen könntet',
  mutual: 'mögt ihr beide',
  mine: 'magst du',
  theirs: 'mag die andere Person',
  others: 'Was sonst noch gefällt',
  noInterests: 'Noch nichts. Bei einer Idee sagst du, mit wem du sie gern machen würdest.',
  lists: 'Listen dafür',
  plans: 'Gemeinsame Pläne',
  free: 'Wann haben wir Zeit?',
  find: 'Etwas für euch finden',
  connect: 'Per Link verbinden',
  rename: 'Namen ändern',
  name: 'Name',
  renameIt: 'Speichern',
  disconnect: 'Verbindung beenden',
  remove: 'Löschen',
  removeText:
    'Die Person verschwindet von allen deinen Listen, und ihre Links gelten nicht mehr. Das lässt sich nicht zurücknehmen.',
  removeIt: 'Ja, löschen',
  done: { saved: 'Gespeichert', disconnected: 'Ihr seid nicht mehr verbunden' },
  notDone: 'Das wurde nicht getan',
  review: {
    create_invitation: {
      title: 'Per Link verbinden',
      text: 'Du bekommst einen Link und gibst ihn selbst weiter. Noch weiß niemand davon.',
      button: 'Link erstellen',
    },
    disconnect: {
      title: 'Verbindung beenden?',
      text: 'Noch hat sich nichts geändert. Das passiert:',
      button: 'Ja, beenden',
    },
  },
  keep: 'So lassen',
  link: {
    title: 'Dein Link',
    text: 'Gib ihn selbst weiter. Er wird nur jetzt gezeigt.',
    until: (when: string): string => `Er gilt bis ${when}.`,
  },
}
