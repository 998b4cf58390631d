import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import type { CalendarProblem } from '#server/domain/calendar/source.ts'

/** The sentences of mail to an account about a calendar of its own. Names are single lines of plain text. */
export const calendarMail = {
  subject: (name: string) => `Your calendar ${inQuotes(name)} is no longer read`,
  heading: (name: string) => `${inQuotes(name)} is no longer read`,
  /** What this means, and what to do. */
  consequence:
    'A day after it was last read, nobody knows when you’re free any more, neither you nor friends who may see it. On the page of your calendars you can have it read again, connect it again, or remove it.',
  action: 'Look at your calendars',
}

/** Why a calendar is not read any more. */
export const calendarMailProblem: Readonly<Record<CalendarProblem, string>> = {
  gone: 'There is no calendar at its address any more. Its owner may have made a new address for it.',
  refused:
    'Its server refuses to give it out. The secret address may have been replaced by a new one.',
  not_a_calendar: 'What its address gives is not a calendar; it may be a page to sign in.',
  unreachable: 'Its server has not answered for a week.',
  timeout: 'Its server has answered too slowly for a week.',
  too_large: 'It is larger than 20 megabytes.',
  too_complex: 'It is too complex to be read.',
  insecure_redirect: 'Its address leads from an encrypted connection to one that is not.',
}
