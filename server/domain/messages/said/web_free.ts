import * as german from '#server/domain/messages/german/web_free.ts'
import * as english from '#server/domain/messages/web_free.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { free } = eachSaid(english, german)
