import * as german from '#server/domain/messages/german/calendar_mail.ts'
import * as english from '#server/domain/messages/calendar_mail.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { calendarMail, calendarMailProblem } = eachSaid(english, german)
