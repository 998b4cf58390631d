import type { Seal } from '#server/domain/basics/seal.ts'

/** Signing in belongs to no account until it has succeeded. */
export const nobody = '00000000-0000-0000-0000-000000000000'

const sealType = 'sign_in_address'

/** A link's row ends by itself. */
const never = new Date('9999-12-31T00:00:00Z')

/** @returns an address of email, sealed. */
export function sealAddress(seal: Seal, address: string): string {
  return seal.close(sealType, nobody, address, never)
}

/** @returns the address; null if it was sealed with a key that is no longer configured. */
export function openAddress(seal: Seal, sealed: string | null): string | null {
  return sealed && (seal.open<string>(sealType, nobody, sealed)?.value ?? null)
}

const stopType = 'no_mail'

/** @returns what a link contains that stops all mail to an address. */
export function sealStop(seal: Seal, address: string): string {
  return seal.close(stopType, nobody, address, never)
}

/** @returns the address of such a link; null for any other text. */
export function openStop(seal: Seal, sealed: string): string | null {
  return seal.open<string>(stopType, nobody, sealed)?.value ?? null
}
