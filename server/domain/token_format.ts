import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const prefix = 'svc_pat_'
const secretLength = 40
const checkLength = 6

const shape = new RegExp(`^${prefix}[0-9A-Za-z]{${secretLength + checkLength}}$`)

/** A new token: `svc_pat_`, 40 random base62 characters, 6 of the CRC-32 of all before them. */
export function newToken(): string {
  let secret = ''
  while (secret.length < secretLength) secret += alphabet[randomInt(alphabet.length)]
  return prefix + secret + checkOf(prefix + secret)
}

/** Whether a text can be a token at all, so that junk is refused without asking the database. */
export function isToken(text: string): boolean {
  if (!shape.test(text)) return false
  return checkOf(text.slice(0, -checkLength)) === text.slice(-checkLength)
}

/** What is kept of a token: its SHA-256, 32 bytes. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function checkOf(text: string): string {
  let rest = crc32(text)
  let check = ''
  for (let place = 0; place < checkLength; place += 1) {
    check = alphabet[rest % alphabet.length] + check
    rest = Math.floor(rest / alphabet.length)
  }
  return check
}
