import type { CalendarProblem } from '#server/domain/calendar/source.ts'
import { type Letter, line, shortened } from '#server/domain/mail/letter.ts'
import { calendarMail, calendarMailProblem } from '#server/domain/messages/said/calendar_mail.ts'

/** What a message to an account says about a calendar of its own, as `account_mail` stores it. */
export interface CalendarProblemNews {
  kind: 'calendar_problem'
  name: string
  problem: CalendarProblem
}

/** The parts of a message to an account about a calendar that is not read any more. */
export function calendarLetter({ name, problem }: CalendarProblemNews): Letter {
  const title = line(name)
  return {
    subject: line(calendarMail.subject(shortened(title))),
    heading: calendarMail.heading(title),
    paragraphs: [calendarMailProblem[problem], calendarMail.consequence],
    changes: [],
    facts: [],
    answers: [],
    checklist: [],
    details: null,
    action: calendarMail.action,
    host_name: null,
    day: null,
  }
}
