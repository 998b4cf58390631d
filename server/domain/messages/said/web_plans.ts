import * as german from '#server/domain/messages/german/web_plans.ts'
import * as english from '#server/domain/messages/web_plans.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { plans, plan } = eachSaid(english, german)
