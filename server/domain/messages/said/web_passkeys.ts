import * as german from '#server/domain/messages/german/web_passkeys.ts'
import * as english from '#server/domain/messages/web_passkeys.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const { passkey, passkeys, newPasskey, recovery, recover, proofs } = eachSaid(
  english,
  german,
)
