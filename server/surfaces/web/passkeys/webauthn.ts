import type { KnownPasskey, NewPasskey, PasskeySite } from '#server/domain/web/passkey.ts'
import type { SentCredential } from '#server/domain/web/passkey_credential.ts'
import { algorithms } from '#server/surfaces/web/passkeys/options.ts'

type Library = typeof import('@simplewebauthn/server') & {
  readonly helpers: typeof import('@simplewebauthn/server/helpers')
}

let loading: Promise<Library> | null = null

/** Loads the library, which takes half a second and 30 MB: with the first passkey, and not with each start. */
export function loadWebauthn(): Promise<Library> {
  loading ??= Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]).then(([library, helpers]) => ({ ...library, helpers }))
  return loading
}

/** @returns the passkey that a browser has made for this site, with a challenge that the caller has claimed; null where anything is wrong. */
export async function checkMade(
  { json, challenge, transports }: SentCredential,
  { rp_id, origin }: PasskeySite,
): Promise<NewPasskey | null> {
  const { helpers, verifyRegistrationResponse } = await loadWebauthn()
  const { clientDataJSON = '', attestationObject = '' } = json.response
  try {
    const bytes = new Uint8Array(Buffer.from(attestationObject, 'base64url'))
    const attested = helpers.decodeAttestationObject(bytes)
    // Nothing was asked of the maker of the device. To check certificates, the library would fetch addresses that are in them.
    const isPlain = attested.get('fmt') === 'none'
    const isOwn =
      attested.get('fmt') === 'packed' && attested.get('attStmt').get('x5c') === undefined
    if (!isPlain && !isOwn) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...json, response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rp_id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (registrationInfo === undefined) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      credential_id: Buffer.from(id, 'base64url'),
      public_key: Buffer.from(publicKey),
      counter,
      transports,
    }
  } catch {
    return null
  }
}

/** @returns the counter of a passkey that has signed a challenge, which the caller has claimed, for this site; null where anything is wrong. */
export async function checkSigned(
  { json, challenge }: SentCredential,
  { credential_id, public_key, counter }: KnownPasskey,
  { rp_id, origin }: PasskeySite,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const { clientDataJSON = '', authenticatorData = '', signature = '' } = json.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...json, response: { clientDataJSON, authenticatorData, signature } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rp_id,
      credential: {
        id: credential_id.toString('base64url'),
        publicKey: new Uint8Array(public_key),
        counter,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
