import { quoted } from '#server/domain/messages/spoken/de_basics.ts'
import type { PlanEvent } from '#server/domain/plans/host_notice.ts'
import { counted } from '#server/domain/basics/text.ts'

/** As `messages/host_mail.ts`, in German. */

export const eventSubject: Readonly<Record<PlanEvent, string>> = {
  missed: 'Nicht genug Leute',
  full: 'Voll',
  tipped: 'Genug Leute',
  closed: 'Die Zeit zum Antworten ist vorbei',
}

export const eventSentence: Readonly<
  Record<
    PlanEvent,
    (facts: { least: number | null; most: number | null; coming: number }) => string
  >
> = {
  tipped: ({ least }) => `Es sind genug Leute dabei: Du wolltest mindestens ${least}.`,
  full: ({ most }) => `Alle ${most} Plätze sind vergeben. Niemand kann mehr zusagen.`,
  missed: ({ least, coming }) =>
    `Die Zeit zum Antworten ist vorbei, und es sind zu wenige dabei: ${coming} von mindestens ${least}. Gäste können nicht mehr zusagen. Du kannst die Zeit zum Antworten verlängern oder den Plan absagen.`,
  closed: () => 'Gäste können ihre Antworten nicht mehr ändern.',
}

export function answersSubject(count: number): string {
  return counted(count, 'Antwort', 'Antworten')
}

export function answerText(
  name: string,
  { answer, before }: { answer: 'accepted' | 'declined'; before: 'accepted' | 'declined' | null },
): string {
  if (answer === 'accepted')
    return `${name} ${before === 'accepted' ? 'ist weiter dabei' : 'kommt'}`
  if (before === 'declined') return `${name} kann immer noch nicht`
  return before === 'accepted' ? `${name} kann doch nicht` : `${name} kann nicht`
}

export const bySignUp = ' (über deinen Link angemeldet)'

export const bySignUpAgain =
  ' (über deinen Link angemeldet; jemanden mit diesem Namen hattest du von der Liste genommen)'

export const beforeTheMove = ', hat vor der Änderung geantwortet'

export function moreAnswers(count: number): string {
  return `und ${counted(count, 'weitere Antwort', 'weitere Antworten')}, zu sehen auf der Seite deines Plans`
}

export function newsHeading(title: string, event: PlanEvent | undefined, answers: number): string {
  return event
    ? `${eventSubject[event]}: ${quoted(title)}`
    : `${counted(answers, 'Antwort', 'Antworten')} zu ${quoted(title)}`
}

export const countLabels = {
  coming: 'Es kommen',
  declined: 'Können nicht',
  pending: 'Keine Antwort',
}

export function comingWords(coming: number, most: number | null): string {
  const people = most === null ? counted(coming, 'Person', 'Leute') : `${coming} von ${most} Leuten`
  return `${people}, mit dir`
}

export const openPlan = 'Plan öffnen'
