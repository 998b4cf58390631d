import { createHash } from 'node:crypto'

/** @returns the SHA-256 by which a link is found, 32 bytes; null for text that cannot be a link's token. */
export function hashLinkToken(token: string): Buffer | null {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null
  return createHash('sha256').update(token).digest()
}
