import type { OwnPasskey, PasskeySite } from '#server/domain/web/passkey.ts'

/** What a browser has time for, in milliseconds: as long as a challenge counts. */
const timeout = 300_000

/** The signatures that may be used, the preferred one first: ES256, EdDSA, RS256 (COSE). */
export const algorithms = [-7, -8, -257]

type Options = Readonly<Record<string, unknown>>

/** What a browser is asked in order to make a passkey (WebAuthn, 5.4), with base64url for bytes. The authenticator checks who is there. */
export function optionsToAdd(
  { rp_id }: PasskeySite,
  {
    challenge,
    product,
    user,
    address,
    display_name,
    passkeys,
  }: {
    challenge: string
    product: string
    user: Buffer
    address: string
    display_name: string
    passkeys: readonly OwnPasskey[]
  },
): Options {
  return {
    challenge,
    rp: { id: rp_id, name: product },
    user: { id: user.toString('base64url'), name: address, displayName: display_name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: passkeys.map(described),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** What a browser is asked in order to sign a challenge (WebAuthn, 5.5): with one of these passkeys, or with any for this host. */
export function optionsToSign(
  { rp_id }: PasskeySite,
  challenge: string,
  passkeys: readonly OwnPasskey[] = [],
): Options {
  return {
    challenge,
    rpId: rp_id,
    timeout,
    allowCredentials: passkeys.map(described),
    userVerification: 'required',
  }
}

function described({ credential_id, transports }: OwnPasskey): Options {
  const id = credential_id.toString('base64url')
  return { type: 'public-key', id, ...(transports.length > 0 && { transports }) }
}
