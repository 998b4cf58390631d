import * as german from '#server/domain/messages/german/web_today.ts'
import * as english from '#server/domain/messages/web_today.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { today, front } = eachSaid(english, german)
