import * as german from '#server/domain/messages/german/web_captures.ts'
import * as english from '#server/domain/messages/web_captures.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { captures, capture } = eachSaid(english, german)
