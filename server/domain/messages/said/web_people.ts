import * as german from '#server/domain/messages/german/web_people.ts'
import * as english from '#server/domain/messages/web_people.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { people, person } = eachSaid(english, german)
