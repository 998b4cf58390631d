import { createHash } from 'node:crypto'

/** The hash a link is found by; null for what cannot be a link's token, which then needs no look-up. */
export function hashLinkToken(token: string): Buffer | null {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null
  return createHash('sha256').update(token).digest()
}
