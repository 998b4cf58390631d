import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** As `messages/web_settings.ts`, in German. */

export const settings = {
  title: 'Einstellungen',
  account: 'Konto',
  accountHelp: 'Name, Zeitzone, Adresse und wo du angemeldet bist',
  agents: 'Agenten und Apps',
  agentsHelp: 'Was für dich handeln darf und was es getan hat',
  activity: 'Verlauf',
  activityHelp: 'Anmeldungen, Token und was du selbst geändert hast',
  calendars: 'Kalender',
  calendarsHelp: 'Was du verbindest und wer sieht, wann du Zeit hast',
}

export const account = {
  title: 'Konto',
  back: 'Einstellungen',
  saved: 'Gespeichert',
  addressChanged: 'Deine Adresse ist geändert. Alle anderen Browser sind abgemeldet.',
  ended: 'Dieser Browser ist abgemeldet.',
  profile: 'Name und Zeitzone',
  save: 'Speichern',
  zoneHelp:
    'Eine Stadt, ein Land oder ein Name wie Europe/Berlin. Assistenten und Apps sehen die Änderung sofort, und deine Kalender werden darin gelesen.',
  address: 'Mailadresse',
  addressHelp: 'Damit meldest du dich an, und dorthin gehen deine Mails.',
  changeAddress: 'Ändern',
  sessions: 'Wo du angemeldet bist',
  thisOne: 'Dieser Browser',
  since: (signed_in: string, used: string): string =>
    `Angemeldet: ${signed_in}, zuletzt benutzt: ${used}`,
  end: 'Abmelden',
  endNamed: (browser: string, used: string): string =>
    `Abmelden: ${browser}, zuletzt benutzt ${used}`,
  everywhere: 'Überall abmelden',
  everywhereText:
    'Meldet alle Browser ab, auch diesen. Zum Anmelden brauchst du dann deine Mail, einen Passkey oder einen Ersatzcode.',
  alsoTokens: 'Auch den Zugang von Assistenten und Apps und den Kalender-Feed deiner Pläne beenden',
}

export const language = {
  title: 'Sprache',
  label: 'Seiten und Mails auf',
  asBrowser: 'Wie mein Browser es sagt',
  save: 'Sprache ändern',
}

export const model = {
  title: 'Assistent',
  row: (provider: string): Phrase => phrase`Mich mit ${provider} verstehen`,
  on: 'An',
  help: (provider: string): Phrase =>
    phrase`${provider} bekommt, was du dem Assistenten sagst, was er in diesem Gespräch gesagt hat, und was er in deinem Konto liest, um dir zu antworten: Namen, Pläne, Listen und Zeiten, keine Adressen und keine Links. Verschicken kann ${provider} nichts. Ist es aus, bekommt niemand außerhalb dieses Dienstes etwas davon.`,
  helpSaved: (provider: string): Phrase =>
    phrase`Was du einfügst, um es als Idee zu speichern, geht ohne Links, E-Mail-Adressen und Telefonnummern auch an ${provider}: ${provider} sagt, welche deiner Wörter der Titel und der Ort sind.`,
  turnOn: 'Einschalten',
  turnOff: 'Ausschalten',
}

export const newAddress = {
  title: 'Adresse ändern',
  now: (address: string): Phrase => phrase`Du meldest dich jetzt mit ${address} an.`,
  text: 'Gib die neue Adresse ein. Sie bekommt eine Mail mit einem Code.',
  address: 'Neue Mailadresse',
  button: 'Code an mich schicken',
  sentTitle: 'Code eingeben',
  sent: (address: string): Phrase =>
    phrase`Wenn ${address} Mails bekommen kann, ist ein Code unterwegs. Er gilt zehn Minuten. Damit ändert sich deine Adresse, alle anderen Browser werden abgemeldet, und deine alte Adresse bekommt einen Link, der es zurücknimmt.`,
  code: 'Code',
  confirm: 'Meine Adresse ändern',
  other: 'Andere Adresse nehmen',
}

export const undoAddress = {
  title: 'Änderung zurücknehmen?',
  text: (address: string): Phrase =>
    phrase`Dein Konto bekommt die Adresse ${address} zurück. Alle Browser werden abgemeldet, und Passkeys und Ersatzcodes enden, damit niemand angemeldet bleibt, der es nicht sein soll.`,
  alsoTokens:
    'Auch den Zugang von Assistenten und Apps und den Kalender-Feed deiner Pläne beenden: Wer die Adresse geändert hat, hat vielleicht welche erstellt',
  button: 'Zurücknehmen',
  dead: {
    title: 'Dieser Link funktioniert nicht mehr',
    text: 'Er nimmt eine Änderung zurück, innerhalb von sieben Tagen. Vielleicht hast du ihn schon benutzt, oder eine frühere Änderung wurde zurückgenommen. Melde dich an oder frag die Leute, die diesen Dienst betreiben.',
    again: 'Anmelden',
    today: 'Heute öffnen',
  },
  done: 'Zurückgenommen',
  doneText: (address: string): Phrase =>
    phrase`Dein Konto hat wieder die Adresse ${address}. Melde dich damit an.`,
  taken:
    'Diese Adresse hat jetzt ein anderes Konto, deshalb geht es nicht zurück. Frag die Leute, die diesen Dienst betreiben.',
}
