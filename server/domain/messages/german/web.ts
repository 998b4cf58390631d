import { failed, refusals } from '#server/domain/messages/german/refusals.ts'
import type { RefusalText } from '#server/domain/messages/refusals.ts'

/** As what pages say of `messages/web.ts`, in German. */

export const operator = {
  title: 'Wer das betreibt',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  support: 'Hilfe',
}

export const topBar = {
  skip: 'Zum Inhalt',
  firstPage: 'Zur Startseite',
  signInTab: 'In neuem Tab anmelden',
  signOut: 'Abmelden',
  ways: 'Seiten',
  account_pages: 'Seiten deines Kontos',
  today: 'Heute',
  plans: 'Pläne',
  add: 'Neu',
  ideas: 'Ideen',
  more: 'Mehr',
  settings: 'Einstellungen',
  assistant: 'Assistent',
  approvals: 'Freigaben',
  agents: 'Agenten',
  calendars: 'Kalender',
  account: 'Konto',
}

const ownRefusals: Readonly<Record<number, RefusalText>> = {
  ...refusals,
  401: {
    title: 'Du bist abgemeldet',
    text: 'Nichts wurde gespeichert. Melde dich in einem anderen Tab an, komm hierher zurück, geh einen Schritt zurück und schick es noch einmal ab.',
  },
  403: {
    title: 'Bitte schick das noch einmal ab',
    text: 'Das Formular kam nicht von dieser Seite, wie sie jetzt ist, deshalb wurde nichts geändert. Geh zurück, lade die Seite neu und schick es noch einmal ab. Wenn das nicht hilft, erlaube Cookies für diese Website.',
  },
  404: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht wurde sie entfernt, oder der Link ist unvollständig. Prüfe die Adresse oder fang auf der Startseite an.',
  },
  405: { title: 'Das geht hier nicht', text: 'Bitte öffne die Seite in einem Browser.' },
  409: {
    title: 'Einen Moment',
    text: 'Gerade wird noch etwas anderes geändert, deshalb wurde nichts gespeichert. Bitte versuch es noch einmal.',
  },
  413: { title: 'Das war zu groß', text: 'Bitte geh zurück und schick weniger.' },
  422: { title: 'Etwas stimmt noch nicht', text: 'Bitte geh zurück und prüfe deine Eingaben.' },
  429: {
    title: 'Das war zu oft',
    text: 'Nichts wurde gespeichert. Bitte warte einen Moment und versuch es dann noch einmal.',
  },
}

export const keptRefusals: Readonly<Record<number, RefusalText>> = {
  401: {
    title: 'Du bist abgemeldet',
    text: 'Nichts wurde gespeichert. Melde dich in einem anderen Tab an und komm dann hierher zurück.',
  },
  403: {
    title: 'Bitte schick das noch einmal ab',
    text: 'Du hast dich neu angemeldet, seit die Seite offen ist, deshalb wurde nichts geändert.',
  },
}

export function webRefusal(status: number): RefusalText {
  return ownRefusals[status] ?? failed
}
