import { failed, refusals } from '#server/domain/messages/german/refusals.ts'
import type { RefusalText } from '#server/domain/messages/refusals.ts'

/** As `messages/pages.ts`, in German. */

export const missing = {
  title: 'Dieser Link funktioniert nicht',
  text: 'Vielleicht gibt es einen neueren, oder die Einladung oder Liste dahinter wurde zurückgezogen.',
  advice:
    'Such nach einer neueren Nachricht oder bitte die Person, die dir den Link geschickt hat, um einen anderen.',
}

const ownRefusals: Readonly<Record<number, RefusalText>> = {
  ...refusals,
  403: {
    title: 'Bitte antworte auf der Seite selbst',
    text: 'Das Formular kam von einer anderen Website, deshalb wurde nichts geändert. Öffne deinen Link und antworte dort.',
  },
  405: { title: 'Das geht hier nicht', text: 'Bitte öffne deinen Link in einem Browser.' },
  409: {
    title: 'Einen Moment',
    text: 'Gerade antworten auch andere, deshalb wurde nichts gespeichert. Bitte geh zurück und versuch es noch einmal.',
  },
  413: { title: 'Das war zu lang', text: 'Bitte geh zurück und schreib einen kürzeren Text.' },
  429: {
    title: 'Zu viele Aufrufe auf einmal',
    text: 'Bitte warte einen Moment und öffne dann deinen Link noch einmal.',
  },
}

const formLimited: RefusalText = {
  title: 'Zu viele Aufrufe auf einmal',
  text: 'Nichts wurde gespeichert. Bitte warte einen Moment, geh zurück und schick es noch einmal ab.',
}

export function refusalText(status: number, sent: boolean): RefusalText {
  if (status === 429 && sent) return formLimited
  return ownRefusals[status] ?? failed
}
