import * as german from '#server/domain/messages/german/web_oauth.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'
import * as english from '#server/domain/messages/web_oauth.ts'

export const { consent, goingBack, flowEnded, documentFaults } = eachSaid(english, german)
