import * as german from '#server/domain/messages/german/web_assistant.ts'
import * as english from '#server/domain/messages/web_assistant.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { assistantPage } = eachSaid(english, german)
