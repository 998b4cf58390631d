import * as german from '#server/domain/messages/german/web_outing.ts'
import * as english from '#server/domain/messages/web_outing.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { outing, edit, planLinks } = eachSaid(english, german)
