import * as german from '#server/domain/messages/german/web_connect.ts'
import * as english from '#server/domain/messages/web_connect.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { connect, connectOffer } = eachSaid(english, german)
