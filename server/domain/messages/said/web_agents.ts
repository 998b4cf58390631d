import * as german from '#server/domain/messages/german/web_agents.ts'
import * as english from '#server/domain/messages/web_agents.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const {
  abilityWords,
  abilitiesText,
  agents,
  newToken,
  madeToken,
  oneToken,
  rotate,
  revoke,
} = eachSaid(english, german)
