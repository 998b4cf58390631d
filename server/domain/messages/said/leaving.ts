import * as german from '#server/domain/messages/german/leaving.ts'
import * as english from '#server/domain/messages/leaving.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { deleteAccount, keepAccount, exportAccount, endedLink } = eachSaid(english, german)
