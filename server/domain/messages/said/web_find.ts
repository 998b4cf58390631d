import * as german from '#server/domain/messages/german/web_find.ts'
import * as english from '#server/domain/messages/web_find.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { find, run } = eachSaid(english, german)
