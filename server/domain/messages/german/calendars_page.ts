import { zoneName } from '#server/domain/basics/time_words.ts'
import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'
import { counted } from '#server/domain/basics/text.ts'

/** As `messages/calendars_page.ts`, in German. */

export const calendarsPage = {
  title: 'Deine Kalender',
  about:
    'Verbinde die Kalender, die du benutzt, damit die App oder der Assistent, mit dem du planst, weiß, wann du Zeit hast. Gespeichert werden nur Zeiten: nie was, wo oder mit wem.',
  empty: 'Noch ist nichts verbunden. Deshalb ist nicht bekannt, wann du Zeit hast.',
  list: 'Verbundene Kalender',
  more: 'Weitere Kalender',
  back: 'Einstellungen',
  zone: (zone: string): string => `Alle Zeiten: ${zoneName(zone)}`,
}

export { problemText } from '#server/domain/messages/german/calendar_problems.ts'

export const calendarResults = {
  connected: (name: string): Phrase => phrase`„${name}“ ist verbunden`,
  known: (name: string): Phrase => phrase`„${name}“ war schon verbunden`,
  waiting:
    'Er wird gelesen. Das kann eine Minute dauern; lade die Seite neu, um zu sehen, was daraus wurde.',
  ask: 'Noch sieht niemand deine Zeit. Entscheide, wer sie sehen darf.',
  unread: (name: string): Phrase => phrase`„${name}“ ließ sich nicht lesen`,
  uploaded: (name: string): Phrase => phrase`„${name}“ ist hochgeladen`,
  read: (name: string): Phrase => phrase`„${name}“ ist gelesen`,
  changed: (name: string): Phrase => phrase`Die Einstellungen von „${name}“ sind gespeichert`,
  holds: 'Deine Zeiten sind gespeichert',
  holdsGone: 'Deine Zeiten sind entfernt',
  removed: 'Der Kalender ist entfernt, mit allem, was daraus bekannt war',
  shared: 'Gespeichert, wer sehen darf, wann du Zeit hast',
  sharedText: 'Deine Freunde sehen es sofort oder innerhalb einer Minute.',
  failed: 'Das hat nicht geklappt',
}

export const calendarRow = {
  kind: { ics: 'Abonniert', file: 'Hochgeladene Datei', holds: 'Von dir eingegeben' },
  state: {
    pending: 'Wird gelesen',
    working: 'Aktuell',
    stale: 'Veraltet',
    failing: 'Nicht lesbar',
    paused: 'Angehalten',
  },
  read: (when: string): string => `Gelesen ${when}.`,
  never: 'Noch nicht gelesen.',
  next: (when: string): string => `Wieder ${when}.`,
  uploadedAt: (when: string): string => `Hochgeladen ${when}.`,
  events: (count: number): string => counted(count, 'Termin', 'Termine'),
  span: (events: number, from: string, until: string): string =>
    `${counted(events, 'Termin', 'Termine')} von ${from} bis ${until}.`,
  noEvents: 'Keine Termine.',
  leftOut: (count: number): string =>
    `${counted(count, 'Termin ließ', 'Termine ließen')} sich nicht lesen und ${count === 1 ? 'fehlt' : 'fehlen'}.`,
  incomplete: 'Einiges darin ließ sich nicht lesen; diese Zeit gilt als unbekannt.',
  stale: 'Er wurde zu lange nicht gelesen. Was darin frei aussieht, gilt deshalb als unbekannt.',
  paused: 'Es wird nicht mehr versucht. Mit „Jetzt lesen“ geht es weiter.',
  onlyBusy: 'Er sagt nur, wann du keine Zeit hast; deine übrige Zeit gilt als unbekannt.',
  onlyWithin: 'Vor dem ersten und nach dem letzten Termin gilt deine Zeit als unbekannt.',
  oldFile:
    'Lade ihn alle zwei Wochen neu hoch oder abonniere seine Adresse, dann bleibt er aktuell.',
}

export const calendarForm = {
  menu: 'Menü',
  settings: 'Einstellungen',
  times: 'Zeiten ändern',
  back: 'Deine Kalender',
  name: 'Name',
  timezone: 'Zeitzone, wenn keine dabeisteht',
  timezoneHelp: (zone: string): string =>
    `Eine Stadt, ein Land oder ein Name wie Europe/Berlin. Lass es leer, dann gilt die deines Kontos: ${zone}.`,
  allDay: 'Ganztägige Termine',
  allDayChoices: { busy: 'Da habe ich keine Zeit', free: 'Da habe ich Zeit' },
  tentative: 'Noch unsichere Termine',
  tentativeChoices: {
    busy: 'Da habe ich keine Zeit',
    partial: 'Da habe ich vielleicht keine Zeit',
    free: 'Da habe ich Zeit',
  },
  addresses: 'Meine Mailadressen in diesem Kalender',
  addressesHelp:
    'Damit Einladungen nicht zählen, die du abgelehnt hast. Die Adresse deines Kontos ist schon bekannt.',
  complete: 'Darin steht meine ganze Woche',
  completeHelp:
    'Alles, was du vorhast, steht darin, und sonst hast du Zeit. Ohne das Häkchen gilt deine übrige Zeit als unbekannt.',
  save: 'Speichern',
  readNow: 'Jetzt lesen',
  remove: 'Entfernen',
  removeHelp: 'Alles, was daraus bekannt ist, wird gelöscht, auch für deine Freunde.',
  replace: 'Neu hochladen',
  replaceFile: 'Kalenderdatei',
}

export const connectForm = {
  title: 'Kalender verbinden',
  another: 'Noch einen Kalender verbinden',
  subscribe: 'Über seine Adresse',
  subscribeAbout:
    'Dein Kalenderdienst hat eine Adresse, die andere Programme lesen dürfen. Sie wird mehrmals am Tag gelesen.',
  url: 'Adresse des Kalenders',
  urlHelp:
    'Sie fängt mit https:// oder webcal:// an und endet oft auf .ics. Sie wird verschlüsselt gespeichert und nie wieder gezeigt.',
  where: 'Wo finde ich sie?',
  places: [
    ['Google', 'Am Computer: Einstellungen, dein Kalender, „Privatadresse im iCal-Format“.'],
    ['Apple iCloud', 'In Kalender: Kalender teilen, Öffentlicher Kalender, Link kopieren.'],
    [
      'Outlook',
      'Im Web: Einstellungen, Kalender, Freigegebene Kalender, Veröffentlichen, ICS-Link.',
    ],
    ['Nextcloud', 'Link des Kalenders teilen, Abonnement-Link kopieren.'],
  ],
  name: 'Name (wenn du magst)',
  connect: 'Verbinden',
  upload: 'Über eine Datei',
  uploadAbout:
    'Exportiere den Kalender als .ics-Datei. Sie gilt zwei Wochen, dann lade sie neu hoch. Die Datei selbst wird gelöscht, sobald sie gelesen ist.',
  file: 'Kalenderdatei (.ics, bis 20 MB)',
  uploadButton: 'Hochladen',
  holds: 'Oder ganz ohne Kalender',
  holdsAbout: 'sag, wann du keine Zeit hast',
}

export const timesPage = {
  title: 'Wann du keine Zeit hast',
  text: 'Gib hier an, wann du arbeitest oder etwas vorhast, wenn es in keinem Kalender steht. Ein Ende vor dem Anfang liegt am nächsten Tag.',
  back: 'Deine Kalender',
  every: (weekday: string): string => `Jeden ${weekday}`,
  only: 'Nur an diesem Tag',
  from: 'von',
  until: 'bis',
  more: (count: number): string =>
    `${counted(count, 'weitere Zeit bleibt, wie sie ist', 'weitere Zeiten bleiben, wie sie sind')}.`,
  wrong: 'Bitte gib beide Zeiten an, und zwar verschiedene.',
  save: 'Zeiten speichern',
  zone: (zone: string): string => `Alle Zeiten: ${zoneName(zone)}`,
}

export const friendsPage = {
  title: 'Welche Freunde dürfen es sehen?',
  text: (chosen: number): string =>
    `${chosen} ausgewählt. Wenn du speicherst, sehen nur die Ausgewählten deine Zeit.`,
  back: 'Deine Kalender',
  search: 'Freunde nach Namen suchen',
  find: 'Suchen',
  none: 'So heißt niemand, mit dem du verbunden bist.',
  save: 'Speichern',
  more: 'Weitere Freunde',
}

export const sharingForm = {
  title: 'Wer darf sehen, wann du Zeit hast?',
  about:
    'Sie sehen nur, ob du Zeit hast, auf die halbe Stunde genau, nie was, wo oder mit wem. Das gilt nur in eine Richtung, und niemand bekommt eine Nachricht davon.',
  nobodyYet: 'Noch sieht niemand deine Zeit',
  nobodyYetText:
    'Wenn der Assistent eines Freundes eine Zeit für euch beide sucht, ist deine Zeit unbekannt. Entscheide unten, wer sie sehen darf.',
  choices: {
    off: 'Niemand',
    all: 'Alle, mit denen ich verbunden bin, auch künftige',
    chosen: 'Nur diese Freunde',
  },
  friends: 'Freunde, die es sehen dürfen',
  chosen: (chosen: number, all: number): string => `${chosen} von ${all} sind ausgewählt.`,
  choose: 'Freunde auswählen',
  noFriends: 'Du bist noch mit niemandem verbunden.',
  leftOut:
    'Ausgenommen, weil eure Verbindung einmal beendet war. Wähl aus, wer es wieder sehen darf.',
  hours: 'Wann du für Freunde frei bist',
  hoursOn: 'Außerhalb dieser Zeiten gilt meine freie Zeit als „vielleicht keine Zeit“',
  hoursHelp: (zone: string): string => `${zoneName(zone)}. Freunde sehen nicht, warum.`,
  from: 'Von',
  until: 'Bis',
  save: 'Speichern',
}

export const strip = {
  title: 'Was diese Freunde sehen',
  none: 'Niemand sieht etwas.',
  week: (first: string, last: string): string => `${first} bis ${last}`,
  earlier: 'Woche davor',
  next: 'Nächste Woche',
  notYet: 'Was deine Freunde sehen, wird gerade berechnet. Lade die Seite in einer Minute neu.',
  day: (day: string, parts: readonly string[]): string =>
    parts.length === 0 ? `${day}: frei` : `${day}: ${parts.join(', ')}; sonst frei`,
  part: { busy: 'keine Zeit', tentative: 'vielleicht keine Zeit', unknown: 'unbekannt' },
  legend: {
    free: 'Frei',
    busy: 'Keine Zeit',
    tentative: 'Vielleicht keine Zeit',
    unknown: 'Unbekannt',
  },
  who: (count: number): string => `${counted(count, 'Person sieht', 'Personen sehen')} das.`,
}

export const feedForm = {
  title: 'Deine Pläne in deinem eigenen Kalender',
  about:
    'Eine Adresse, die dein Kalenderprogramm abonniert. Sie zeigt deine Pläne und deine Einladungen. Wer die Adresse hat, kann sie lesen, also behalte sie für dich.',
  on: 'Deine Pläne lassen sich schon abonnieren. Die Adresse lässt sich nicht noch einmal zeigen; wenn du sie verloren hast, ersetz sie.',
  create: 'Adresse erstellen',
  replace: 'Adresse ersetzen',
  remove: 'Adresse entfernen',
  made: 'Hier ist die Adresse. Sie wird nur jetzt gezeigt.',
  open: 'Im Kalenderprogramm öffnen',
  removed: 'Die Adresse gilt nicht mehr',
  replacedText: 'Die alte Adresse gilt nicht mehr.',
}

export const fieldNames: Readonly<Record<string, (index: number) => string>> = {
  url: () => 'Die Adresse',
  name: () => 'Der Name',
  file: () => 'Die Datei',
  hold: (index) => `Zeile ${index + 1}`,
  timezone: () => 'Die Zeitzone',
  all_day: () => 'Die Wahl für ganztägige Termine',
  tentative: () => 'Die Wahl für unsichere Termine',
  addresses: () => 'Die Mailadressen',
  complete: () => 'Das Häkchen',
  mode: () => 'Wer deine Zeit sehen darf',
  person_handle: () => 'Eine ausgewählte Person',
  usual_hours: () => 'Die Wahl für deine üblichen Zeiten',
  hours_from: () => 'Der Anfang deiner üblichen Zeiten',
  hours_until: () => 'Das Ende deiner üblichen Zeiten',
  do: () => 'Der Knopf',
}
