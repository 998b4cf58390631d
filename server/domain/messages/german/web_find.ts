import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** As `messages/web_find.ts`, in German. */
export const find = {
  title: 'Was unternehmen wir?',
  text: 'Gesucht wird in deinen Ideen, in dem, was deine Freunde mögen, und in dem, was in der Stadt los ist. Lass leer, was egal ist.',
  what: 'Was',
  whatHelp: 'Eine Sache, zum Beispiel: Ramen, oder: Livemusik.',
  where: 'Wo',
  whereHelp: 'Ein Stadtteil, zum Beispiel Neukölln.',
  when: 'Wann',
  whenHelp: 'Zum Beispiel: dieses Wochenende, Freitagabend, 14. März.',
  people: 'Mit wem',
  fromList: (name: string): Phrase =>
    phrase`Nach den Regeln von „${name}“ und für die Leute, für die die Liste ist.`,
  toList: 'Zur Liste',
  look: 'Vorschläge suchen',
  otherwise: 'Etwas anderes suchen',
  found: 'Das Beste zuerst',
  each: 'Für alle gilt',
  save: 'Merken',
  saved: 'Steht jetzt bei deinen Ideen',
  outing: 'Plan machen',
  likes: (names: string): Phrase => phrase`Das gefällt wohl auch ${names}`,
  gaps: 'Was nicht bekannt ist',
  further: 'Mit dieser Suche weitermachen',
  furtherText:
    'Dann kannst du sie verfeinern, mehr finden oder sie als Liste speichern, die sich von selbst füllt.',
  none: {
    title: 'Dazu passt nichts',
    text: 'Lass etwas weg oder merk dir als Idee, was du im Sinn hast.',
    save: 'Idee merken',
  },
  noneOlder: 'Mehr gibt es nicht.',
  impossible: 'Danach lässt sich nicht suchen',
  notSaved: 'Das wurde nicht gespeichert',
}

export const run = {
  title: 'Das wurde gefunden',
  looking: 'Es wird gesucht. Eine Minute lang sieht die Seite von selbst nach.',
  again: 'Noch einmal nachsehen',
  none: 'Nichts gefunden. Sag es unten mit anderen Worten.',
  unclear:
    'Es ist nicht klar, wonach gesucht werden soll. Sag, was es ist, zum Beispiel ein Museum oder ein Konzert.',
  refine: 'Genauer suchen',
  words: 'Mit anderen Worten',
  wordsHelp:
    'Alles, was du jetzt suchst, zum Beispiel: ein kleines Museum in Moabit, das nichts kostet.',
  other: 'Stattdessen das suchen',
  more: 'Mehr davon',
  keep: 'Als Liste behalten',
  keepText:
    'Die Liste hat keine eigenen Ideen: Sie füllt sich mit dem, was passt, sooft du sie öffnest.',
  name: 'Name der Liste',
  makeList: 'Liste anlegen',
  back: 'Was unternehmen wir?',
  notDone: 'Das wurde nicht getan',
  undo: 'Rückgängig',
  done: {
    saved: 'Steht jetzt bei deinen Ideen',
    refined: 'Es wird gesucht',
    made: 'Die Liste ist angelegt',
  },
}
