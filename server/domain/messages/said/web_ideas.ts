import * as german from '#server/domain/messages/german/web_ideas.ts'
import * as english from '#server/domain/messages/web_ideas.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { ideas, newIdea, idea } = eachSaid(english, german)
