import * as english from '#server/domain/messages/calendar.ts'
import * as german from '#server/domain/messages/german/calendar.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { calendarText } = eachSaid(english, german)
