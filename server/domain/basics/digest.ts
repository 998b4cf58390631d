import { createHash } from 'node:crypto'

/** @returns the SHA-256 of a value's JSON in base64url: equal values have equal digests. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
