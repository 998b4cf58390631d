import * as german from '#server/domain/messages/german/activity.ts'
import * as english from '#server/domain/messages/activity.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { activity, outcomeWords } = eachSaid(english, german)
