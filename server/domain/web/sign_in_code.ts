import { createHmac } from 'node:crypto'

/** @returns what is stored of a code: an HMAC of it and of the link it came with. */
export function hashCode(key: Buffer, link_hash: Buffer, code: string): Buffer {
  return createHmac('sha256', key).update(link_hash).update(code).digest()
}

/** @returns the eight digits of a code as somebody typed or pasted it; null if it cannot be one. */
export function readCode(text: string | undefined): string | null {
  const digits = (text ?? '').replace(/[\s\u00a0.-]/g, '')
  return /^\d{8}$/.test(digits) ? digits : null
}

/** @returns a code as people read it: `1234 5678`. */
export function shownCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`
}
