import * as german from '#server/domain/messages/german/web_lists.ts'
import * as english from '#server/domain/messages/web_lists.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { guestView, list, lists, rules, sharing } = eachSaid(english, german)
