import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** As `messages/web_today.ts`, in German. */

export const today = {
  title: 'Heute',
  greeting: (name: string, day: string): Phrase => phrase`Hallo ${name}. Heute ist ${day}.`,
  waiting: 'Wartet auf deine Freigabe',
  allApprovals: 'Alle Freigaben',
  answers: 'Wartet auf eine Antwort',
  shared: 'Mit dir geteilt',
  joined: 'Neu mit dir verbunden',
  acceptedAt: (when: string): string => `hat deine Einladung ${when} angenommen`,
  week: 'Die nächsten sieben Tage',
  drafts: 'Entwürfe',
  changes: 'Was Agenten geändert haben',
  more: (count: number): string => `und ${count} weitere`,
  due: (when: string): string => `bis ${when.replace(/^am /, '')}`,
  quiet: 'Gerade ist nichts zu tun',
  quietText:
    'In den nächsten sieben Tagen steht kein Plan an, und niemand wartet auf eine Antwort. Fang hier an. Wenn du einen Agenten nutzt, kannst du ihm sagen: „Such uns nächste Woche einen Abend und etwas zum Unternehmen“.',
  begin: 'Fang hier an',
  save: 'Idee merken',
  saveHelp: 'Ein Link, ein paar Worte oder ein Bild von etwas, das du machen möchtest',
  free: 'Sehen, wann ihr Zeit habt',
  freeHelp: 'Du und deine Freunde, ohne dass jemand Kalender sieht',
  plan: 'Plan machen',
  planHelp: 'Was, wann und wer; niemand bekommt etwas, bevor du es angesehen hast',
}

export const front = {
  title: 'Mit Freunden Pläne machen',
  lines: [
    'Merk dir, was du unternehmen möchtest: einen Ort, einen Abend, einen Link.',
    'Sieh, wann deine Freunde Zeit haben, ohne ihre Kalender zu sehen.',
    'Entwirf einen Plan und sieh dir die Einladung an, bevor jemand sie bekommt.',
    'Deine Freunde antworten mit einem Tipp, mit Konto oder ohne.',
    'Lass einen Agenten die Arbeit machen. Verschickt wird nichts, bevor du Ja gesagt hast.',
  ],
  signIn: 'Anmelden',
  reference: 'Für Entwickler und Agenten: die Referenz',
}
