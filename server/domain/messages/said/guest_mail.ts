import * as german from '#server/domain/messages/german/guest_mail.ts'
import * as english from '#server/domain/messages/guest_mail.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { guestConfirmMail, guestReminderMail, guestMailEnd, guestMailOffer, guestMailPage } =
  eachSaid(english, german)
