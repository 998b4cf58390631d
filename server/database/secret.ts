import { randomBytes, randomInt } from 'node:crypto'
import { secretLength, tokenAlphabet, tokenOf } from '#server/domain/token_format.ts'

/** A new access token: `svc_pat_`, 40 random base62 characters, 6 of the CRC-32 of all before them. */
export function newToken(): string {
  let secret = ''
  while (secret.length < secretLength) secret += tokenAlphabet[randomInt(tokenAlphabet.length)]
  return tokenOf(secret)
}

/** A new secret for a link: 256 random bits in 43 URL-safe characters. Only the link itself holds it. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** 32 random bytes, for looking up what cannot be found in the time of what can. */
export function randomHash(): Buffer {
  return randomBytes(32)
}
