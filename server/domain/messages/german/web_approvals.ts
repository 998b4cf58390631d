import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** As `messages/web_approvals.ts`, in German. */

export function agentName(label: string | null | undefined): string {
  return label?.trim() || 'Eine App ohne Namen'
}

export const approvals = {
  title: 'Freigaben',
  back: 'Heute',
  waiting: 'Wartet auf deine Freigabe',
  lapsed: 'Nicht rechtzeitig verschickt',
  lapsedHelp: 'Niemand hat das verschickt. Eine Woche lang kannst du es noch.',
  none: 'Nichts wartet auf dich',
  noneText:
    'Wenn ein Agent etwas zum Verschicken hat, wartet es hier, bis du es angesehen hast. Sag deinem: „Lade Ada am Freitag zum Ramen ein“.',
  noneOlder: 'Älteres gibt es nicht.',
  steps: 'Verbindungen',
  askedBy: (agent: string): Phrase => phrase`Angefragt von ${agent}`,
  by: (agent: string): Phrase => phrase`Vorbereitet von ${agent}`,
  left,
  released: 'Freigegeben, noch nicht verschickt',
  older: 'Ältere',
  first: 'Neueste zuerst',
}

function left(until: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000))
  return minutes === 1 ? 'noch 1 Minute' : `noch ${minutes} Minuten`
}

export const step = {
  back: 'Freigaben',
  titles: {
    create_invitation: 'Diese Einladung erstellen?',
    accept_invitation: 'Verbinden?',
    disconnect: 'Diese Verbindung beenden?',
    close_invitation: 'Diese Einladung schließen?',
  },
  asked: 'Einer deiner Agenten möchte das tun. Ohne dich kann er es nicht.',
  consequences: 'Was passiert',
  buttons: {
    create_invitation: 'Erstellen',
    accept_invitation: 'Verbinden',
    disconnect: 'Verbindung beenden',
    close_invitation: 'Schließen',
  },
  removable: 'Auch bei dem weglassen, was du magst',
  notNow: 'Wenn du diese Seite schließt, ändert sich nichts.',
  over: {
    title: 'Hier gibt es nichts mehr zu entscheiden',
    text: 'Es wurde getan, ist abgelaufen, oder seitdem hat sich etwas geändert. Wenn du es noch willst, bitte deinen Agenten, es neu vorzubereiten.',
  },
  done: 'Erledigt',
  link: 'Gib diesen Link weiter',
  linkText: 'Er wird nur jetzt gezeigt, später nicht mehr.',
}

export const approval = {
  back: 'Freigaben',
  preparedBy: (agent: string, when: string): Phrase => phrase`Vorbereitet von ${agent}, ${when}.`,
  left: (until: Date, now: Date): string => left(until, now).replace(/^n/, 'N'),
  nothingYet: 'Noch wurde nichts verschickt.',
  who: 'Wen es erreicht',
  nobody: 'Es erreicht niemanden: Es gibt keine Mail und keinen persönlichen Link.',
  openLink:
    'Es entsteht ein Link, den alle benutzen können, die ihn bekommen. Es wird keine Mail verschickt.',
  byMail: 'bekommt eine Mail von uns',
  byLink: 'bekommt einen eigenen Link, den du weitergibst',
  agentsLinks:
    'Wenn du deinen Agenten verschicken lässt, bekommt er die persönlichen Links und gibt sie weiter.',
  byYou: 'erfährt es von dir, bekommt keine Mail',
  byYouOrLink: 'bekommt keine Mail: du gibst selbst Bescheid',
  notReached: 'ist nicht zu erreichen',
  stillOpen: 'Der Link für alle gilt weiter: Wer ihn hat, kann sich wieder anmelden.',
  changes: { added: 'Neu eingeladen', removed: 'Nicht mehr eingeladen' },
  what: 'Was sich ändert',
  was: (before: string): string => `vorher: ${before}`,
  empty: 'nichts',
  removed: 'entfernt',
  mail: 'Was in der Mail steht',
  mailTo: (names: string): Phrase => phrase`Die Mail an ${names}`,
  mailIn: { en: 'auf Englisch', de: 'auf Deutsch' },
  subject: 'Betreff',
  ownLink: '(der eigene Link)',
  untold: 'Niemand bekommt eine Mail: Du sagst deinen Gästen selbst Bescheid.',
  noMail: 'Es wird keine Mail verschickt.',
  zones: 'Wer in einer anderen Zeitzone ist, liest dort auch die Zeit nach der eigenen Uhr.',
  decide: 'Verschicken?',
  release: (agent: string): Phrase => phrase`Ja, ${agent} darf das verschicken`,
  releaseText: (agent: string): Phrase =>
    phrase`${agent} kann es dann einmal verschicken, so wie es hier steht. Wenn sich vorher etwas ändert, wirst du neu gefragt.`,
  mayWithout: (agent: string): Phrase =>
    phrase`${agent} darf das verschicken, ohne dich hier zu fragen.`,
  mayNot: (agent: string): Phrase =>
    phrase`${agent} kann selbst nichts verschicken. Wenn du es willst, verschick es selbst.`,
  own: 'Selbst verschicken',
  refuse: 'Nicht verschicken',
  states: {
    open: null,
    released: {
      title: (agent: string): Phrase =>
        phrase`Du hast das freigegeben. ${agent} kann es jetzt verschicken.`,
      text: 'Noch ist es nicht verschickt. Bis dahin kannst du es noch aufhalten.',
    },
    lapsed: {
      title: 'Es wurde nicht rechtzeitig verschickt',
      text: 'Was ein Agent vorbereitet, wartet 15 Minuten. Unten steht, wie es jetzt verschickt würde.',
    },
    changed: {
      title: 'Seit der Vorbereitung hat sich etwas geändert',
      text: 'Deshalb geht es nicht mehr so, wie dein Agent es vorbereitet hat. Unten steht, wie es jetzt verschickt würde.',
    },
    committed: { title: 'Es wurde verschickt', text: null },
    sent: { title: 'Du hast es selbst verschickt', text: null },
    refused: {
      title: 'Du hast es abgelehnt',
      text: 'Nichts wurde verschickt. Dein Agent erfährt das, wenn er es versucht.',
    },
    replaced: {
      title: 'Es wurde ersetzt',
      text: 'Etwas Neueres wurde vorbereitet, oder der Plan hat sich geändert. Von hier wurde nichts verschickt.',
    },
  },
  results: {
    released: 'Freigegeben',
    late: 'Das kam zu spät: Inzwischen wurde es verschickt, ersetzt oder ist abgelaufen. Jetzt wurde nichts getan.',
    changed:
      'Nichts wurde getan: Es ist nicht mehr so, wie du es gesehen hast. Bitte sieh unten, wie es jetzt ist.',
    differs:
      'Nichts wurde verschickt: Es ist anders, als du es gesehen hast. Bitte sieh es dir unten noch einmal an.',
    repeated:
      'Dieses Formular wurde schon mit etwas anderem abgeschickt. Bitte sieh es dir unten noch einmal an.',
    failed: 'Nichts wurde verschickt',
    done: 'Erledigt',
    links: 'Gib diese Links weiter',
    linksText:
      'Sie werden nur jetzt gezeigt. Jeder ist für eine Person, wenn nichts anderes dabeisteht.',
    anyone: 'Für alle',
    plans: 'Zu deinen Freigaben',
  },
  notPossible: 'Es lässt sich nicht mehr verschicken',
  gone: {
    title: 'Hier gibt es nichts mehr zu entscheiden',
    text: 'Nichts wurde verschickt. Was dein Agent vorbereitet hat, ist nicht da: Der Entwurf oder die Liste wurde gelöscht oder gehört nicht zu diesem Konto. Wenn du es noch willst, bitte deinen Agenten, es neu vorzubereiten.',
    link: 'Sehen, was auf dich wartet',
  },
}
