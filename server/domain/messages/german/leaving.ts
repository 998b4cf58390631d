import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** As what pages say of `messages/leaving.ts`, in German. */

export const deleteAccount = {
  title: 'Mein Konto löschen',
  back: 'Konto',
  help: 'Alles darin wird gelöscht, nach sieben Tagen, in denen du es dir anders überlegen kannst.',
  text: 'Das endet sofort: alle Sitzungen, der Zugang von Assistenten und Apps, dein Kalender-Feed, was Freunde von deiner freien Zeit sehen, und alle Links, die du geteilt hast.',
  after:
    'Sieben Tage lang kannst du dich anmelden und dein Konto behalten. Danach wird es gelöscht:',
  consequences: [
    'Pläne, von denen andere wissen und die noch nicht vorbei sind, werden abgesagt. Deine Antworten auf Pläne anderer werden zu Absagen.',
    'Freunde sind nicht mehr mit dir verbunden. Listen, die du geteilt hast, enden. Was Freunden von deinen Plänen bleibt, nennt dich „a former member“.',
    'Alles, was du gespeichert hast, wird gelöscht und lässt sich nicht zurückholen. Wer diesen Dienst betreibt, hat es vielleicht noch eine Weile in Sicherungen.',
  ],
  exportFirst: 'Nimm zuerst deine Daten mit',
  address: 'Gib deine Adresse ein',
  addressHelp: (address: string): Phrase => phrase`Sie lautet ${address}.`,
  wrongAddress:
    'Das ist nicht die Adresse deines Kontos. Gib sie so ein, wie sie unter dem Feld steht.',
  tells: 'Den Gästen meiner Pläne schreiben, dass sie ausfallen',
  button: 'Mein Konto löschen',
  done: 'Dein Konto wird gelöscht',
  doneText: (day: string): Phrase =>
    phrase`Du bist überall abgemeldet. Sieben Tage lang, bis ${day}, kannst du dich anmelden und dein Konto behalten. Danach wird alles darin gelöscht.`,
  signIn: 'Anmelden',
}

export const keepAccount = {
  title: 'Dein Konto wird gelöscht',
  text: (day: string): Phrase =>
    phrase`Du hast darum gebeten. Bis ${day} kannst du alles behalten, wie es ist.`,
  ended:
    'Was dabei geendet hat, bleibt beendet: Sitzungen, der Zugang von Assistenten und Apps, dein Kalender-Feed, und wer sieht, wann du Zeit hast. Links zu deinen Plänen und Listen funktionieren wieder.',
  button: 'Mein Konto behalten',
  leave: 'So lassen',
  kept: 'Dein Konto bleibt.',
  tooLate: 'Die sieben Tage sind vorbei, und dein Konto wird gelöscht.',
}

export const exportAccount = {
  title: 'Deine Daten',
  back: 'Konto',
  help: 'Alles in deinem Konto, als eine Datei',
  text: 'Eine Zip-Datei mit allem in deinem Konto: Pläne, Ideen, Listen, Leute, Orte, Antworten, was in deinem Namen getan wurde, und deine Bilder. Die Datei README.txt darin sagt auf Englisch, was was ist.',
  without:
    'Nicht darin: was etwas öffnet, wie Links, Zugangstoken und Feed-Adressen, und die Adressen anderer.',
  limit: 'Du kannst sie einmal am Tag laden. Sie entsteht, während du sie lädst.',
  button: 'Meine Daten laden',
  tooOften:
    'Du hast deine Daten in den letzten 24 Stunden schon geladen. Versuch es morgen wieder.',
  underWay: 'Deine Daten werden gerade schon geladen. Warte, bis das fertig ist.',
  busy: 'Gerade laden andere ihre Daten. Versuch es in einer Minute noch einmal.',
}

export const endedLink = {
  title: 'Das ist zu Ende',
  text: 'Wer dir diesen Link geschickt hat, teilt ihn nicht mehr.',
  advice: 'Mit dem Link ist alles in Ordnung, und du musst keinen anderen suchen.',
}
