import * as german from '#server/domain/messages/german/plan_pages.ts'
import * as english from '#server/domain/messages/plan_pages.ts'
import { eachSaid, said } from '#server/domain/messages/said/said.ts'

/** The texts of `messages/plan_pages.ts` in the language of the page. */
export const planPages = said(english, german)

export const {
  choices,
  invites,
  planBy,
  changed,
  current,
  removed,
  signedUpName,
  namesakeName,
  connectHint,
} = eachSaid(english, german)
