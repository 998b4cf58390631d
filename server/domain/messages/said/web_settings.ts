import * as german from '#server/domain/messages/german/web_settings.ts'
import * as english from '#server/domain/messages/web_settings.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { settings, account, language, model, newAddress, undoAddress } = eachSaid(
  english,
  german,
)
