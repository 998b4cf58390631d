import * as english from '#server/domain/messages/calendars_page.ts'
import * as german from '#server/domain/messages/german/calendars_page.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const {
  calendarsPage,
  problemText,
  calendarResults,
  calendarRow,
  calendarForm,
  connectForm,
  timesPage,
  friendsPage,
  sharingForm,
  strip,
  feedForm,
  fieldNames,
} = eachSaid(english, german)
