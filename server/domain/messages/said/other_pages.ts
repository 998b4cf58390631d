import * as german from '#server/domain/messages/german/other_pages.ts'
import * as english from '#server/domain/messages/other_pages.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { connection, signUpOffer, sharedList, placeSource, moreAt, mailChoice } = eachSaid(
  english,
  german,
)
