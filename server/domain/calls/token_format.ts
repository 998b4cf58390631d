import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** The characters of a token, in the order of their values. */
export const tokenAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const prefix = 'svc_pat_'
/** How many characters the secret of a token has: 238 random bits. */
export const secretLength = 40
const checkLength = 6

const shape = new RegExp(`^${prefix}[0-9A-Za-z]{${secretLength + checkLength}}$`)

/** @returns the token of a secret of 40 base62 characters: `svc_pat_`, the secret, 6 characters of the CRC-32 of both. */
export function tokenOf(secret: string): string {
  return prefix + secret + checkOf(prefix + secret)
}

/** @returns whether a text can be a token, so that other text is refused without asking the database. */
export function isToken(text: string): boolean {
  if (!shape.test(text)) return false
  return checkOf(text.slice(0, -checkLength)) === text.slice(-checkLength)
}

/** @returns what is stored of a token: its SHA-256, 32 bytes. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function checkOf(text: string): string {
  let rest = crc32(text)
  let check = ''
  for (let place = 0; place < checkLength; place += 1) {
    check = tokenAlphabet[rest % tokenAlphabet.length] + check
    rest = Math.floor(rest / tokenAlphabet.length)
  }
  return check
}
