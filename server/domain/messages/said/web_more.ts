import * as german from '#server/domain/messages/german/web_more.ts'
import * as english from '#server/domain/messages/web_more.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { installed, ways, more } = eachSaid(english, german)
