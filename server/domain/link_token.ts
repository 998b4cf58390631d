import { createHash, randomBytes } from 'node:crypto'

/** What a link ends with: 256 random bits in 43 URL-safe characters. It is kept nowhere but in the link. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash a link is found by; null for what cannot be a link's token, which then needs no look-up. */
export function hashLinkToken(token: string): Buffer | null {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null
  return createHash('sha256').update(token).digest()
}
