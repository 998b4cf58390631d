import * as german from '#server/domain/messages/german/sign_in_mail.ts'
import * as english from '#server/domain/messages/sign_in_mail.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const {
  signInFooter,
  signInMail,
  makeAccountMail,
  stepUpMail,
  newAddressMail,
  addressTakenMail,
  addressChangedMail,
  newSignInMail,
} = eachSaid(english, german)
