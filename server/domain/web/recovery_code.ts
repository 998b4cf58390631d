import { createHash } from 'node:crypto'

/** How many codes are made at once. */
export const recoveryCodes = 10

/** The digits of Crockford's base 32: none looks like another. */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Characters of a code: 80 bits, so that nobody guesses one and a hash without a key is enough. */
export const recoveryLength = 16

/** @returns a code as somebody typed or pasted it, in the form in which it was made; null if it cannot be one. */
export function readRecoveryCode(text: string | undefined): string | null {
  const code = (text ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code) ? code : null
}

/** @returns a code as people read it: `ABCD-EFGH-JKMN-PQRS`. */
export function shownRecoveryCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code
}

/** @returns what is stored of a code. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(`recovery code ${code}`).digest()
}
