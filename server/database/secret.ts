import { randomBytes, randomInt } from 'node:crypto'
import { recoveryAlphabet, recoveryLength } from '#server/domain/web/recovery_code.ts'
import { secretLength, tokenAlphabet, tokenOf } from '#server/domain/calls/token_format.ts'

/** @returns a new access token: `svc_pat_`, 40 random base62 characters, and 6 characters of the CRC-32 of these. */
export function newToken(): string {
  let secret = ''
  while (secret.length < secretLength) secret += tokenAlphabet[randomInt(tokenAlphabet.length)]
  return tokenOf(secret)
}

/** @returns a new secret for a link: 256 random bits in 43 URL-safe characters. Only the link contains it. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** @returns 32 random bytes, so that looking up an impossible token takes as long as any other look-up. */
export function randomHash(): Buffer {
  return randomBytes(32)
}

/** @returns a new code to type: eight random digits. */
export function newCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0')
}

/** @returns a new recovery code: 16 random digits of base 32. */
export function newRecoveryCode(): string {
  const digit = () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]
  return Array.from({ length: recoveryLength }, digit).join('')
}
