import * as german from '#server/domain/messages/german/web_places.ts'
import * as english from '#server/domain/messages/web_places.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { places, place } = eachSaid(english, german)
