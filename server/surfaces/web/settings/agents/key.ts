import { randomBytes } from 'node:crypto'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'

/** @returns a new key of a form, which makes one token however often it is sent. */
export function newKey(): string {
  return randomBytes(16).toString('base64url')
}

/** @returns the key of a form; a new one where it has none. */
export function keyIn(sent: WebForm): string {
  const key = sent.get('key') ?? ''
  return /^[\w-]{8,100}$/.test(key) ? key : newKey()
}
