import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** As `messages/contact.ts`, in German. */
export const contact = {
  title: 'Mails an dich',
  back: 'Einstellungen',
  help: 'Welche Mails du bekommst und von wem du keine willst',
  saved: 'Gespeichert. Es gilt ab der nächsten Nachricht.',
  which: 'Welche Mails du bekommst',
  fromOthers: 'Von Freunden und anderen, die dich einladen',
  fromOthersHelp:
    'Einladungen, Änderungen an Plänen, zu denen du eingeladen bist, und Listen, die mit dir geteilt werden',
  own: 'Zu deinen eigenen Plänen',
  ownHelp: 'Antworten von Gästen, ob genug kommen, und ein Kalender, der nicht lesbar ist',
  always: 'Zu deinem Konto',
  alwaysHelp:
    'Anmeldungen und Änderungen an deinem Konto. Diese bekommst du immer, damit dich niemand aussperren kann.',
  on: 'An',
  off: 'Aus',
  stop: 'Abbestellen',
  resume: 'Wieder erlauben',
  stopOwn: 'Abbestellen: Mails zu deinen eigenen Plänen',
  resumeOwn: 'Wieder erlauben: Mails zu deinen eigenen Plänen',
  yourGuests: 'Mails an deine Gäste',
  replies: 'Gäste können dir antworten',
  repliesHelp: (address: string): Phrase =>
    phrase`Antworten auf Mails zu deinen Plänen gehen an ${address}. Deine Gäste sehen dann diese Adresse; sonst kommen Antworten nirgends an.`,
  startReplies: 'Einschalten',
  startRepliesLong: 'Einschalten: Gäste können dir antworten',
  stopReplies: 'Ausschalten',
  stopRepliesLong: 'Ausschalten: Gäste können dir antworten',
  people: 'Von wem du keine Mails willst',
  nobody:
    'Niemand. Wenn du Mails von jemandem abbestellst, hier oder über den Link in einer Mail, steht die Person hier.',
  untold: 'Sie erfahren es nicht. Sie sehen, dass sie dir ihren Link selbst schicken müssen.',
  resumeFrom: (name: string): string => `Wieder erlauben: Mails von ${name}`,
  somebody: 'Jemand, mit dem du nicht mehr verbunden bist',
  choose: 'Mails abbestellen von',
  stopFrom: 'Mails abbestellen',
  never: 'Schreibt mir nie',
  neverText: (address: string): Phrase =>
    phrase`Wenn du das drückst, schreibt über diesen Dienst niemand mehr an ${address}. Nur Mails zum Anmelden kommen noch, wenn du sie anforderst. Du kannst Mails hier wieder erlauben.`,
  neverOn:
    'Niemand schreibt dir. Erlaube Mails wieder, um Einladungen und Neuigkeiten zu bekommen.',
  resumeAll: 'Mails wieder erlauben',
  unknown:
    'Diese Person steht nicht mehr auf der Liste. Sieh sie dir noch einmal an und wähl dann.',
}
