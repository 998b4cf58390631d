import * as english from '#server/domain/messages/activity_words.ts'
import * as german from '#server/domain/messages/german/activity_words.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { callPhrase, pagePhrase } = eachSaid(
  { callPhrase: english.callPhrase, pagePhrase: english.pagePhrase },
  { callPhrase: german.callPhrase, pagePhrase: german.pagePhrase },
)
