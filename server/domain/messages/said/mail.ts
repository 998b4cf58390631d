import * as german from '#server/domain/messages/german/mail.ts'
import * as english from '#server/domain/messages/mail.ts'
import { eachSaid, said } from '#server/domain/messages/said/said.ts'

/** The texts of `messages/mail.ts` in the language of the mail. */
export const mailWords = said(english, german)

export const {
  inviteMail,
  updateMail,
  cancelMail,
  removedMail,
  listMail,
  mailTables,
  factLabels,
  groupSize,
  changeLabels,
  guestListWords,
  peopleCount,
  previousValue,
  quotedNote,
  footerLines,
  unsubscribeFrom,
} = eachSaid(english, german)
