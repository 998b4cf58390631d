import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'
import { counted } from '#server/domain/basics/text.ts'

/** As `messages/other_pages.ts`, in German. */

export const connection = {
  windowTitle: (host: string): string => `${host} möchte sich verbinden`,
  preview: (host: string) => ({
    title: `${host} möchte sich mit dir verbinden`,
    text: 'Öffne den Link und sieh, was das bedeutet.',
  }),
  title: (host: string): Phrase => phrase`${host} möchte sich mit dir verbinden`,
  mode: {
    individual: 'Eine Einladung für eine Person',
    shared: 'Eine Einladung für mehrere',
  },
  full: {
    individual: 'Diese Einladung wurde schon benutzt',
    shared: 'Diese Einladung ist voll',
  },
  askForAnother: (host: string): Phrase => phrase`Bitte ${host} um eine neue.`,
  about: (host: string): Phrase =>
    phrase`Sobald ihr verbunden seid, kann dir ${host} Pläne schicken, und ihr könnt antworten und zusammen planen. Du entscheidest, was von dem, was du magst, ${host} sieht. Bis dahin sieht ${host} nichts davon.`,
  joined: (count: number): string => `${counted(count, 'Person', 'Leute')} dabei`,
  likes: (host: string): Phrase => phrase`Das mag ${host}`,
  moreLikes: 'Mehr siehst du, wenn ihr verbunden seid.',
  yourWay: 'Wie du weitermachst',
  howToAccept: 'Mit einer App oder einem Assistenten',
  steps: [
    'Öffne die App oder den Assistenten, mit dem du planst.',
    'Sag, dass du eine Einladung zum Verbinden annehmen möchtest, und gib diesen Code an. Bevor sich etwas ändert, siehst du, was passiert.',
  ],
  code: 'Einladungscode',
  onlyYou: (host: string): Phrase =>
    phrase`Nur du kannst sie für dich annehmen. Sobald du das tust, sieht ${host}, dass ihr verbunden seid.`,
  footer: 'Wer diesen Link hat, kann die Einladung annehmen. Gib ihn bitte nicht weiter.',
}

export const signUpOffer = {
  yourAccount: 'Dein Konto',
  signIn: 'Ich habe ein Konto',
  title: 'Noch kein Konto?',
  text: 'Mit einem Konto findest du deine Einladungen an einem Ort und kannst selbst etwas planen.',
  button: 'Konto anlegen',
}

export const sharedList = {
  windowTitle: (name: string, owner: string): string => `${name} – eine Liste von ${owner}`,
  preview: (name: string, owner: string) => ({ title: name, text: `Eine Liste von ${owner}` }),
  from: (owner: string): Phrase => phrase`${owner} teilt eine Liste`,
  empty: 'Noch steht nichts darauf.',
  size: (ideas: number): string => counted(ideas, 'Idee', 'Ideen'),
  cut: (shown: number, ideas: number): string => `Das sind die ersten ${shown} von ${ideas} Ideen.`,
  askForMore: (owner: string): Phrase => phrase`Frag ${owner} nach den anderen.`,
  until: (moment: string): string => `Dieser Link funktioniert bis ${moment}.`,
  ideas: 'Ideen',
  footer: (owner: string): Phrase =>
    phrase`Das teilt ${owner} mit diesem Link, so wie es gerade ist.`,
}

export function placeSource(attribution: string): string {
  return `Ort: ${attribution}`
}

export function moreAt(hostname: string): string {
  return `Mehr auf ${hostname}`
}

export const mailChoice = {
  title: (own: boolean): string =>
    own ? 'Mails zu deinen eigenen Plänen' : 'Einladungen per Mail',
  stopped: 'Mails abbestellt',
  resumed: 'Du bekommst wieder Mails',
  allStopped:
    'Du bekommst von uns keine Mails mehr, egal wer dich einlädt, auch nicht zu deinen eigenen Plänen.',
  hostStopped: (host: string): Phrase => phrase`Du bekommst von uns keine Mails mehr von ${host}.`,
  ownStopped: 'Du bekommst von uns keine Mails mehr zu deinen eigenen Plänen.',
  on: (host: string): Phrase =>
    phrase`Du bekommst eine Mail, wenn dich ${host} oder sonst jemand einlädt, mit dem du verbunden bist.`,
  ownOn:
    'Du bekommst eine Mail, wenn Gäste antworten, wenn bei einem deiner Pläne genug Leute dabei oder alle Plätze vergeben sind, und wenn die Zeit zum Antworten vorbei ist. Höchstens eine pro Stunde und Plan.',
  yourChoice: 'Deine Wahl',
  stopHost: (host: string): Phrase => phrase`Keine Mails von ${host}`,
  stopOwn: 'Keine Mails zu meinen Plänen',
  stopAll: 'Gar keine Mails',
  resume: 'Wieder Mails bekommen',
  ended: {
    title: 'Dieser Link bestellt keine Mails mehr ab',
    text: 'Vielleicht hat die Person, die dir geschrieben hat, ihr Konto gelöscht: Dann kommt von ihr keine Mail mehr. Oder die Nachricht ist alt, oder ein Teil des Links fehlt. Es wurde nichts geändert.',
    advice:
      'Um Mails von anderen oder alle Mails abzubestellen, nimm den Link in einer neueren Nachricht oder wähle es in deinen Einstellungen.',
    settings: 'Mails in deinen Einstellungen',
  },
  footer: (own: boolean): string =>
    own
      ? 'Was deine Gäste antworten, steht auch in deinem Konto: Deine App oder dein Assistent zeigt es.'
      : 'Andere können dir Links weiterhin selbst schicken, und deine Einladungen bleiben in deinem Konto. Niemand erfährt, warum dich Mails nicht erreichen.',
}
