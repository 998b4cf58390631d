import type { RefusalText } from '#server/domain/messages/refusals.ts'

/** As `messages/refusals.ts`, in German. */

export const failed: RefusalText = {
  title: 'Etwas ist schiefgegangen',
  text: 'Das liegt nicht an dir, und nichts wurde geändert. Bitte versuch es gleich noch einmal.',
}

export const refusals: Readonly<Record<number, RefusalText>> = {
  400: {
    title: 'Das war nicht lesbar',
    text: 'Bitte geh zurück und versuch es noch einmal.',
  },
  415: {
    title: 'Das war nicht lesbar',
    text: 'Bitte geh zurück und benutz die Knöpfe auf der Seite.',
  },
  503: {
    title: 'Gleich wieder da',
    text: 'Der Dienst ist ausgelastet oder wird aktualisiert. Bitte versuch es in Kürze noch einmal.',
  },
}
