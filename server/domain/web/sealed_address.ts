import { never, nobody, type Seal } from '#server/domain/basics/seal.ts'

const sealType = 'sign_in_address'

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
