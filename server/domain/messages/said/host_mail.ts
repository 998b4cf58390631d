import * as german from '#server/domain/messages/german/host_mail.ts'
import * as english from '#server/domain/messages/host_mail.ts'
import { eachSaid, said } from '#server/domain/messages/said/said.ts'

/** The texts of `messages/host_mail.ts` in the language of the mail. */
export const hostMail = said(english, german)

export const {
  eventSubject,
  eventSentence,
  answersSubject,
  answerText,
  moreAnswers,
  newsHeading,
  countLabels,
  comingWords,
} = eachSaid(english, german)
