import type { PasskeyPurpose } from '#server/domain/web/passkey.ts'
import { passkeySite } from '#server/domain/web/passkey.ts'
import { readCredential } from '#server/domain/web/passkey_credential.ts'
import {
  claimPasskeyChallenge,
  knownPasskey,
  type SignedPasskey,
} from '#server/flows/web/passkeys.ts'
import { checkSigned } from '#server/surfaces/web/passkeys/webauthn.ts'
import type { Visit } from '#server/surfaces/web/route.ts'

/**
 * Checks what a passkey has signed in a browser or a session, by the hash of its secret. The challenge is used up, whatever comes of it.
 *
 * @returns null where anything is wrong: an unknown passkey, another challenge, another site, a counter that has not gone up.
 */
export async function checkPasskey(
  { runtime }: Pick<Visit, 'runtime'>,
  text: string | undefined,
  browser_hash: Buffer,
  purpose: PasskeyPurpose,
): Promise<SignedPasskey | null> {
  const site = passkeySite(runtime.base_url)
  const sent = readCredential(text, 'signed')
  if (site === null || sent === null) return null
  if (!(await claimPasskeyChallenge(runtime, sent.challenge, browser_hash, purpose))) return null
  const passkey = await knownPasskey(runtime, sent.id)
  if (passkey === null) return null
  const counter = await checkSigned(sent, passkey, site)
  const { owner, passkey_id } = passkey
  return counter === null ? null : { owner, passkey_id, counter }
}
