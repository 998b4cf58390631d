import * as german from '#server/domain/messages/german/web_approvals.ts'
import * as english from '#server/domain/messages/web_approvals.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { agentName, approvals, step, approval } = eachSaid(english, german)
