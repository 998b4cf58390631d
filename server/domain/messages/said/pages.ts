import * as german from '#server/domain/messages/german/pages.ts'
import * as english from '#server/domain/messages/pages.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { missing, refusalText } = eachSaid(english, german)
