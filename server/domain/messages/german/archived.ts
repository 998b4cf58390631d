import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** As `messages/archived.ts`, in German. */
export const archived = {
  title: 'Archiviertes',
  help: 'Was du archiviert oder verworfen hast: ansehen, wiederherstellen oder endgültig löschen',
  text: 'Ideen und Orte, die du archiviert hast, verworfene Pläne, und Gemerktes, das nicht lesbar war oder auf eine Antwort wartet. Es bleibt, bis du es löschst.',
  back: 'Einstellungen',
  none: 'Nichts ist archiviert.',
  noneOlder: 'Nichts Älteres ist archiviert.',
  older: 'Ältere',
  newest: 'Zurück zu den neuesten',
  untitled: 'Ohne Text',
  kinds: {
    idea: 'Idee',
    place: 'Ort',
    plan: 'Verworfener Plan',
    capture: 'Gemerktes',
    roundup: 'Mehrere Ideen auf einmal',
  },
  since: (when: string): string => `seit ${when}`,
  what: 'Was darin steht',
  restore: 'Wiederherstellen',
  restoreHelp: 'Es ist dann wieder da, auch auf seinen Listen. Das geht einen Tag lang.',
  restored: 'Wiederhergestellt.',
  notRestored: 'Das lässt sich nicht mehr wiederherstellen',
  notRestoredText: 'Ein Tag ist vorbei, oder es wurde seitdem geändert.',
  deleteTitle: 'Endgültig löschen',
  deleteText: 'Das lässt sich nicht rückgängig machen.',
  deleteLink: 'Endgültig löschen …',
  question: (name: string): Phrase => phrase`„${name}“ endgültig löschen?`,
  goes: 'Was verschwindet',
  consequences: {
    idea: [
      'Sofort: was darin steht, woher es kam und für wen es gedacht war.',
      'Was dafür gemerkt wurde, mit den Bildern, und was Freunde davon sehen konnten, dass du es magst.',
      'Pläne, die daraus entstanden sind, behalten ihren Text.',
    ],
    place: [
      'Sofort: Name, Adresse und Beschreibung.',
      'Ideen dort bleiben, ohne den Ort. Pläne behalten Namen und Adresse, die sie haben.',
    ],
    plan: [
      'Sofort: was du darin geschrieben hast, die Checkliste und was dafür gefunden wurde. Niemand erfährt es.',
    ],
    capture: ['Sofort: was du geschickt hast, mit den Bildern, und was damit versucht wurde.'],
    roundup: [
      'Sofort: was du geschickt hast, was darin gefunden wurde, und was damit versucht wurde.',
      'Ideen, die daraus gemerkt wurden, bleiben.',
    ],
  },
  later:
    'Was der Dienst dazu geantwortet hat, verschwindet innerhalb von 30 Tagen, und danach die leere Zeile, wenn kein Plan und keine Liste sie nennt.',
  yes: 'Ja, endgültig löschen',
  no: 'Behalten',
  deleted: 'Endgültig gelöscht.',
}
