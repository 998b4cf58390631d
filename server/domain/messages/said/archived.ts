import * as german from '#server/domain/messages/german/archived.ts'
import * as english from '#server/domain/messages/archived.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { archived } = eachSaid(english, german)
