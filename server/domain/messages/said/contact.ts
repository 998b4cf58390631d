import * as german from '#server/domain/messages/german/contact.ts'
import * as english from '#server/domain/messages/contact.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { contact } = eachSaid(english, german)
