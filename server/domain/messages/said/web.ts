import * as german from '#server/domain/messages/german/web.ts'
import * as english from '#server/domain/messages/web.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { operator, topBar, webRefusal, keptRefusals } = eachSaid(english, german)
