import { quoted } from '#server/domain/messages/spoken/de_basics.ts'

/** As `messages/account_notices.ts`, in German. */

export function noticeFooter(product: string): string[] {
  return [
    `${product} schickt dir das, weil es darum geht, wer in deinem Namen handeln kann. Diese Mails lassen sich nicht abbestellen.`,
  ]
}

export const noticeLabels = {
  name: 'Name',
  called: 'Nennt sich',
  may: 'Darf',
  ends: 'Gilt bis',
  when: 'Wann',
  browser: 'Browser',
  agent: 'Vorbereitet von',
  until: 'Freigeben kannst du bis',
}

const otherSessions = 'melde in deinen Einstellungen die anderen Browser ab'

export const tokenMade = {
  subject: (product: string) => `Neues Zugangstoken für dein Konto bei ${product}`,
  heading: 'Ein neues Zugangstoken wurde erstellt',
  text: 'Ein Programm mit diesem Token kann in deinem Namen handeln. Du findest es unter „Agenten“ in deinen Einstellungen.',
  end: `Wenn du das nicht warst: Melde dich an, widerrufe das Token unter „Agenten“ und ${otherSessions}.`,
  action: 'Deine Token ansehen',
}

export const appConnected = {
  subject: (app: string) => `${app} wurde mit deinem Konto verbunden`,
  heading: (app: string) => `${app} kann jetzt in deinem Namen handeln`,
  text: 'Du findest die App unter „Agenten“ in deinen Einstellungen und kannst sie dort jederzeit trennen.',
  end: `Wenn du das nicht warst: Melde dich an, trenne die App unter „Agenten“ und ${otherSessions}.`,
  action: 'Deine Apps ansehen',
}

export const passkeyAdded = {
  subject: (product: string) => `Neuer Passkey für dein Konto bei ${product}`,
  heading: 'Ein Passkey wurde hinzugefügt',
  text: 'Damit kannst du dich ab jetzt anmelden.',
  end: `Wenn du das nicht warst: Melde dich per Mail an, entferne den Passkey in deinen Einstellungen und ${otherSessions}.`,
  action: 'Deine Passkeys ansehen',
}

export const passkeyRemoved = {
  subject: (product: string) => `Ein Passkey deines Kontos bei ${product} wurde entfernt`,
  heading: 'Ein Passkey wurde entfernt',
  text: 'Damit kannst du dich nicht mehr anmelden. Per Mail geht es weiterhin.',
  end: `Wenn du das nicht warst: Melde dich per Mail an, sieh deine Passkeys an und ${otherSessions}.`,
  action: 'Deine Passkeys ansehen',
}

export const recoveryCodesMade = {
  subject: (product: string) => `Neue Ersatzcodes für dein Konto bei ${product}`,
  heading: 'Ersatzcodes wurden erstellt',
  text: 'Mit jedem davon kannst du einmal zeigen, dass du es bist, wenn du nicht an deine Mails kommst. Frühere Codes gelten nicht mehr.',
  end: `Wenn du das nicht warst: Melde dich per Mail an, erstell in deinen Einstellungen neue Ersatzcodes und ${otherSessions}.`,
  action: 'Dein Konto ansehen',
}

export const recoveryCodeUsed = {
  subject: (product: string) => `Ein Ersatzcode wurde bei ${product} benutzt`,
  heading: 'Ein Ersatzcode wurde benutzt',
  text: (left: number) =>
    left === 0
      ? 'Er gilt nicht mehr, und es war der letzte. In deinen Einstellungen kannst du neue erstellen.'
      : `Er gilt nicht mehr. ${left === 1 ? 'Einer ist' : `${left} sind`} noch übrig.`,
  end: `Wenn du das nicht warst: Melde dich per Mail an, erstell in deinen Einstellungen neue Ersatzcodes und ${otherSessions}.`,
  action: 'Dein Konto ansehen',
}

export const approvalWaiting = {
  subject: (title: string) => `Wartet auf deine Freigabe: ${quoted(title)}`,
  heading: (agent: string) => `${agent} möchte etwas für dich verschicken`,
  text: (title: string, minutes: number) =>
    `${quoted(title)} ist bereit. Noch wurde nichts verschickt: Öffne die Seite, sieh es dir an und entscheide. ${minutesLeft(minutes)}`,
  end: 'Später kannst du es auf derselben Seite noch selbst verschicken. Wenn dieser Agent nichts mehr für dich tun soll, nimm ihm unter „Agenten“ in deinen Einstellungen den Zugang.',
  action: 'Ansehen',
}

function minutesLeft(minutes: number): string {
  if (minutes < 1) return 'Es bleibt weniger als eine Minute.'
  return minutes === 1 ? 'Es bleibt eine Minute.' : `Es bleiben ${minutes} Minuten.`
}
