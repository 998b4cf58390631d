import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** As `messages/web_connect.ts`, in German. */

export const connect = {
  title: (host: string): Phrase => phrase`Mit ${host} verbinden`,
  windowTitle: 'Verbinden',
  asWhom: (name: string): Phrase => phrase`Du bist als ${name} angemeldet.`,
  otherAccount: 'Anderes Konto nehmen',
  consequences: 'Was passiert, wenn du dich verbindest',
  button: (host: string): Phrase => phrase`Mit ${host} verbinden`,
  notNow: 'Wenn du diese Seite schließt, ändert sich nichts.',
  changed: {
    title: 'Ihr seid noch nicht verbunden',
    text: 'Seit du diese Seite geöffnet hast, hat sich etwas geändert. Bitte sieh noch einmal nach und drück dann den Knopf.',
  },
  who: {
    title: (host: string): Phrase => phrase`Wer bist du für ${host}?`,
    text: (host: string): Phrase =>
      phrase`${host} hat diese Einladung für schon gespeicherte Leute gemacht. Wähl dich aus, damit ${host} dich nicht doppelt speichert.`,
    nobody: 'Niemand davon',
    chosen: (label: string): Phrase => phrase`Du verbindest dich als ${label}.`,
    chosenNobody: 'Du verbindest dich als jemand Neues.',
    change: 'Neu wählen',
  },
  own: {
    text: (name: string): Phrase => phrase`Du hast selbst jemanden namens ${name} gespeichert.`,
    same: (name: string): Phrase => phrase`Das ist ${name} von hier`,
    chosen: (name: string): Phrase => phrase`Du hast ${name} schon gespeichert.`,
    change: 'Das ist jemand anders',
  },
  likes: {
    title: 'Etwas weglassen, was du magst',
    text: (host: string): Phrase =>
      phrase`Kreuz an, was ${host} nicht sehen soll. Beim Verbinden wird ${host} dort herausgenommen.`,
    button: 'Ohne das noch einmal zeigen',
  },
  connected: {
    windowTitle: 'Ihr seid verbunden',
    title: (host: string): Phrase => phrase`${host} und du seid verbunden`,
    next: 'Und jetzt?',
    plans: (host: string): Phrase =>
      phrase`Wenn dich ${host} zu etwas einlädt, bekommst du eine Mail, und es steht in deinem Konto.`,
    feed: 'Deine Pläne im eigenen Kalender sehen',
    calendar: 'Kalender verbinden',
    calendarText: 'Dann lässt sich eine Zeit finden, die allen passt.',
    sharing: 'Entscheiden, was deine Freunde sehen',
    sharingText: 'Wann du Zeit hast oder nicht, sonst nichts. Du entscheidest, wer.',
    later: 'Das alles geht auch später, in deinen Einstellungen.',
  },
  keep: {
    windowTitle: 'Einladung behalten',
    ask: (title: string): Phrase => phrase`„${title}“ in deinem Konto behalten?`,
    what: 'Du findest sie bei deinen Plänen, in deinem Kalender-Feed und mit deiner App oder deinem Assistenten. Wo Gäste sehen, wer kommt, sehen sie den Namen deines Kontos.',
    notConnected: (host: string): Phrase =>
      phrase`Damit bist du nicht mit ${host} verbunden. Von Änderungen erfährst du weiterhin durch ${host}.`,
    button: 'In meinem Konto behalten',
    only: 'Nur die Einladung behalten',
  },
  kept: {
    windowTitle: 'Einladung behalten',
    title: (title: string): Phrase => phrase`„${title}“ ist in deinem Konto`,
    text: (host: string): Phrase =>
      phrase`Du findest sie bei deinen Plänen. Um dich mit ${host} zu verbinden, bitte um eine Einladung dazu.`,
    plan: 'Einladung öffnen und antworten',
  },
  own_invitation: {
    windowTitle: 'Deine Einladung',
    title: 'Das ist deine eigene Einladung',
    open: 'Gib den Link der Person weiter, mit der du dich verbinden möchtest. Sie öffnet ihn und nimmt die Einladung mit einem eigenen Konto an.',
    ended:
      'Damit kann sich niemand mehr mit dir verbinden. Eine neue machst du auf der Seite der Person, für die sie ist.',
    people: 'Zu deinen Leuten',
    close: 'Diese Einladung schließen',
    closeText:
      'Wer den Link noch hat, kann sich damit nicht mehr mit dir verbinden. Wer schon verbunden ist, bleibt es.',
    closed: 'Die Einladung ist geschlossen',
    plan: 'Ihr Link ist für den Gast, den du damit eingeladen hast.',
    page: 'So sehen, wie andere sie sehen',
  },
  full: {
    windowTitle: 'Verbinden',
    individual: 'Diese Einladung wurde schon benutzt',
    shared: 'Diese Einladung ist voll',
    text: (host: string): Phrase => phrase`Bitte ${host} um eine neue.`,
  },
  gone: {
    title: 'Diese Einladung funktioniert nicht mehr',
    text: 'Such nach einer neueren Nachricht oder bitte die Person, die sie dir geschickt hat, um eine andere.',
    settings: 'Einstellungen öffnen',
  },
}

export const connectOffer = {
  keep: 'In meinem Konto behalten',
  title: (host: string): Phrase => phrase`Mit ${host} verbinden`,
  text: (name: string): Phrase =>
    phrase`Du bist als ${name} angemeldet. Die nächste Seite zeigt, was passiert, bevor sich etwas ändert.`,
}
