import { createHash } from 'node:crypto'

/**
 * @returns the SHA-256 of an email address, 32 bytes. Spaces around the address and the case of its letters make
 * no difference, so two spellings of one address are one account.
 */
export function hashEmail(email: string): Buffer {
  return createHash('sha256').update(email.trim().toLowerCase()).digest()
}
