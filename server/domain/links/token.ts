import { createHash } from 'node:crypto'

/** @returns the token in the address of a link, which is its last part; any other text as it is. */
export function linkToken(text: string): string {
  return /^https?:\/\/\S*\/([A-Za-z0-9_-]{43})\/?$/.exec(text.trim())?.[1] ?? text
}

/** @returns the SHA-256 by which a link is found, 32 bytes; null for text that cannot be a link's token. */
export function hashLinkToken(token: string): Buffer | null {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null
  return createHash('sha256').update(token).digest()
}
