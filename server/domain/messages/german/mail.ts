import { quoted } from '#server/domain/messages/spoken/de_basics.ts'
import { spokenList } from '#server/domain/basics/spoken_list.ts'
import type { MovedPart } from '#server/domain/messages/mail.ts'
import { capitalized, counted } from '#server/domain/basics/text.ts'

/** As `messages/mail.ts`, in German. */

export const inviteMail = {
  subject: (title: string, when: string) => `Einladung: ${title}${when}`,
  heading: (host: string, title: string) => `${host} lädt dich zu ${quoted(title)} ein`,
  action: 'Plan ansehen und antworten',
}

const parts: Readonly<Record<MovedPart, string>> = {
  time: 'die Zeit',
  meetingTime: 'die Zeit zum Treffen',
  meetingPoint: 'der Treffpunkt',
  place: 'der Ort',
}

export const updateMail = {
  subject: (title: string, when: string) => `Geändert: ${title}${when}`,
  heading: (host: string, title: string) => `${host} hat ${quoted(title)} geändert`,
  moved: (moved: readonly MovedPart[]): string =>
    moved.length === 0
      ? 'Zeit oder Ort haben sich geändert, seit du geantwortet hast.'
      : `${capitalized(spokenList(moved.map((part) => parts[part])))} ${moved.length === 1 ? 'hat' : 'haben'} sich geändert.`,
  reconfirm: {
    accepted: 'Passt es dir noch? Deine Antwort bleibt, bis du sie änderst.',
    declined: 'Vielleicht passt es dir jetzt. Deine Antwort bleibt, bis du sie änderst.',
    pending: 'Du hast noch nicht geantwortet: Passt es dir so?',
  },
  action: 'Plan ansehen und antworten',
}

export const cancelMail = {
  subject: (title: string, when: string) => `Abgesagt: ${title}${when}`,
  heading: (host: string, title: string) => `${host} hat ${quoted(title)} abgesagt`,
  canceled: 'Der Plan fällt aus. Du musst nichts tun.',
  action: 'Plan ansehen',
}

export const removedMail = {
  subject: (title: string) => `Du bist nicht mehr eingeladen: ${title}`,
  heading: (title: string) => `Du bist nicht mehr zu ${quoted(title)} eingeladen`,
  removed: (host: string) =>
    `${host} hat dich von der Gästeliste genommen, deshalb gilt deine Einladung nicht mehr. Wenn du das für ein Versehen hältst, frag ${host}.`,
}

export const listMail = {
  subject: (host: string, list: string) => `${host} teilt eine Liste mit dir: ${list}`,
  heading: (host: string, list: string) => `${host} teilt die Liste ${quoted(list)} mit dir`,
  ideas: (count: number) =>
    `Darauf ${count === 1 ? 'steht' : 'stehen'} ${counted(count, 'Idee', 'Ideen')}. Zum Ansehen brauchst du kein Konto.`,
  action: 'Liste öffnen',
}

export const mailTables = {
  changes: 'Was sich geändert hat',
  facts: 'Der Plan',
  answers: 'Wer geantwortet hat',
  checklist: 'Gut zu wissen',
}

export const factLabels = {
  when: 'Wann',
  reader: 'Bei dir',
  where: 'Wo',
  place_source: 'Ortsdaten',
  meet: 'Treffpunkt',
  activity: 'Was',
  deadline: 'Antworten bis',
  people: 'Leute',
  source: 'Mehr',
}

export const notScheduled = 'Steht noch nicht fest'

export function groupSize(least: number | null, most: number | null): string | null {
  if (least === null && most === null) return null
  if (least === null) return `insgesamt höchstens ${most}`
  if (least === most) return `insgesamt genau ${most}`
  return most === null ? `insgesamt mindestens ${least}` : `insgesamt ${least} bis ${most}`
}

export const changeLabels = {
  title: 'Titel',
  start: 'Beginn',
  end: 'Ende',
  meetingTime: 'Treffen um',
  meetingPoint: 'Treffpunkt',
  place: 'Ort',
  deadline: 'Antworten bis',
  least: 'Mindestens',
  most: 'Höchstens',
  description: 'Einzelheiten',
  guestList: 'Gästeliste',
  notes: 'Deine Notizen',
}

export function guestListWords(shown: boolean | undefined): string | null {
  if (shown === undefined) return null
  return shown ? 'Alle Eingeladenen sehen, wer kommt' : 'Nur wer einlädt, sieht, wer kommt'
}

export function peopleCount(count: number): string {
  return `insgesamt ${counted(count, 'Person', 'Leute')}`
}

export const removedValue = 'entfernt'

export function previousValue(before: string | null): string {
  return `vorher: ${before ?? 'nicht angegeben'}`
}

export function quotedNote(note: string): string {
  return `„${note}“`
}

export function footerLines(
  product: string,
  host: string | null,
  isInCalendar: boolean,
  replies = false,
): [sentBy: string, replies: string] {
  if (host === null) {
    return [
      `Diese Mail kommt von ${product} und betrifft deine eigenen Pläne und Kalender.`,
      'Antworten auf diese Mail liest niemand.',
    ]
  }
  if (replies)
    return [`${product} schickt dir das für ${host}.`, `Antworten auf diese Mail gehen an ${host}.`]
  const calendar = isInCalendar ? ', auch keine Antworten aus deinem Kalender' : ''
  return [
    `${product} schickt dir das für ${host}.`,
    `Antworten auf diese Mail kommen bei ${host} nicht an${calendar}.`,
  ]
}

export function unsubscribeFrom(host: string | null): string {
  return host === null
    ? 'Mails zu deinen eigenen Plänen und Kalendern abbestellen oder wählen, welche du bekommst'
    : `Mails von ${host} abbestellen`
}
