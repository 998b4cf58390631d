import * as german from '#server/domain/messages/german/web_sign_in.ts'
import * as english from '#server/domain/messages/web_sign_in.ts'
import { eachSaid, said } from '#server/domain/messages/said/said.ts'

/** The texts of `messages/web_sign_in.ts` in the language of the page. */
export const webSignIn = said(english, german)

export const { signIn, sent, welcome, stepUp, signInLink, deadLink, noMail } = eachSaid(
  english,
  german,
)
