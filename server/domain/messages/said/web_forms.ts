import * as german from '#server/domain/messages/german/web_forms.ts'
import * as english from '#server/domain/messages/web_forms.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { sentBefore, changedMeanwhile, sendAgain, listPages, peopleChoice } = eachSaid(
  english,
  german,
)
