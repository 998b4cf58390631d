/** As `messages/web_forms.ts`, in German. */
import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

export const sentBefore = {
  title: 'Dieses Formular hast du schon abgeschickt',
  text: 'Diesmal wurde nichts getan, weil andere Werte darin stehen. Sieh sie dir an und schick es noch einmal ab, wenn du sie jetzt willst.',
  first: 'Beim ersten Mal:',
}

export const changedMeanwhile = {
  title: 'Inzwischen hat sich etwas geändert',
  text: 'Nichts wurde gespeichert. Vergleiche, was jetzt da ist, mit dem, was du geschrieben hast, und schick das Formular noch einmal ab.',
  what: 'Was',
  now: 'Jetzt',
  typed: 'Von dir',
  yes: 'ja',
  no: 'nein',
  empty: 'nichts',
}

export const sendAgain = {
  text: 'Was du geschrieben hast, steht noch auf dieser Seite. Noch einmal abschicken tut nichts doppelt.',
  button: 'Noch einmal abschicken',
}

export const listPages = {
  older: 'Ältere',
  ideas: 'Weitere Ideen',
  people: 'Weitere dieser Personen',
  lists: 'Weitere dieser Listen',
  plans: 'Weitere Pläne',
  guests: 'Weitere Gäste',
  items: 'Weitere Punkte',
  rules: 'Weitere Regeln',
  shares: 'Weitere Freigaben',
  interests: 'Weiteres, was die Person mag',
  first: 'Zurück zum Anfang',
  ended: 'Diese Liste wurde vor einer Weile geöffnet, deshalb fängt sie von vorn an.',
}

export const peopleChoice = {
  find: 'Personen nach Namen suchen',
  button: 'Suchen',
  more: 'Weitere Personen',
  none: (name: string): Phrase => phrase`Du hast niemanden gespeichert, der „${name}“ heißt.`,
}
