import * as german from '#server/domain/messages/german/invitation_text.ts'
import * as english from '#server/domain/messages/invitation_text.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { goodToKnow } = eachSaid(english, german)
