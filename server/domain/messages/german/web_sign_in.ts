import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** As what pages say of `messages/web_sign_in.ts`, in German. */

export const signIn = {
  title: 'Anmelden',
  text: 'Gib deine Mailadresse ein. Du bekommst eine Mail mit einem Link und einem Code.',
  signedOut: 'Du bist in diesem Browser abgemeldet.',
  invited: (host: string): Phrase =>
    phrase`Leg ein Konto an, um mit ${host} zu planen. Gib zuerst deine Mailadresse ein: Du bekommst eine Mail mit einem Link und einem Code.`,
  arriving: (host: string): Phrase =>
    phrase`Um mit der Einladung von ${host} weiterzumachen, gib deine Mailadresse ein. Du bekommst eine Mail mit einem Link und einem Code. Wenn du noch kein Konto hast, legst du danach eins an.`,
  signUpTitle: 'Konto anlegen',
  address: 'Mailadresse',
  wrongAddress: 'Das ist keine Mailadresse, an die wir schreiben können.',
  button: 'Mail an mich schicken',
}

export const fieldErrors = 'Bitte korrigiere das:'

export const sent = {
  title: 'Sieh in deine Mails',
  text: (address: string): Phrase =>
    phrase`Wenn ${address} Mails bekommen kann, ist eine unterwegs. Darin sind ein Link und ein Code; beide gelten zehn Minuten.`,
  place: (place: string): string => `Noch werden keine Mails verschickt: Sie steht hier: ${place}.`,
  code: 'Code',
  codeHelp: 'Acht Ziffern, zum Beispiel 1234 5678. Oder öffne den Link in diesem Browser.',
  codeHelpAlone: 'Acht Ziffern, zum Beispiel 1234 5678.',
  wrongCode:
    'Dieser Code stimmt nicht. Prüfe ihn oder fordere eine neue Mail an. Nach fünf falschen Codes gilt eine Mail nicht mehr.',
  codesOff:
    'Es wurden zu viele Codes probiert. Öffne stattdessen den Link aus der Mail in diesem Browser.',
  button: 'Anmelden',
  noMail: 'Keine Mail?',
  noMailText: 'Sieh im Spamordner nach.',
  whoGets: 'Mails bekommt nur, wer ein Konto hat oder eingeladen wurde.',
  wait: 'Nach einer Minute kannst du hier eine neue anfordern.',
  lookAgain: 'Noch einmal nachsehen',
  again: 'Neue Mail schicken',
  otherAddress: 'Andere Adresse nehmen',
}

export const welcome = {
  title: 'Willkommen',
  text: (address: string): Phrase => phrase`Du legst ein Konto für ${address} an.`,
  name: 'Dein Name',
  nameHelp: 'Freunde sehen ihn, wenn du sie einlädst.',
  wrongName: (most: number): string => `Gib einen Namen mit höchstens ${most} Zeichen ein.`,
  zone: 'Deine Zeitzone',
  zoneHelp:
    'Eine Stadt, ein Land oder ein Name wie Europe/Berlin. Alle Zeiten, die du siehst oder nennst, sind darin gemeint.',
  zoneOf: (host: string): Phrase =>
    phrase`Das ist die Zeitzone von ${host}, von dort kommt deine Einladung. Ändere sie, wenn deine eine andere ist.`,
  wrongZone:
    'Gib eine große Stadt in deiner Nähe ein oder wähl eine Zeitzone aus der Liste, zum Beispiel Europe/Berlin.',
  button: 'Mein Konto anlegen',
  notMade: {
    title: 'Das Konto wurde nicht angelegt',
    text: 'Die Adresse hat inzwischen ein Konto, die Einladung wurde benutzt, oder eine halbe Stunde ist vorbei. Wenn du den Knopf zweimal gedrückt hast, gehört das Konto dir: Öffne Heute oder melde dich an.',
    again: 'Anmelden',
    today: 'Heute öffnen',
  },
}

export const stepUp = {
  title: 'Zeig, dass du es bist',
  text: (address: string): Phrase =>
    phrase`Was du vorhast, ist wichtig. Zeig deshalb bitte, dass du es bist. ${address} bekommt eine Mail mit einem Code.`,
  codesOff: 'Es wurden zu viele Codes probiert. Warte eine Stunde und fordere dann einen neuen an.',
  button: 'Code an mich schicken',
  sentText: (address: string): Phrase =>
    phrase`Wir haben einen Code an ${address} geschickt. Er gilt zehn Minuten.`,
  done: 'Weiter',
}

export const signInLink = {
  title: 'Anmelden',
  asWhom: (address: string): Phrase => phrase`Als ${address} anmelden?`,
  somebodyElse: {
    title: (name: string): Phrase => phrase`Du bist als ${name} angemeldet`,
    text: (address: string): Phrase =>
      phrase`Wenn du weitermachst, bist du stattdessen als ${address} angemeldet.`,
  },
  otherBrowser: {
    title: 'Du hast das in einem anderen Browser angefordert',
    text: (masked: string): Phrase =>
      phrase`Dieser Link meldet ${masked} an. Geh zurück zu dem Browser, in dem du ihn angefordert hast, und gib dort den Code aus der Mail ein.`,
    here: 'Oder melde dich hier an: Gib zuerst die ganze Adresse ein.',
  },
  address: 'Deine Mailadresse',
  wrongAddress: 'An diese Adresse ging der Link nicht.',
  button: 'Anmelden',
  buttonHere: 'Hier anmelden',
  footer: 'Mach nur weiter, wenn du diesen Link selbst angefordert hast.',
}

export const deadLink = {
  title: 'Dieser Link funktioniert nicht mehr',
  text: 'Ein Link meldet nur einmal an und gilt nur zehn Minuten. Wenn du den Knopf zweimal gedrückt hast, bist du vielleicht schon angemeldet: Öffne Heute. Sonst fordere einen neuen an.',
  again: 'Anmelden',
  today: 'Heute öffnen',
}

export const noMail = {
  title: 'Mails an deine Adresse',
  text: (address: string): Phrase =>
    phrase`Jemand hat ${address} auf einer Seite von uns eingegeben. Wenn du solche Mails nicht willst, schreiben wir nie wieder dorthin.`,
  button: 'Nie an diese Adresse schreiben',
  done: 'Wir schreiben dir nicht mehr',
  doneText:
    'Wenn du eines Tages ein Konto anlegen willst, frag zuerst die Leute, die diesen Dienst betreiben.',
}
