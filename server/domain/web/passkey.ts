import { createHash } from 'node:crypto'
import { siteOf } from '#server/domain/web/site.ts'

/** How many passkeys an account may have; the database counts. */
export const maxPasskeys = 20

/** The most characters of the name of a passkey. */
export const maxPasskeyLabel = 60

/** What a challenge is for: to add a passkey, to prove who one is in a session, or to sign in. */
export type PasskeyPurpose = 'passkey_add' | 'passkey_prove' | 'passkey_sign_in'

/** A passkey as its account lists it. */
export interface OwnPasskey {
  readonly passkey_id: string
  /** By what its authenticator finds it. */
  readonly credential_id: Buffer
  readonly transports: readonly string[]
  readonly label: string
  readonly created_at: Date
  /** When it last signed; null for never. */
  readonly used_at: Date | null
}

/** A passkey as it is checked. */
export interface KnownPasskey {
  readonly owner: string
  readonly passkey_id: string
  readonly credential_id: Buffer
  /** COSE. */
  readonly public_key: Buffer
  /** How often its authenticator says it has signed; 0 where it does not count. */
  readonly counter: number
  readonly transports: readonly string[]
}

/** A passkey that an authenticator has just made. */
export type NewPasskey = Pick<
  KnownPasskey,
  'credential_id' | 'public_key' | 'counter' | 'transports'
>

/** Where passkeys count. */
export interface PasskeySite {
  /** The host name that passkeys are for. */
  readonly rp_id: string
  readonly origin: string
}

/** @returns where passkeys count; null where there are no web pages, or where the host has no name: passkeys need one. */
export function passkeySite(base_url: string): PasskeySite | null {
  const site = siteOf(base_url)
  if (!site.on) return null
  const { hostname } = new URL(base_url)
  if (hostname.startsWith('[') || /^[\d.]+$/.test(hostname)) return null
  return { rp_id: hostname, origin: site.origin }
}

/** @returns the hash by which a passkey is found. */
export function hashCredential(credential_id: Buffer): Buffer {
  return createHash('sha256').update(credential_id).digest()
}
