import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import type { PlanEvent } from '#server/domain/plans/host_notice.ts'
import { counted } from '#server/domain/basics/text.ts'

/** The sentences of mail to the host of a plan. Names and titles are single lines of plain text. */

/** The start of the subject for what has become of a plan. */
export const eventSubject: Readonly<Record<PlanEvent, string>> = {
  missed: 'Not enough people',
  full: 'Full',
  tipped: 'Enough people',
  closed: 'Answers are closed',
}

/** What has become of a plan; `least` and `most` are people, the host included. */
export const eventSentence: Readonly<
  Record<
    PlanEvent,
    (facts: { least: number | null; most: number | null; coming: number }) => string
  >
> = {
  tipped: ({ least }) => `Enough people are in: you wanted at least ${least}.`,
  full: ({ most }) => `All ${most} places are taken. Nobody else can accept now.`,
  missed: ({ least, coming }) =>
    `The time to answer is over, and too few people are in: ${coming} of at least ${least}. Guests can’t accept any more. Decide what becomes of the plan: move the deadline, or cancel it.`,
  closed: () => 'Guests can’t change their answers any more.',
}

/** The subject, before the title. */
export function answersSubject(count: number): string {
  return counted(count, 'answer')
}

/** What a guest answered, as a sentence without its end; `before` is what the host was told before. */
export function answerText(
  name: string,
  { answer, before }: { answer: 'accepted' | 'declined'; before: 'accepted' | 'declined' | null },
): string {
  if (answer === 'accepted')
    return `${name} ${before === 'accepted' ? 'is still coming' : 'is coming'}`
  if (before === 'declined') return `${name} still can’t come`
  return before === 'accepted' ? `${name} can’t come any more` : `${name} can’t come`
}

/** What stands after the answer of somebody who signed up by an open link. */
export const bySignUp = ' (signed up by your link)'

/** The same where somebody of that name signed up before and was taken off the list. */
export const bySignUpAgain =
  ' (signed up by your link; you took somebody of that name off the list before)'

/** What stands after an answer to the plan as it was: the mail itself says when it is now. */
export const beforeTheMove = ', answered before the plan changed'

/** The last line of a list of answers that has not all of them. */
export function moreAnswers(count: number): string {
  return `and ${counted(count, 'more answer')}: your plan’s guest list has them`
}

/** The heading: what has become of the plan, or else how many answers are new. */
export function newsHeading(title: string, event: PlanEvent | undefined, answers: number): string {
  return event
    ? `${eventSubject[event]}: ${inQuotes(title)}`
    : `${counted(answers, 'answer')} to ${inQuotes(title)}`
}

/** The names of how many people gave each answer. */
export const countLabels = {
  coming: 'Coming',
  declined: 'Can’t come',
  pending: 'No answer',
} as const

/** How many people come, the host included. */
export function comingWords(coming: number, most: number | null): string {
  const people = most === null ? counted(coming, 'person', 'people') : `${coming} of ${most} people`
  return `${people}, including you`
}

/** The link to the plan's own page. */
export const openPlan = 'Open your plan'
